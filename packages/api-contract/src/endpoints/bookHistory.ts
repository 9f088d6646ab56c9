import * as z from 'zod/mini';
import { count, day, listKind, listPeriod, metricKey, numericId, rankState } from '../domain.ts';
import { defineEndpoint } from '../endpoint.ts';
import { calendarDay, listParam } from '../inputs.ts';
import {
  bookBrief,
  dayPosition,
  gain,
  listFormat,
  meta,
  named,
  paging,
  periodQuery,
  reading,
} from '../shapes.ts';
import { listName } from './lists.ts';

const bookParams = z.object({ id: numericId });

/**
 * A list in a book's history.
 *
 * - `points`: the places on the captured days of the period. On a complete day null is off the list; a
 *   day that was captured in part is absent unless the book was read on it
 */
export const rankHistory = z.lazy(() =>
  z.object({
    list: listKind,
    genre: z.nullable(named),
    period: z.nullable(listPeriod),
    depth: count,
    points: z.array(dayPosition),
  }),
);
export type RankHistory = z.infer<typeof rankHistory>;

/**
 * A metric of a book over time.
 *
 * - `points`: the readings; a day without one is missing
 * - `steps`: from each reading to the next, on the day of the later one, with the days between:
 *   the step over a gap is one step with its length, never spread; null with its reason. The first
 *   one leads from the last reading before the period
 */
export const metricHistory = z.lazy(() =>
  z.object({
    metric: metricKey,
    points: z.array(z.object({ day, ...reading.shape })),
    steps: z.array(z.object({ day, ...gain.shape })),
  }),
);
export type MetricHistory = z.infer<typeof metricHistory>;

/** Names of metrics with commas between them. */
const metricList = listParam(metricKey);

/** Funnel of readers who add a book to their library (Author.Today). */
export const funnel = z.lazy(() =>
  z.object({
    day,
    library: count,
    /** `share` of the library; null of an empty one. */
    steps: z.array(z.object({ metric: metricKey, value: count, share: z.nullable(z.number()) })),
  }),
);
export type Funnel = z.infer<typeof funnel>;

export const bookHistory = defineEndpoint({
  id: 'bookHistory',
  path: '/books/{id}/history/',
  summary: 'Places, metrics, price and volume of a book over time; missing days are missing',
  params: () => bookParams,
  query: () =>
    z.object({
      metrics: z.optional(metricList),
      ...periodQuery,
      ...listFormat,
    }),
  response: () =>
    z.object({
      meta,
      /** Without a choice the ninety days up to the data day; null while there is none. */
      from: z.nullable(day),
      to: z.nullable(day),
      /**
       * Metrics that the portal publishes, that were requested and that have a snapshot in the
       * period.
       */
      metrics: z.array(metricHistory),
      ranks: z.array(rankHistory),
      /** Rubles, as read on a day. */
      prices: z.array(z.object({ day, value: z.number() })),
      /** Characters with spaces, as read on a day. */
      chars: z.array(z.object({ day, value: count })),
      /** Votes per star, one to five, as read on a day. */
      stars: z.array(z.object({ day, counts: z.array(count) })),
      /**
       * Of the last day of the period that has all parts; null where the portal does not publish
       * them.
       */
      funnel: z.nullable(funnel),
    }),
});

/**
 * A book's time on one list, up to the list's last captured day `day`.
 *
 * `position` is null and `state` is `out` when it is not on the list then; `delta` is the place of
 * the captured day before minus the present one. Shapes as in `listItem`.
 */
export const bookPlace = z.lazy(() =>
  z.object({
    list: listName,
    depth: count,
    day,
    position: z.nullable(count),
    prev_position: z.nullable(count),
    delta: z.nullable(z.int()),
    state: z.enum([...rankState.options, 'out']),
    peak: count,
    peak_day: day,
    first_entry: day,
    last_seen: day,
    days_on: count,
    streak: count,
    best_streak: count,
    entries: count,
  }),
);
export type BookPlace = z.infer<typeof bookPlace>;

/** Places apart within which two books are neighbours, and the days that are looked at. */
export const NEIGHBOUR_PLACES = 5;
export const NEIGHBOUR_DAYS = 30;

