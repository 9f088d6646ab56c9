import { KpiTile } from '@litometr/analytics-widgets';
import type { GenreRow } from '@litometr/api-contract';
import { useIntl } from 'react-intl';
import { aboutFigure } from '../../../blocks/figures/aboutFigure.tsx';
import { genreTopsMessages as messages } from './genreTops.messages.ts';

/** How open a genre's top is, in its parts: never one naked score. */
export function GenreFigures({ genre }: { genre: GenreRow | undefined }) {
  const { formatMessage: t } = useIntl();
  const top = genre?.top ?? null;
  const of = top === null ? {} : { comparison: t(messages.ofTop, { size: top.size }) };
  return (
    <>
      <KpiTile
        label={t(messages.debutShare)}
        value={top?.debut_share ?? null}
        {...aboutFigure('debutShare')}
        format="percent"
        {...of}
      />
      <KpiTile
        label={t(messages.medianAge)}
        value={top?.median_age ?? null}
        {...aboutFigure('medianAge')}
        {...of}
      />
      <KpiTile
        label={t(messages.seriesShare)}
        value={top?.series_share ?? null}
        {...aboutFigure('seriesShare')}
        format="percent"
        {...of}
      />
      <KpiTile
        label={t(messages.effectiveAuthors)}
        value={top?.effective_authors == null ? null : Math.round(top.effective_authors)}
        comparison={t(messages.effectiveNote)}
        {...aboutFigure('effectiveAuthors')}
      />
    </>
  );
}
