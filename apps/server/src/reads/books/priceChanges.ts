import {
  type EndpointRequest,
  type EndpointResponse,
  type MetricKey,
  PRICE_CHANGES,
  type PriceChange,
  type PriceChangeReason,
  type priceChanges,
} from '@litometr/api-contract';
import { dayAfter, dayBefore, daysBetween, daysOf } from '@litometr/domain';
import { notFound } from '../../http/errors.ts';
import { mainMetric } from '../../measurements/portals.ts';
import { ALL_BOOKS, comparedWeek, gainChanges } from '../formulas/gainChange.ts';
import { weekdayChange } from '../formulas/weekdayChange.ts';
import { metaOf, type PortalView, type Reads, requirePortal } from '../shared/context.ts';
import { memoizePerState } from '../shared/memoizePerState.ts';
import { isWithin, type Period } from '../shared/period.ts';
import { type DatedValue, gainBetween } from '../shared/readings.ts';
import { portalOf } from './portalOf.ts';

const WEEK = 7;

interface PriceEvent {
  day: string;
  prev_day: string;
  before: number;
  after: number;
}

/** The seven days from a change on, and the seven before it. */
interface Weeks {
  after: Period;
  before: Period;
}

function weeksOf(day: string): Weeks {
  const after = { from: day, to: dayAfter(day, WEEK - 1) };
  return { after, before: comparedWeek(after) };
}

/** The latest changes of the price, and the one before them: it may lie in the fortnight of the earliest. */
function priceEvents({ db }: Reads, { definition }: PortalView, id: number): Promise<PriceEvent[]> {
  return db.select<PriceEvent>(
    `SELECT day, prev_day, toFloat64(before) AS before, toFloat64(after) AS after FROM book_events
     WHERE portal = {portal:String} AND book_id = {id:UInt32} AND type = 'price'
     ORDER BY day DESC LIMIT {limit:UInt32}`,
    { portal: definition.slug, id, limit: PRICE_CHANGES + 1 },
  );
}

type Readings = ReadonlyMap<string, number>;

/** The readings of a metric on some days. The name comes from the closed set of metrics, never a request. */
async function readingsOn(
  { db }: Reads,
  { definition }: PortalView,
  metric: MetricKey,
  id: number,
  days: readonly string[],
): Promise<Readings> {
  const rows = await db.select<{ day: string; value: number }>(
    `SELECT day, ${metric} AS value FROM metrics
     WHERE portal = {portal:String} AND book_id = {id:UInt32} AND day IN {days:Array(Date)}
       AND isNotNull(value)`,
    { portal: definition.slug, id, days: [...new Set(days)] },
  );
  return new Map(rows.map(({ day, value }) => [day, value]));
}

/** Gain per day of a week, and of each of its days; a day's is null below the rounding step. */
interface WeekGains {
  rate: number;
  days: readonly (number | null)[];
}

/**
 * The gains of a week of which every day is known, or why there are none.
 *
 * @methodology-part price-changes
 */
function weekGains(
  { definition, partialDays }: PortalView,
  metric: MetricKey,
  readings: Readings,
  week: Period,
): WeekGains | PriceChangeReason {
  if (partialDays.some((day) => isWithin(day, week))) return 'partial_day';
  const read = daysOf({ from: dayBefore(week.from, 1), to: week.to }).flatMap(
    (day): DatedValue[] => {
      const value = readings.get(day);
      return value === undefined ? [] : [{ day, value }];
    },
  );
  const [first, last] = [read[0] ?? null, read.at(-1) ?? null];
  if (read.length <= WEEK) return 'no_reading';
  const days = read
    .slice(1)
    .map((value, at) => gainBetween(definition, metric, read[at] ?? null, value));
  if (days.some(({ reason }) => reason === 'reset')) return 'reset';
  const { value, reason } = gainBetween(definition, metric, first, last);
  if (value === null) return reason === 'stale_reading' || reason === null ? 'no_reading' : reason;
  return { rate: value / WEEK, days: days.map((gain) => gain.value) };
}

const NO_GAINS = {
  gain_before: null,
  gain_after: null,
  gain_change: null,
  gain_change_low: null,
  gain_change_high: null,
  days_left: null,
};
type Gains = Omit<PriceChange, 'day' | 'price_before' | 'price_after' | 'portal_change'>;

