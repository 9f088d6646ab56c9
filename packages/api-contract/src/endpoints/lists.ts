import * as z from 'zod/mini';
import { count, day, listKind, listPeriod, numericId, portalSlug, rankState } from '../domain.ts';
import { defineEndpoint } from '../endpoint.ts';
import { calendarDay, wholeParam } from '../inputs.ts';
import { bookBrief, gains, listFormat, meta, named, paging, readings } from '../shapes.ts';

/** Which list an answer is of. */
export const listName = z.lazy(() =>
  z.object({
    kind: listKind,
    genre: z.nullable(named),
    period: z.nullable(listPeriod),
  }),
);
export type ListName = z.infer<typeof listName>;

const listParams = z.object({ portal: portalSlug, list: listKind });
const listChoice = { genre: z.optional(numericId), period: z.optional(listPeriod) };

/**
 * A place on a list.
 *
 * - `prev_position`, `delta` (previous − present): against the compared day; null when the book
 *   was not on the list then
 * - `days_on`, `streak`, `entries`, `peak`, `peak_day`, `first_entry`: over captured days up to
 *   this one (docs/metrics.md#days-on-list). A stay ends on a complete day without the
 *   book; `streak` counts the captured days with the book in the present stay
 * - `week_position`, `week_delta`: against the list's `week_day`
 * - `places`: where the book is in other lists of the kind on their last complete days; of
 *   `genre_top` alone
 * - `gains`: from the compared day to this one, with the days between the two readings
 */
export const listItem = z.lazy(() =>
  z.object({
    position: count,
    prev_position: z.nullable(count),
    delta: z.nullable(z.int()),
    state: rankState,
    week_position: z.nullable(count),
    week_delta: z.nullable(z.int()),
    days_on: count,
    streak: count,
    entries: count,
    peak: count,
    peak_day: day,
    first_entry: day,
    book: bookBrief,
    has_audio: z.nullable(z.boolean()),
    /** The main metric ÷ that of the first place, both read on the day; null where one was not. */
    strength: z.nullable(z.number()),
    metrics: readings,
    gains,
    places: z.array(z.object({ list: listName, position: count })),
    /** The place on each of the list's `spark_days`; null off the list. */
    spark: z.array(z.nullable(count)),
  }),
);
export type ListItem = z.infer<typeof listItem>;

/**
 * A captured day of a list. `depth`: the largest size of its last fourteen captured days, the day
 * included; `complete`: `size` is at least nine tenths of it. A book that is absent from another day
 * may only not have been read.
 */
export const capturedDay = z.object({ day, size: count, depth: count, complete: z.boolean() });
export type CapturedDay = z.infer<typeof capturedDay>;

/** A book that was on the list on the compared day and is not on it now; none for a partial day. */
export const leftItem = z.lazy(() =>
  z.object({
    book: bookBrief,
    last_position: count,
    days_on: count,
    peak: count,
  }),
);
export type LeftItem = z.infer<typeof leftItem>;

export const rankList = defineEndpoint({
  id: 'rankList',
  path: '/portals/{portal}/lists/{list}/',
  summary: 'A rank list on a day, with the movement since an earlier day',
  params: () => listParams,
  query: () =>
    z.object({
      ...listChoice,
      asof: z.optional(calendarDay),
      compare: z.optional(calendarDay),
      ...paging,
      size: z._default(wholeParam(1, 100), 100),
    }),
  response: () =>
    z.object({
      meta,
      count,
      list: z.object({
        kind: listKind,
        genre: z.nullable(named),
        period: z.nullable(listPeriod),
        /** The captured day that is shown; the last complete one where the request names none. */
        asof: day,
        /**
         * The complete day that it is compared with, the last one before where the request names none;
         * null on the list's first day.
         */
        compare: z.nullable(day),
        /** Days from `compare` to `asof`. */
        compare_days: z.nullable(count),
        /** The complete day of `spark_days` nearest to a week before, and the days since then. */
        week_day: z.nullable(day),
        week_days: z.nullable(count),
        /** (new + re-entered) ÷ size; null without a compared day and for a partial day. */
        turnover: z.nullable(z.number()),
        /** Of the day, as in `capturedDay`; the answer's `count` is its size. */
        depth: count,
        complete: z.boolean(),
        /** The last thirty captured days up to the shown one: what the small lines of `items` go by. */
        spark_days: z.array(day),
      }),
      items: z.array(listItem),
      left: z.array(leftItem),
    }),
});

export const listDays = defineEndpoint({
  id: 'listDays',
  path: '/portals/{portal}/lists/{list}/days/',
  summary: 'The captured days of a list',
  params: () => listParams,
  query: () => z.object({ ...listChoice, ...listFormat }),
  response: () =>
    z.object({
      meta,
      count,
      items: z.array(capturedDay),
    }),
});
