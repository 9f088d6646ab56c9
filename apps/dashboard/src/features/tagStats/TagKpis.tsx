import { KpiRow, KpiTile } from '@litometr/analytics-widgets';
import type { EndpointResponse, PortalSlug, tagsSummary } from '@litometr/api-contract';
import { useIntl } from 'react-intl';
import type { Block } from '../../blocks/block.ts';
import { deltaOf } from '../../blocks/figures/deltaOf.ts';
import { paths } from '../../domain/paths.ts';
import { useGloss } from '../../domain/useGloss.ts';
import { tagStatsMessages as messages } from './tagStats.messages.ts';

interface TagKpisProps {
  portal: PortalSlug;
  summary: Block<EndpointResponse<typeof tagsSummary>>;
}

/** The tags of a portal in four figures; in three where no tag has enough new books to be the fastest. */
export function TagKpis({ portal, summary }: TagKpisProps) {
  const { formatMessage: t } = useIntl();
  const { glossed } = useGloss();
  const { data } = summary;
  const fastest = data?.fastest ?? null;
  const rise = deltaOf(fastest?.new_books, fastest?.new_before);
  return (
    <KpiRow state={summary.state}>
      <KpiTile
        label={t(messages.kpiTags)}
        value={data?.tags ?? null}
        {...(data?.median_tags != null && {
          comparison: t(messages.kpiMedian, { count: data.median_tags }),
        })}
      />
      <KpiTile
        label={t(messages.kpiNew)}
        value={data?.new_tags ?? null}
        {...(data?.new_tags_before != null && {
          delta: { value: data.new_tags - data.new_tags_before },
          comparison: t(messages.before),
        })}
      />
      {(data === undefined || fastest !== null) && (
        <KpiTile
          label={
            fastest === null
              ? t(messages.kpiFastest)
              : t(messages.kpiFastestOf, { tag: glossed(fastest.name) })
          }
          about={t(messages.aboutFastest)}
          {...(fastest && { href: paths.tag(portal, fastest.id) })}
          value={fastest?.new_books ?? null}
          comparison={data && t(messages.kpiFastestNew)}
          {...(rise && { delta: rise })}
        />
      )}
      <KpiTile
        label={t(messages.kpiThree)}
        value={data?.three_tags_share ?? null}
        format="percent"
        reason={t(messages.noData)}
      />
    </KpiRow>
  );
}
