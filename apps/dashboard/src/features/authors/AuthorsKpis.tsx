import { KpiRow, KpiTile } from '@litometr/analytics-widgets';
import type { authorsSummary, EndpointResponse } from '@litometr/api-contract';
import { useIntl } from 'react-intl';
import type { Block } from '../../blocks/block.ts';
import { useHere } from '../../blocks/useHere.ts';
import { authorsMessages as messages } from './authors.messages.ts';

interface AuthorsKpisProps {
  summary: Block<EndpointResponse<typeof authorsSummary>>;
}

/** The authors of a portal in four figures. */
export function AuthorsKpis({ summary: { state, data } }: AuthorsKpisProps) {
  const { formatMessage: t } = useIntl();
  const here = useHere();
  return (
    <KpiRow state={state}>
      <KpiTile
        label={t(messages.kpiActive)}
        href={here('table', { active: 'yes' })}
        value={data?.active ?? null}
        comparison={data && t(messages.kpiActiveOf, { count: data.authors })}
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
        reason={t(messages.noData)}
        {...(data?.median_books != null && {
          comparison: t(messages.kpiMedianOf, { count: data.median_books }),
        })}
      />
    </KpiRow>
  );
}
