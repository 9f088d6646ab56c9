import { type ActiveFilter, useFormats } from '@litometr/analytics-widgets';
import { type PortalSlug, portals } from '@litometr/api-contract';
import { Skeleton } from '@litometr/ui';
import { useIntl } from 'react-intl';
import { useEndpoint } from '../../api/useEndpoint.ts';
import { firstBy } from '../../domain/largestBy.ts';
import { useDomain } from '../../domain/useDomain.ts';
import { useIsolate } from '../../domain/useIsolate.ts';
import { useAddress } from '../../page/address/useAddress.ts';
import { PageFrame } from '../../page/PageFrame.tsx';
import { PageHead } from '../../page/PageHead.tsx';
import { usePeriod } from '../../page/period/usePeriod.ts';
import { ResponsesPartialDays } from '../../page/ResponsesPartialDays.tsx';
import { usePageTitle } from '../../page/usePageTitle.ts';
import { usePanelState } from '../../page/usePanelState.tsx';
import { isPointInTime, lookOf } from './choices.ts';
import * as css from './DetailedTrendsPage.css.ts';
import { PivotTable } from './PivotTable.tsx';
import { type TrendsState, trendsAddress } from './trends.address.ts';
import { detailedTrendsMessages as messages } from './trends.messages.ts';
import { useGroupLabel } from './useGroupLabel.ts';
import { useMetricName } from './useMetricName.ts';
import { useTrendFilters } from './useTrendFilters.ts';
import { useTrends } from './useTrends.ts';
import { type NamedSeries, type TrendsResponse, WorkbenchChart } from './WorkbenchChart.tsx';
import { WorkbenchControls } from './WorkbenchControls.tsx';

const noFilters: Partial<TrendsState> = {
  keys: undefined,
  with: undefined,
  genre: undefined,
  status: undefined,
  access: undefined,
  tier: undefined,
};

/** Weeks and months hold days that were read in part, or are cut off by the period. */
function pointsOf(response: TrendsResponse | undefined) {
  if (response === undefined || response.grain === 'day' || response.to === null) return {};
  const points = response.series[0]?.points ?? [];
  return {
    points: {
      days: points.map(({ day }) => day),
      cutOff: points.flatMap(({ day, complete }) => (complete ? [] : [day])),
      to: response.to,
    },
  };
}

/** The workbench: a metric by a dimension over time, in the function and look of choice. */
export function DetailedTrendsPage({ portal }: { portal: PortalSlug }) {
  const { formatMessage: t } = useIntl();
  const quoted = useIsolate();
  const { formatDelta } = useFormats();
  const domain = useDomain();
  const labelOf = useGroupLabel();
  const nameOf = useMetricName();
  const title = t(messages.title);
  usePageTitle(title);
  const [state, change] = useAddress(trendsAddress);
  const period = usePeriod(state, change);
  const known = useEndpoint(portals, {}).data?.items;
  const summary = known?.find(({ slug }) => slug === portal);
  const other = known?.find(({ slug }) => slug === state.with);
  const { question, query, request } = useTrends({ portal, summary, state });
  const beside = useTrends({
    portal: other?.slug ?? portal,
    summary: other,
    state,
  });
  const trendFilters = useTrendFilters({ portal: summary, question, state, onChange: change });
  const { data } = query;
  const hasPointValues = question !== null && isPointInTime(question.metric);
  const panel = usePanelState(
    query,
    data?.series.length === 0
      ? data.by === 'all' && !hasPointValues
        ? { title: t(messages.emptyTitle), description: t(messages.emptyHelp) }
        : { title: t(messages.emptyGroups), description: t(messages.emptyGroupsHelp) }
      : null,
  );
  const own: NamedSeries[] = (data?.series ?? []).map((series) => ({
    ...series,
    name: other === undefined ? labelOf(data?.by ?? 'genre', series) : domain.portal(portal),
  }));
  const others: NamedSeries[] =
    other === undefined || beside.question === null
      ? []
      : (beside.query.data?.series ?? []).map((series) => ({
          ...series,
          key: other.slug,
          name: `${domain.portal(other.slug)}: ${nameOf(beside.question?.metric ?? 'views')}`,
          compared: [],
        }));
  const rest: NamedSeries | null =
    data?.rest == null
      ? null
      : { ...data.rest, key: 'rest', name: t(messages.others), isRest: true };
  // Chosen groups are shown alone; otherwise the remainder completes the largest ones to the total.
  const whole =
    rest === null || other !== undefined || state.keys !== undefined ? own : [...own, rest];
  const series = [...whole, ...others];
  // Of chosen groups the largest is not the largest of all.
  const largest =
    state.keys === undefined
      ? firstBy(
          own,
          ({ total }) => (total > 0 ? total : null),
          (total) => formatDelta(total, 'compact'),
        )
      : null;
  const isolate = (key: string) => {
    const isAlone = state.keys?.length === 1 && state.keys[0] === key;
    // The remainder is not a group, so it cannot be isolated.
    if (key !== rest?.key) change({ keys: isAlone ? undefined : [key] });
  };
  return (
    <PageFrame gap="lg" meta={data?.meta}>
      <PageHead
        title={title}
        portal={portal}
        lead={
          largest === null || hasPointValues || other !== undefined
            ? data && t(messages.leadAll)
            : t(messages.lead, {
                name: quoted(largest.item.name),
                total: formatDelta(largest.value, 'compact'),
              })
        }
        meta={data?.meta}
        period={period}
        days={{
          period: data?.from == null || data.to === null ? null : { from: data.from, to: data.to },
          compared: data?.compared ?? null,
        }}
        {...(request !== null && { exportOf: request })}
        onClearFilters={() => change(noFilters)}
        facets={known === undefined ? null : trendFilters.facets}
        filters={(state.keys ?? [])
          .map(
            (key): ActiveFilter => ({
              id: key,
              label: own.find((each) => each.key === key)?.name ?? key,
              onRemove: () => {
                const left = (state.keys ?? []).filter((each) => each !== key);
                change({ keys: left.length === 0 ? undefined : left });
              },
            }),
          )
          .concat(trendFilters.filters)}
      />
      <ResponsesPartialDays
        metas={[data?.meta, other && beside.query.data?.meta]}
        {...pointsOf(data)}
      >
        <div className={css.workbench}>
          {summary === undefined || question === null ? (
            <Skeleton shape="block" className={css.controlsRoom} blockSize="100%" />
          ) : (
            <WorkbenchControls
              portal={summary}
              question={question}
              state={state}
              onChange={change}
            />
          )}
          {question === null ? (
            <Skeleton shape="block" blockSize="30rem" />
          ) : (
            <WorkbenchChart
              state={panel}
              response={data}
              question={question}
              series={series}
              look={lookOf(question, state.look)}
              scale={state.scale}
              onRange={({ from, to }) => change({ from, to })}
              {...(other === undefined && { onLine: isolate })}
            />
          )}
        </div>
        {other === undefined && question !== null && (
          <PivotTable
            state={panel}
            question={question}
            series={own}
            rest={state.keys === undefined ? rest : null}
            chosen={state.keys ?? []}
            onChoose={(keys) => change({ keys: keys.length === 0 ? undefined : keys })}
          />
        )}
      </ResponsesPartialDays>
    </PageFrame>
  );
}
