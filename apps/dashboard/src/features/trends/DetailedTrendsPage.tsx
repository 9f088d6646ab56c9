import { useFormats } from '@litometr/analytics-widgets';
import { metricKey, type PortalSlug, portals, trends } from '@litometr/api-contract';
import { SegmentedControl, Select, Stack } from '@litometr/ui';
import { lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';
import { useEndpoint } from '../../api/useEndpoint.ts';
import { useDomain } from '../../domain/useDomain.ts';
import { useAddress } from '../../page/address/useAddress.ts';
import { ChartPlaceholder } from '../../page/ChartPlaceholder.tsx';
import { PageHead } from '../../page/PageHead.tsx';
import { usePageTitle } from '../../page/usePageTitle.ts';
import { usePanelState } from '../../page/usePanelState.tsx';
import { detailedTrendsMessages as messages } from './trends.messages.ts';
import { dimensions, trendRanges, trendsAddress } from './trends.route.ts';
import { useGroupLabel } from './useGroupLabel.ts';

const TrendsChart = lazy(() => import('./TrendsChart.tsx'));

/** Counters whose gain can be summed; an average such as the rating cannot. */
const summable = metricKey.options.filter((metric) => metric !== 'rating');
const DAY_MS = 86_400_000;
const dayBefore = (day: string, days: number) =>
  new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10);

/** A metric by a dimension over a period. */
export function DetailedTrendsPage({ portal }: { portal: PortalSlug }) {
  const { formatMessage: t } = useIntl();
  const { formatDelta } = useFormats();
  const domain = useDomain();
  const labelOf = useGroupLabel();
  const [{ metric, by, range }, update] = useAddress(trendsAddress);
  const known = useEndpoint(portals, {}).data?.items.find((each) => each.slug === portal);
  const asof = known?.meta.asof ?? null;
  const answer = useEndpoint(
    trends,
    {
      params: { portal },
      query: {
        by,
        ...(metric === undefined ? {} : { metric }),
        ...(asof === null ? {} : { from: dayBefore(asof, Number(range) - 1), to: asof }),
      },
    },
    { enabled: known !== undefined },
  );
  const { data } = answer;
  const state = usePanelState(
    answer,
    data?.series.length === 0
      ? { title: t(messages.emptyTitle), description: t(messages.emptyHelp) }
      : null,
  );
  const title = t(messages.title);
  usePageTitle(title);
  const first = data?.series[0];
  const lead =
    first && t(messages.lead, { name: labelOf(first), total: formatDelta(first.total, 'compact') });
  const available = summable.filter((each) =>
    known?.capabilities.some(({ metric: key, available: is }) => key === each && is),
  );
  return (
    <Stack gap="lg">
      <PageHead
        title={title}
        lead={lead}
        meta={data?.meta}
        controls={
          <>
            {available.length > 0 && (
              <Select
                label={t(messages.metric)}
                options={available.map((id) => ({ id, label: domain.metric(id) }))}
                value={metric ?? data?.metric ?? known?.main_metric ?? null}
                onChange={(id) => update({ metric: summable.find((each) => each === id) })}
              />
            )}
            <Select
              label={t(messages.by)}
              options={dimensions.map((id) => ({ id, label: t(messages[id]) }))}
              value={by}
              onChange={(id) => update({ by: dimensions.find((each) => each === id) ?? by })}
            />
            <SegmentedControl
              label={t(messages.days)}
              options={trendRanges.map((id) => ({
                id,
                label: t(messages.daysOption, { days: Number(id) }),
              }))}
              value={range}
              onChange={(id) => update({ range: trendRanges.find((each) => each === id) ?? range })}
            />
          </>
        }
      />
      <Suspense fallback={<ChartPlaceholder />}>
        <TrendsChart state={state} answer={data} />
      </Suspense>
    </Stack>
  );
}