/** @methodology-part price-changes */
function gainsAround(
  view: PortalView,
  metric: MetricKey,
  readings: Readings,
  { before, after }: Weeks,
): Gains {
  const gainsOf = (week: Period) => weekGains(view, metric, readings, week);
  const was = gainsOf(before);
  if (typeof was === 'string') return { ...NO_GAINS, reason: was };
  const known = { ...NO_GAINS, gain_before: was.rate };
  const daysLeft = view.asof === null ? WEEK : daysBetween(view.asof, after.to);
  if (daysLeft > 0) return { ...known, reason: 'recent', days_left: daysLeft };
  const is = gainsOf(after);
  if (typeof is === 'string') return { ...known, reason: is };
  const both = { ...known, gain_after: is.rate };
  const [from, to] = [was, is].map(({ days }) => days.filter((gain) => gain !== null));
  if (from?.length !== WEEK || to?.length !== WEEK) return { ...both, reason: 'below_step' };
  const change = weekdayChange(from, to);
  if (change === null) {
    return { ...both, reason: [...from, ...to].some((gain) => gain < 0) ? 'loss' : 'no_gain' };
  }
  return {
    ...both,
    gain_change: change.change,
    gain_change_low: change.low,
    gain_change_high: change.high,
    reason: null,
  };
}

/**
 * Why the days of a change do not show one price before it and one after it.
 *
 * @methodology-part price-changes
 */
function unclearPrice(
  event: PriceEvent,
  { older, newer }: { older: PriceEvent | undefined; newer: PriceEvent | undefined },
): PriceChangeReason | null {
  const { before, after } = weeksOf(event.day);
  // The newer change may have been on any day after the last one with the old price.
  const isNear =
    (older !== undefined && older.day >= before.from) ||
    (newer !== undefined && newer.prev_day < after.to);
  if (isNear) return 'near_change';
  return event.prev_day < before.to ? 'unknown_day' : null;
}

/** The change of all books of the portal; books that change their price on one day share it. */
function portalChange(
  reads: Reads,
  view: PortalView,
  metric: MetricKey,
  { before, after }: Weeks,
): Promise<number | null> {
  const partialDays = view.partialDays.filter(
    (day) => isWithin(day, before) || isWithin(day, after),
  );
  const key = ['price change', view.definition.slug, metric, after.from, ...partialDays].join(' ');
  return memoizePerState(reads, key, async () => {
    const periods = { metric, period: after, compared: before };
    const changeOf = await gainChanges(reads, view, periods, ALL_BOOKS);
    return changeOf('').change;
  });
}

export async function readPriceChanges(
  reads: Reads,
  { params: { id } }: EndpointRequest<typeof priceChanges>,
): Promise<EndpointResponse<typeof priceChanges>> {
  const portal = await portalOf(reads, 'books', id);
  if (portal === null) throw notFound('There is no such book.');
  const view = requirePortal(reads, portal);
  const metric = mainMetric(view.definition);
  const events = await priceEvents(reads, view, id);
  const shown = events.slice(0, PRICE_CHANGES).map((event, at) => ({
    event,
    weeks: weeksOf(event.day),
    unclear: unclearPrice(event, { older: events[at + 1], newer: events[at - 1] }),
  }));
  const days = shown
    .filter(({ unclear }) => unclear === null)
    .flatMap(({ weeks }) => daysOf({ from: dayBefore(weeks.before.from, 1), to: weeks.after.to }));
  const readings =
    metric === null || days.length === 0
      ? new Map<string, number>()
      : await readingsOn(reads, view, metric, id, days);
  const items = await Promise.all(
    shown.map(async ({ event, weeks, unclear }): Promise<PriceChange> => {
      const gains =
        unclear === null && metric !== null
          ? gainsAround(view, metric, readings, weeks)
          : { ...NO_GAINS, reason: unclear ?? ('no_reading' as const) };
      return {
        day: event.day,
        price_before: event.before,
        price_after: event.after,
        ...gains,
        portal_change:
          metric === null || gains.gain_after === null
            ? null
            : await portalChange(reads, view, metric, weeks),
      };
    }),
  );
  return {
    meta: metaOf(portal, view, { n: items.length }),
    metric,
    count: items.length,
    items,
  };
}