export const bookRanks = defineEndpoint({
  id: 'bookRanks',
  path: '/books/{id}/ranks/',
  summary: 'All lists that a book has been in, with its neighbours there',
  params: () => bookParams,
  query: () => z.object(listFormat),
  response: () =>
    z.object({
      meta,
      count,
      /** Present places first, best first; then those that it left, the latest first. */
      items: z.array(bookPlace),
      /**
       * Books within five places of it most often in the last thirty days: `times` counts captured
       * days of lists, `distance` is the mean number of places between the two.
       */
      neighbours: z.array(z.object({ book: bookBrief, times: count, distance: z.number() })),
    }),
});

export const bookEventTypes = [
  'price',
  'discount_start',
  'discount_end',
  'chapter',
  'finished',
  'reopened',
  'genre',
  'tag',
  'cover',
  'title',
  'annotation',
  'subscription',
  'list_enter',
  'list_exit',
  'removed',
  'restored',
] as const;
export const bookEventType = z.enum(bookEventTypes);
export type BookEventType = z.infer<typeof bookEventType>;

/**
 * A change between two captures: known on `day`, not yet on `prev_day` (null where the portal
 * states the day itself, as for a chapter). `before` and `after` are the stored values (rubles,
 * ranks, characters, wire names); null where there is none. Genres and tags are in `added` and
 * `removed`.
 */
export const bookEvent = z.lazy(() =>
  z.object({
    day,
    prev_day: z.nullable(day),
    type: bookEventType,
    before: z.nullable(z.string()),
    after: z.nullable(z.string()),
    added: z.array(named),
    removed: z.array(named),
    list: z.nullable(listName),
  }),
);
export type BookEvent = z.infer<typeof bookEvent>;

export const bookEvents = defineEndpoint({
  id: 'bookEvents',
  path: '/books/{id}/events/',
  summary: 'The journal of changes of a book, the latest first',
  params: () => bookParams,
  query: () =>
    z.object({
      type: z.optional(bookEventType),
      from: z.optional(calendarDay),
      to: z.optional(calendarDay),
      ...paging,
    }),
  response: () =>
    z.object({
      meta,
      count,
      items: z.array(bookEvent),
      /** Number of events of each type, regardless of the requested `type`. */
      types: z.array(z.object({ type: bookEventType, count })),
    }),
});

/**
 * Why the gains around a change of price, or their change, are unknown:
 *
 * - `near_change`: the price changed on another of the fourteen days too
 * - `unknown_day`: the price of the day before the change is not known
 * - `no_reading`, `partial_day`, `reset`, `below_step`: the gain of a week or of one of its days is not
 *   known
 * - `loss`: the counter fell on a day, so that the weeks have no ratio
 * - `no_gain`: a week has none, so that they have no ratio either
 * - `recent`: the seven days from the change on are not over
 */
export const priceChangeReason = z.enum([
  'near_change',
  'unknown_day',
  'no_reading',
  'partial_day',
  'reset',
  'below_step',
  'loss',
  'no_gain',
  'recent',
]);
export type PriceChangeReason = z.infer<typeof priceChangeReason>;

/**
 * A change of the price of a book, in rubles, first seen on `day`.
 *
 * - `gain_before`, `gain_after`: gain per day of the seven days before `day` and of the seven from it on
 * - `gain_change`, `gain_change_low`, `gain_change_high`: the change of the gain with its 95 % interval, as
 *   shares
 * - `reason`: why any of these is null
 * - `days_left`: days until the seven from the change on are over; null unless the reason is `recent`
 * - `portal_change`: how the gain of the books of the portal changed between the same weeks; null where
 *   that or either gain of the book is unknown
 */
export const priceChange = z.lazy(() =>
  z.object({
    day,
    price_before: z.number(),
    price_after: z.number(),
    gain_before: z.nullable(z.number()),
    gain_after: z.nullable(z.number()),
    gain_change: z.nullable(z.number()),
    gain_change_low: z.nullable(z.number()),
    gain_change_high: z.nullable(z.number()),
    reason: z.nullable(priceChangeReason),
    days_left: z.nullable(count),
    portal_change: z.nullable(z.number()),
  }),
);
export type PriceChange = z.infer<typeof priceChange>;

/** The latest changes of a book's price that are compared. */
export const PRICE_CHANGES = 20;

export const priceChanges = defineEndpoint({
  id: 'priceChanges',
  path: '/books/{id}/price-changes/',
  summary: 'The latest changes of the price of a book, with its gain before and after',
  params: () => bookParams,
  query: () => z.object(listFormat),
  response: () =>
    z.object({
      meta,
      /** The main metric of the portal, which gains are of. */
      metric: z.nullable(metricKey),
      count,
      /** The latest first. */
      items: z.array(priceChange),
    }),
});
