import * as z from 'zod/mini';
import { count, day, listKind, listPeriod, metricKey, numericId, portalSlug } from '../domain.ts';
import { defineEndpoint } from '../endpoint.ts';
import { calendarDay, wholeParam } from '../inputs.ts';
import {
  bookBrief,
  comparison,
  dayValue,
  listFormat,
  meta,
  named,
  paging,
  period,
  periodQuery,
  share,
  span,
} from '../shapes.ts';
import { capturedDay, listName } from './lists.ts';

const listParams = z.object({ portal: portalSlug, list: listKind });
const listChoice = { genre: z.optional(numericId), period: z.optional(listPeriod) };

/**
 * The way of a book over the captured days of a period.
 *
 * - `positions`: one for each of the answer's `days`; null is off the first `depth` places, which
 *   is neither a gap nor a zero, and on a day that is not complete not known
 * - `last`: on the last complete one of the days; `best`, `days_on`: within the period and the depth
 */
export const matrixRow = z.lazy(() =>
  z.object({
    book: bookBrief,
    /** When the book came out at the portal, as the portal says it; null where it does not. */
    published: z.nullable(z.string()),
    last: z.nullable(count),
    best: count,
    days_on: count,
    positions: z.array(z.nullable(count)),
  }),
);
export type MatrixRow = z.infer<typeof matrixRow>;

/** Captured days that one matrix may have. */
export const MATRIX_DAYS = 400;

/**
 * Books of the list's last day come first, by rank; then the others by days in the list, most
 * first.
 */
export const listMatrix = defineEndpoint({
  id: 'listMatrix',
  path: '/portals/{portal}/lists/{list}/matrix/',
  summary: 'Books × captured days of a list, for rank races and heat maps',
  params: () => listParams,
  query: () =>
    z.object({
      ...listChoice,
      ...periodQuery,
      depth: z._default(wholeParam(1, 1_000), 100),
      ...paging,
      size: z._default(wholeParam(1, 500), 100),
    }),
  response: () =>
    z.object({
      meta,
      list: listName,
      from: day,
      to: day,
      /** Captured days only: a missing day was not captured. */
      days: z.array(capturedDay),
      count,
      items: z.array(matrixRow),
    }),
});

export const listKpiKeys = [
  'new',
  'returned',
  'left',
  'turnover',
  'median_days_on',
  'subscription_share',
  'in_progress_share',
  'median_price',
  'authors_per_100',
  'half_life',
] as const;

/**
 * A figure of a list.
 *
 * - `new`, `returned`, `left`, `turnover`: since the previous complete day; null on the first one
 *   and on days that were captured in part
 * - `median_days_on`, `median_price` (rubles), `subscription_share` and `in_progress_share` (of the
 *   books whose access or status is known), `authors_per_100` (distinct authors ÷ ranks · 100): of
 *   the books in the list; price, access and status as last captured
 * - `half_life`: complete days until half of the books that entered have left, by the Kaplan–Meier
 *   estimator over the ninety complete days up to `asof`, regardless of the period; null while more
 *   than half remain
 *
 * `interval`: of `half_life` only, 95 %; an end that was not reached is null.
 *
 * `value` is of `asof`, `previous` of the complete day before it (for `half_life`: of the ninety
 * complete days before those). `new`, `returned`, `left` and `turnover` are compared only between
 * days that have the same distance to the complete days before them: `previous` is null elsewhere,
 * and `span` is of the days of the most frequent distance. `n` is the number of books; for
 * `half_life`, of stays. `span` and `series`: of the complete days of the period; null and empty
 * for `half_life`. The unit `captures` counts captured days, regardless of the days between them.
 */
export const listKpi = z.lazy(() =>
  z.object({
    key: z.enum(listKpiKeys),
    unit: z.enum(['count', 'share', 'captures', 'rub']),
    value: z.nullable(z.number()),
    previous: z.nullable(z.number()),
    interval: z.nullable(z.object({ low: z.nullable(z.number()), high: z.nullable(z.number()) })),
    span: z.nullable(span),
    n: count,
    series: z.array(dayValue),
  }),
);
export type ListKpi = z.infer<typeof listKpi>;

export const listSummary = defineEndpoint({
  id: 'listSummary',
  path: '/portals/{portal}/lists/{list}/summary/',
  summary: 'Key figures of a list, how long books stay on it, and who holds its places',
  params: () => listParams,
  query: () =>
    z.object({
      ...listChoice,
      asof: z.optional(calendarDay),
      cmp: z._default(comparison, 'off'),
      ...periodQuery,
    }),
  response: () =>
    z.object({
      meta,
      list: listName,
      /** The captured day that the figures are of: the last complete one of the period. */
      asof: day,
      period,
      compared: z.nullable(period),
      kpis: z.array(listKpi),
      /**
       * Share of the books that entered that are still on the list so many complete days later, with
       * its 95 % interval, by the estimator of `half_life`; `n` stays were followed so long. It
       * never rises.
       */
      staying: z.array(
        z.object({
          captures: count,
          share: z.number(),
          low: z.nullable(z.number()),
          high: z.nullable(z.number()),
          n: count,
        }),
      ),
      /** Who holds places on `asof`, most places first: a hundred at most of `author_count`. */
      author_count: count,
      authors: z.array(z.object({ ...named.shape, places: count, best: count })),
      genres: z.array(z.object({ ...named.shape, places: count })),
      statuses: z.array(share),
      accesses: z.array(share),
    }),
});

