import { bookRatioKeys } from '@litometr/api-contract';
import { metricKeys } from '@litometr/domain';
import { columnsPerKey } from '../columns.ts';

/** Metrics that the ratios of books are computed from. */
export const groupBookMetrics = metricKeys.filter(
  (metric) => metric === 'views' || bookRatioKeys.some((key) => key === metric),
);

/** Rewritten from the first month that a publication touches. */
const byMonth = 'portal, toYYYYMM(day)';

/** Aggregates of groups, authors and days; `aggregateSchema.ts` says what the words mean. */
export const groupTables = {
  /**
   * The summed steps of a counter that end on a day, per group of books, as they were on the day:
   * `dimension` is `all`, `genre`, `tag` (key: the id), `status`, `access`, `form`, `price` (key:
   * the lowest roubles of the band, see `priceBands`), and, as they are now, `age`,
   * `tier` and `series` (`in` or `out`). A step leads
   * from one reading of a book to its next; those of one length (`days`) are one row, of `n` books. Steps
   * of more than 31 days and resets (`isResetSql`) are left out. `median`: of the main metric's gains,
   * null for other metrics. Two metrics are no counters: for `price` (kopecks) and `volume` (characters)
   * `gain` is the sum of what was read on the day, of those of the same books for which it was.
   */
  gain_daily: {
    partition: byMonth,
    order: 'portal, dimension, metric, key, day',
    columns: {
      portal: 'LowCardinality(String)',
      day: 'Date',
      dimension: 'LowCardinality(String)',
      key: 'String',
      metric: 'LowCardinality(String)',
      gain: 'Int64',
      n: 'UInt32',
      days: 'UInt16',
      median: 'Nullable(Float64)',
    },
  },
  /**
   * Genres and tags by captured day. `kind`: `all` (a = b = 0), `genre` and `tag` (a: the id, b = 0).
   * Pairs of tags have no days: which pairs there are changes with every book. `supply_active`,
   * `authors`: active books and their distinct authors; `supply_new`: published within thirty
   * days. `gain`: of the main metric, of the `n` books with a step of one day (null without any);
   * `days`: the shortest step that ends on the day. `top_slots`, `top_authors`: places
   * in the lists of the leading kind, each as on its last complete day within the week up to the day, and
   * distinct authors of those; `top_lists` (of `all`, else 0) identifies those lists: shares of places
   * are compared where it is equal. `list_authors`: distinct
   * authors in the leading list within thirty days. `supply_authors`: distinct authors of books
   * published within 120 days; `supply_listed`: of those, with such a book in the leading list
   * within thirty days.
   */
  group_daily: {
    partition: byMonth,
    order: 'portal, kind, a, b, day',
    columns: {
      portal: 'LowCardinality(String)',
      day: 'Date',
      kind: 'LowCardinality(String)',
      a: 'UInt32',
      b: 'UInt32',
      supply_active: 'UInt32',
      supply_new: 'UInt32',
      authors: 'UInt32',
      gain: 'Nullable(Int64)',
      n: 'UInt32',
      days: 'Nullable(UInt16)',
      top_slots: 'UInt32',
      top_authors: 'UInt32',
      top_lists: 'UInt32',
      list_authors: 'UInt32',
      supply_authors: 'UInt32',
      supply_listed: 'UInt32',
    },
  },
  /**
   * Per captured day the beta distribution of the shares `supply_listed` ÷ `supply_authors` over
   * the portal's genres or tags (`fitLiftPrior`). No row where it cannot be fitted.
   */
  lift_priors: {
    partition: byMonth,
    order: 'portal, kind, day',
    columns: {
      portal: 'LowCardinality(String)',
      day: 'Date',
      kind: 'LowCardinality(String)',
      a: 'Float64',
      b: 'Float64',
    },
  },
  /**
   * The same groups as they are now, and each `pair` (tags a < b that are on 20 books or more
   * together), of the books that have them. `gain`, `median_gain`: of the
   * week up to the data day in the main metric, of the `n` books with readings at both ends.
   * Quartiles of prices (₽, of `priced` books that cost something) and of `chars` (`sized`).
   * `above_n`: books of `n` whose gain exceeds the median of the whole portal. Ratios are of the
   * sums over the books with both readings. Of the `dated` books whose publication day is known,
   * `new_books` came within thirty days, `week_books` within seven, `week_books_before` within
   * the seven before. `list_authors`, `supply_authors`, `supply_listed` as `group_daily`
   * has them on the last captured day, `…_before` on the last one a month before it, null where
   * there is none. `gain_change`: of the week against the week before, of `change_n` books, or null
   * with its `change_reason`; `change_error` and `change_effective_n` are the `log_error` and
   * `effective_n` of `changeErrorSql`. `momentum`: the median of the books'. `median_gain_new`, of `new_n` new
   * books, with its interval `new_low` to `new_high`: see `newBooksGainSql`.
   */
  group_latest: {
    partition: 'portal',
    order: 'portal, kind, a, b',
    columns: {
      portal: 'LowCardinality(String)',
      kind: 'LowCardinality(String)',
      a: 'UInt32',
      b: 'UInt32',
      name: 'String',
      books: 'UInt32',
      authors: 'UInt32',
      new_books: 'UInt32',
      active_books: 'UInt32',
      with_status: 'UInt32',
      finished: 'UInt32',
      with_access: 'UInt32',
      free: 'UInt32',
      n: 'UInt32',
      gain: 'Nullable(Float64)',
      median_gain: 'Nullable(Float64)',
      above_n: 'UInt32',
      top_places: 'UInt32',
      priced: 'UInt32',
      price_p25: 'Nullable(Float64)',
      price_p50: 'Nullable(Float64)',
      price_p75: 'Nullable(Float64)',
      dated: 'UInt32',
      week_books: 'UInt32',
      week_books_before: 'UInt32',
      sized: 'UInt32',
      chars_p25: 'Nullable(Float64)',
      chars_p50: 'Nullable(Float64)',
      chars_p75: 'Nullable(Float64)',
      likes_per_view: 'Nullable(Float64)',
      library_per_view: 'Nullable(Float64)',
      list_authors: 'UInt32',
      supply_authors: 'UInt32',
      supply_listed: 'UInt32',
      supply_authors_before: 'Nullable(UInt32)',
      supply_listed_before: 'Nullable(UInt32)',
      new_before: 'Nullable(UInt32)',
      median_gain_new: 'Nullable(Float64)',
      new_low: 'Nullable(Float64)',
      new_high: 'Nullable(Float64)',
      new_n: 'UInt32',
      gain_change: 'Nullable(Float64)',
      change_n: 'UInt32',
      change_reason: 'LowCardinality(Nullable(String))',
      change_error: 'Nullable(Float64)',
      change_effective_n: 'Nullable(Float64)',
      momentum: 'Nullable(Float64)',
    },
  },
  /**
   * The books of a genre or tag (`kind`) now, with the facts that its pages show; see
   * `catalogue_books`.
   */
  group_books: {
    byKey: 256,
    partition: 'portal',
    order: 'portal, kind, group_id, book_id',
    columns: {
      portal: 'LowCardinality(String)',
      kind: 'LowCardinality(String)',
      group_id: 'UInt32',
      book_id: 'UInt32',
      external_id: 'String',
      author_ids: 'Array(UInt32)',
      genre_ids: 'Array(UInt32)',
      tag_ids: 'Array(UInt32)',
      status: 'LowCardinality(Nullable(String))',
      access: 'LowCardinality(Nullable(String))',
      price: 'Nullable(Float64)',
      chars: 'Nullable(UInt64)',
      top_places: 'UInt16',
      best_position: 'Nullable(UInt16)',
      momentum: 'Nullable(Float64)',
      main: 'Nullable(Float64)',
      entered_on: 'Nullable(Date)',
      entered_at: 'Nullable(UInt16)',
      ...columnsPerKey(groupBookMetrics, { 'last_*': 'Nullable(Float64)' }),
    },
  },
  /**
   * Of the books of a genre or tag, how many gained more in the week than each of the bars (of the
   * contract, in its order), which are quantiles of the gains of the whole portal.
   */
  group_bars: {
    partition: 'portal',
    order: 'portal, kind, group_id',
    columns: {
      portal: 'LowCardinality(String)',
      kind: 'LowCardinality(String)',
      group_id: 'UInt32',
      above: 'Array(UInt32)',
    },
  },
  /**
   * Summary of the books of a genre or tag for its pages, as JSON: `StoredGroupProfile` of the
   * reads.
   */
  group_profiles: {
    byKey: 4,
    partition: 'portal',
    order: 'portal, kind, group_id',
    columns: {
      portal: 'LowCardinality(String)',
      kind: 'LowCardinality(String)',
      group_id: 'UInt32',
      profile: 'String',
    },
  },
  /** Who wrote what. */
  author_books: {
    byKey: 256,
    partition: 'portal',
    order: 'portal, author_id, book_id',
    columns: {
      portal: 'LowCardinality(String)',
      author_id: 'UInt32',
      book_id: 'UInt32',
    },
  },
  /** The tags of authors' books; `held`: how many different ones the author has. */
  author_tags: {
    byKey: 512,
    partition: 'portal',
    order: 'portal, tag_id, author_id',
    columns: {
      portal: 'LowCardinality(String)',
      tag_id: 'UInt32',
      author_id: 'UInt32',
      held: 'UInt16',
    },
  },
  /**
   * An author on a captured day, where there is any value. `gain` of the main metric, `n` and
   * `days` as in `group_daily`. `places`: places in any list, each list as on its last complete day within
   * the week up to the day, of which `top_places` are in the leading one; null where no list is known,
   * or one that the author was on is not known any more. `best_position`: of those places.
   */
  author_stat_daily: {
    byKey: 256,
    partition: byMonth,
    order: 'portal, author_id, day',
    columns: {
      portal: 'LowCardinality(String)',
      day: 'Date',
      author_id: 'UInt32',
      gain: 'Nullable(Int64)',
      n: 'UInt32',
      days: 'Nullable(UInt16)',
      places: 'Nullable(UInt32)',
      top_places: 'Nullable(UInt32)',
      best_position: 'Nullable(UInt16)',
    },
  },
  /**
   * An author now. `gain`: of the week in the main metric, of `n` books. `best_position` within
   * ninety days, `best_ever` since the first list. `charted_books`: those that were ever on a list;
   * `days_in_tops`: days with a book on any list. `genre_ids`: the three most common. `debut_on`:
   * the first publication, else the first day seen. `tier`: `debut` (one book), `published`,
   * `charted`. `active_book`: the active one in progress that was updated last, 0 without one.
   * `subscribers` as last read, and a week before. `lists`: lists that any of the books was ever
   * on, as `kind genre period`. `is_dated`: the day of any chapter is known; `chapter_days`: those
   * of the twelve weeks up to the data day, with the chapters and their characters (null where the
   * size of any is unknown). `written_per_day`, of `written_n` books: see `written.ts`. `gain_change`: of
   * the week against the week before, of `change_n` books, or null with its `change_reason`.
   */
  author_latest: {
    byKey: 256,
    partition: 'portal',
    order: 'portal, author_id',
    columns: {
      portal: 'LowCardinality(String)',
      author_id: 'UInt32',
      name: 'String',
      external_id: 'Nullable(String)',
      books: 'UInt32',
      finished: 'UInt32',
      active_books: 'UInt32',
      active_book: 'UInt32',
      active_title: 'String',
      n: 'UInt32',
      gain: 'Nullable(Float64)',
      top_places: 'UInt32',
      best_position: 'Nullable(UInt16)',
      best_ever: 'Nullable(UInt16)',
      charted_books: 'UInt32',
      days_in_tops: 'UInt32',
      chars: 'Nullable(UInt64)',
      genre_ids: 'Array(UInt32)',
      debut_on: 'Nullable(Date)',
      last_updated_on: 'Nullable(String)',
      tier: 'LowCardinality(String)',
      subscribers: 'Nullable(UInt64)',
      subscribers_week: 'Nullable(UInt64)',
      lists: 'Array(LowCardinality(String))',
      is_dated: 'Bool',
      chapter_days: 'Array(Tuple(Date, UInt32, Nullable(UInt64)))',
      written_per_day: 'Nullable(Float64)',
      written_n: 'UInt32',
      gain_change: 'Nullable(Float64)',
      change_n: 'UInt32',
      change_reason: 'LowCardinality(Nullable(String))',
    },
  },
  /**
   * Every calendar day from a portal's first to its data day. `coverage`: books read on the day ÷
   * `expected`, those read within the seven days up to it; null without readings. `lists` of the
   * `lists_expected` captured within seven days. `is_short`: books were read, and fewer than 0.9 of
   * the median of the days with readings within the fourteen before, of which there are three at
   * least. `mark`: `missing` without any row, `partial` where the day is short or under 0.9 of the
   * lists were captured, else `ok`.
   */
  day_quality: {
    partition: byMonth,
    order: 'portal, day',
    columns: {
      portal: 'LowCardinality(String)',
      day: 'Date',
      books_read: 'UInt32',
      expected: 'UInt32',
      coverage: 'Nullable(Float64)',
      lists: 'UInt32',
      lists_expected: 'UInt32',
      mark: 'LowCardinality(String)',
      is_short: 'Bool',
    },
  },
} as const;
