import type { Kpi, MetricKey } from '@litometr/api-contract';
import { dayBefore } from '@litometr/domain';
import { ALL_BOOKS, gainChanges, gainSpan, gainSum, NO_CHANGE } from '../formulas/gainChange.ts';
import type { PortalView, Reads } from '../shared/context.ts';
import { dailyGains } from '../shared/dailyGains.ts';
import { isWithin, type Period, widest } from '../shared/period.ts';
import { publishedMetrics } from '../shared/readings.ts';

/** The period of an answer and the one that it is compared with. */
export interface Periods {
  period: Period;
  compared: Period | null;
}

const gainKpis = {
  views: 'gain_views',
  likes: 'gain_likes',
  library: 'gain_library',
  rating_count: 'gain_rating_count',
} as const satisfies Partial<Record<MetricKey, Kpi['key']>>;

/** The gains of a day of the counters that are exact: a sum of rounded changes would show the rounding. */
export async function gainTiles(
  reads: Reads,
  view: PortalView,
  { period, compared }: Periods,
): Promise<Kpi[]> {
  const metrics = publishedMetrics(view.definition).filter(
    (metric): metric is keyof typeof gainKpis =>
      metric in gainKpis && view.definition.metrics[metric] === 'exact',
  );
  const span = widest(period, compared);
  const week = dayBefore(period.to, 7);
  const wide = widest(span, { from: week, to: period.to });
  const gains = await dailyGains(reads, view, metrics, wide);
  const tiles = metrics.map(async (metric): Promise<Kpi[]> => {
    const steps = gains.get(metric) ?? [];
    // Of each day the shortest steps come first.
    const dayGains = [...Map.groupBy(steps, ({ day }) => day).values()]
      .flatMap((ends) => ends.slice(0, 1))
      .map(({ day, days: length, gain, n }) => ({ day, n, value: length === 1 ? gain : null }));
    const days = dayGains.filter(({ day }) => isWithin(day, period));
    const last = days.at(-1);
    if (last === undefined) return [];
    // Readers come and go with the days of the week: a Monday is compared with a Monday.
    const weekBefore = dayBefore(last.day, 7);
    const before = dayGains.find(({ day }) => day === weekBefore);
    const isPartial = [before, last].some((one) => view.partialDays.includes(one?.day ?? ''));
    const changeOf =
      compared === null
        ? null
        : await gainChanges(reads, view, { metric, period, compared }, ALL_BOOKS);
    return [
      {
        key: gainKpis[metric],
        unit: 'count',
        value: last.value,
        previous: isPartial ? null : (before?.value ?? null),
        span: gainSpan(
          gainSum(steps, period),
          gainSum(steps, compared),
          changeOf?.('') ?? NO_CHANGE,
        ),
        n: last.n,
        series: days.map(({ day, value }) => ({ day, value })),
      },
    ];
  });
  return (await Promise.all(tiles)).flat();
}
