import { KpiRow, KpiTile, useFormats } from '@litometr/analytics-widgets';
import type { authorsSummary, EndpointResponse } from '@litometr/api-contract';
import { useIntl } from 'react-intl';
import type { Block } from '../../blocks/block.ts';
import { useHere } from '../../blocks/useHere.ts';
import { authorsMessages as messages } from './authors.messages.ts';

interface AuthorsKpisProps {
  summary: Block<EndpointResponse<typeof authorsSummary>>;
}

/** The authors of a portal in six figures. */
export function AuthorsKpis({ summary: { state, data } }: AuthorsKpisProps) {
  const { formatMessage: t } = useIntl();
  const { formatPercent } = useFormats();
  const here = useHere();
  return (
    <KpiRow state={state}>
      <KpiTile label={t(messages.kpiAll)} href={here('table')} value={data?.authors ?? null} />
      <KpiTile
        label={t(messages.kpiActive)}
        about={t(messages.aboutActive)}
        href={here('table', { active: 'yes' })}
        value={data?.active ?? null}
        {...(data !== undefined &&
          data.authors > 0 && {
            comparison: t(messages.kpiActiveOf, {
              share: formatPercent(data.active / data.authors),
            }),
          })}
      />
      <KpiTile
        label={t(messages.kpiDebuts)}
        value={data?.debuts ?? null}
        {...(data && {
          delta: { value: data.debuts - data.debuts_before },
          comparison: t(messages.before),
        })}
      />
      <KpiTile
        label={t(messages.kpiInTops)}
        href={here('table', { sort: '-top_places' })}
        value={data?.in_tops ?? null}
      />
      <KpiTile
        label={t(messages.kpiTen)}
        href={here('table', { sort: '-top_places' })}
        value={data?.top_ten_share ?? null}
        format="percent"
        about={t(messages.aboutTen)}
        reason={t(messages.noData)}
      />
      <KpiTile
        label={t(messages.kpiMedian)}
        about={t(messages.aboutMedian)}
        n={data?.authors ?? null}
        value={data?.median_books ?? null}
        reason={t(messages.noData)}
      />
    </KpiRow>
  );
}
