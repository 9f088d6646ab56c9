import * as z from 'zod/mini';
import {
  bookAccess,
  bookForm,
  bookStatus,
  count,
  day,
  id,
  instant,
  metricKey,
  portalSlug,
} from './domain.ts';
import { calendarDay, wholeParam } from './inputs.ts';

/** The parts that answers share. */

/**
 * Where numbers come from.
 *
 * - `asof`: the data day, or the captured day that the answer is about; null while the portal has no
 *   data
 * - `coverage`: books read on that day ÷ books read in the seven days up to it, 0 to 1; null where the
 *   source carries no readings
 * - `captured_at`: the end of the last capture; null for an earlier day than the data day
 * - `demo`: generated data
 * - `partial_days`: days of the portal (of any portal, where the answer is of all) that were read in
 *   part, ascending: staff marked them, or fewer books were read than nine tenths of the median of the
 *   fortnight before. What is shown of them is less than there was; changes leave them out
 * - `n`: sample size of an aggregate, null elsewhere
 */
export const meta = z.lazy(() =>
  z.object({
    portal: z.nullable(portalSlug),
    asof: z.nullable(day),
    coverage: z.nullable(z.number()),
    demo: z.boolean(),
    source: z.nullable(z.string()),
    captured_at: z.nullable(instant),
    partial_days: z.array(day),
    filters: z.record(z.string(), z.union([z.string(), z.number()])),
    units: z.record(z.string(), z.string()),
    n: z.nullable(count),
  }),
);
export type Meta = z.infer<typeof meta>;

/** One value as the portal showed it. `step` is the rounding step, 1 where the portal is exact. */
export const reading = z.object({ value: z.number(), step: z.number() });
export type Reading = z.infer<typeof reading>;

/**
 * Why a gain is missing: the change is below the rounding step; a reading is missing; the counter fell
 * by more than 5 % and more than 20, so that it was reset; the readings of a week's gain are less than five
 * or more than nine days apart.
 */
export const gainReason = z.enum(['below_step', 'no_reading', 'reset', 'stale_reading']);
export type GainReason = z.infer<typeof gainReason>;

/**
 * Change between two snapshots. `days` is the time between them, which may differ from the
 * requested period where days are missing; `value` is null with its `reason`. A week's gain is
 * scaled to seven days.
 */
export const gain = z.object({
  value: z.nullable(z.number()),
  days: z.nullable(count),
  reason: z.nullable(gainReason),
});
export type Gain = z.infer<typeof gain>;

/** Only what the portal publishes is there; null is 'not read on that day'. */
export const readings = z.partialRecord(metricKey, z.nullable(reading));
export type Readings = z.infer<typeof readings>;
export const gains = z.partialRecord(metricKey, gain);
export type Gains = z.infer<typeof gains>;

export const named = z.object({ id, name: z.string() });
export type Named = z.infer<typeof named>;

/** A book as shown in a row. Prices in rubles, `chars` with spaces. */
export const bookBrief = z.object({
  id,
  portal: portalSlug,
  title: z.string(),
  authors: z.array(named),
  genres: z.array(named),
  cover_url: z.nullable(z.string()),
  form: z.nullable(bookForm),
  status: z.nullable(bookStatus),
  access: z.nullable(bookAccess),
  age_limit: z.nullable(count),
  chars: z.nullable(count),
  price_rub: z.nullable(z.number()),
  price_old_rub: z.nullable(z.number()),
});
export type BookBrief = z.infer<typeof bookBrief>;

/** A value on a day; null where the day was captured and the value was not. */
export const dayValue = z.object({ day, value: z.nullable(z.number()) });
export type DayValue = z.infer<typeof dayValue>;

/** Place on a captured day; null is off the list, a missing day was not captured. */
export const dayPosition = z.object({ day, position: z.nullable(count) });
export type DayPosition = z.infer<typeof dayPosition>;

/** `csv` answers the rows of a list as a table: all that match, up to the caller's row limit. */
export const listFormat = { format: z.optional(z.enum(['json', 'csv'])) };

/**
 * With what a period is compared: the days right before it, the same days of the week before it
 * (as many whole weeks back as it takes), the same dates a year ago, or nothing.
 */
export const comparison = z.enum(['previous', 'weekdays', 'year', 'off']);
export type Comparison = z.infer<typeof comparison>;

/** So many days up to the last data day, or all since the first. */
export const periodRange = z.enum(['7', '30', '90', '365', 'all']);
export type PeriodRange = z.infer<typeof periodRange>;

/**
 * Days from and to, both included, or a `range` up to the last data day (or up to `to`), which
 * `from` goes before; without any a usual number of days, thirty unless the endpoint says otherwise.
 */
export const periodQuery = {
  from: z.optional(calendarDay),
  to: z.optional(calendarDay),
  range: z.optional(periodRange),
};

/** The days that were answered for, and those that they are compared with. */
export const period = z.object({ from: day, to: day });
export type PeriodAnswer = z.infer<typeof period>;

/**
 * Why a change of gains is null: too few books were read in both periods, or on half of the days of
 * both; nothing was gained before, or lost now.
 */
export const changeReason = z.enum(['few_books', 'few_days', 'no_growth']);
export type ChangeReason = z.infer<typeof changeReason>;

/**
 * A figure over a period beside the same over the compared one: sums or means of the days that have it
 * (`days`, `compared_days`), null without any. `change`: as much per known day is 0, twice as much 1;
 * null where either period is known on less than half of its days, or the compared one is not above
 * zero. Of gains it is the change of the mean gain of a book and day, over the `n` books of which half
 * of the days of both periods are known; null with its `reason`. `n` is null for other figures.
 */
export const span = z.lazy(() =>
  z.object({
    value: z.nullable(z.number()),
    days: count,
    compared: z.nullable(z.number()),
    compared_days: count,
    change: z.nullable(z.number()),
    n: z.nullable(count),
    reason: z.nullable(changeReason),
  }),
);
export type Span = z.infer<typeof span>;

/** Number of items with a property; a null key is 'unknown'. */
export const share = z.object({ key: z.nullable(z.string()), count });
export type Share = z.infer<typeof share>;

/**
 * How much likelier the authors of a genre or tag are to be in the leading list than those of an
 * average one, with the 95 % credible interval. Of the `n` authors with a book published within
 * 120 days, `listed` have such a book in the list within 30 days. `stable`: the lift certainly
 * differs from 1 by a tenth, and n is at least 10.
 */
export const lift = z.lazy(() =>
  z.object({
    value: z.number(),
    low: z.number(),
    high: z.number(),
    listed: count,
    n: count,
    stable: z.boolean(),
  }),
);
export type Lift = z.infer<typeof lift>;

/** Lower quartile, median, upper quartile (exact) of `n` values. */
export const quartiles = z.lazy(() =>
  z.object({
    p25: z.number(),
    p50: z.number(),
    p75: z.number(),
    n: count,
  }),
);
export type Quartiles = z.infer<typeof quartiles>;

/** Rows before the last page stay below the largest number that the stores count with. */
const PAGE_MAX = 100_000;

export const paging = {
  ...listFormat,
  page: z._default(wholeParam(1, PAGE_MAX), 1),
  size: z._default(wholeParam(1, 100), 25),
};

/** `{meta, count, items}`; `count` is all that match, not the page's length. */
export function pageOf<Item extends z.ZodMiniType>(item: Item) {
  return z.object({ meta, count, items: z.array(item) });
}