/** Books that are in several lists of a kind on the last complete day of each. */
export const listOverlap = defineEndpoint({
  id: 'listOverlap',
  path: '/portals/{portal}/lists/{list}/overlap/',
  summary: 'Books in several lists of a kind, and the overlap of the lists',
  params: () => listParams,
  query: () =>
    z.object({
      period: z.optional(listPeriod),
      depth: z._default(wholeParam(1, 1_000), 100),
      ...paging,
    }),
  response: () =>
    z.object({
      meta,
      count,
      /** Books in two lists or more; those in most lists first, then by best place. */
      items: z.array(
        z.object({
          book: bookBrief,
          places: z.array(z.object({ list: listName, position: count })),
        }),
      ),
      /** Pairs of genres with books in common, most first. */
      pairs: z.array(z.object({ a: named, b: named, books: count })),
    }),
});

/**
 * The books on ranks `from` to `to` of a list. `n` of them have a known gain in the main metric over
 * the week up to the day; `median`, `lowest`: of these gains per day, null where fewer than three
 * books, or fewer than half of the ranks, have one.
 */
export const rankBand = z.lazy(() =>
  z.object({
    from: count,
    to: count,
    n: count,
    median: z.nullable(z.number()),
    lowest: z.nullable(z.number()),
  }),
);
export type RankBand = z.infer<typeof rankBand>;

/** The gains of the books on a list on a day: the last complete one where the request names none. */
export const listGains = defineEndpoint({
  id: 'listGains',
  path: '/portals/{portal}/lists/{list}/gains/',
  summary: 'Daily gains of the books on a list, by ranks',
  params: () => listParams,
  query: () => z.object({ ...listChoice, asof: z.optional(calendarDay), ...listFormat }),
  response: () =>
    z.object({
      meta,
      list: listName,
      asof: day,
      /** The main metric; null where the portal publishes none, and then no gain is known. */
      metric: z.nullable(metricKey),
      count,
      /** The first hundred ranks at most. */
      items: z.array(rankBand),
    }),
});

/**
 * Gain of the books of a list on the day of a new chapter and the day after, by the chapter's day of the
 * week (Monday is 1), as a multiple of the mean over the days of the week on which chapters of the same
 * book come out. `n` books have `chapters` of that day; `ratio` with its 95 % interval, for all seven days at once: null of fewer than eight books.
 */
export const weekdayEffect = z.lazy(() =>
  z.object({
    weekday: z.int().check(z.gte(1), z.lte(7)),
    chapters: count,
    n: count,
    ratio: z.nullable(z.number()),
    low: z.nullable(z.number()),
    high: z.nullable(z.number()),
  }),
);
export type WeekdayEffect = z.infer<typeof weekdayEffect>;

/** Of the chapters of the ninety days up to a day: the last complete one where none is requested. */
export const chapterWeekdays = defineEndpoint({
  id: 'chapterWeekdays',
  path: '/portals/{portal}/lists/{list}/chapter-weekdays/',
  summary: 'Gains of the books on a list after new chapters, by day of the week',
  params: () => listParams,
  query: () => z.object({ ...listChoice, asof: z.optional(calendarDay), ...listFormat }),
  response: () =>
    z.object({
      meta,
      list: listName,
      from: day,
      asof: day,
      /** The main metric; null where the portal publishes none or rounds it, and then no gain is known. */
      metric: z.nullable(metricKey),
      /** The day of the week with the highest ratio whose interval lies above 1; null without. */
      best: z.nullable(z.int().check(z.gte(1), z.lte(7))),
      count,
      items: z.array(weekdayEffect),
    }),
});

/** One day against another: who entered, left, rose and fell. */
export const listComparison = defineEndpoint({
  id: 'listComparison',
  path: '/portals/{portal}/lists/{list}/comparison/',
  summary: 'A list on two days: who entered, left, rose and fell',
  params: () => listParams,
  query: () =>
    z.object({
      ...listChoice,
      a: z.optional(calendarDay),
      b: z.optional(calendarDay),
      ...listFormat,
    }),
  response: () =>
    z.object({
      meta,
      list: listName,
      /** The earlier day, a complete one; without it the one nearest to a week before the later. */
      a: z.nullable(day),
      /** The last complete day where the request names none. */
      b: day,
      /** Days from `a` to `b`. */
      days: z.nullable(count),
      /** Whether `b` was captured in full. If it was not, no book is named as one that left. */
      complete: z.boolean(),
      count,
      /** In the order of the later day, then of the earlier. */
      items: z.array(
        z.object({
          book: bookBrief,
          move: z.enum(['entered', 'left', 'up', 'down', 'same']),
          before: z.nullable(count),
          after: z.nullable(count),
          delta: z.nullable(z.int()),
        }),
      ),
    }),
});
