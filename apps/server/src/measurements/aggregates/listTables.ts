/** Rewritten from the first month that a publication touches. */
const byMonth = 'portal, toYYYYMM(day)';

/** Aggregates of rank lists; `aggregateSchema.ts` says what the words mean. */
export const listTables = {
  /**
   * Every rank row with its movement; see `listItem` of the contract for the columns' meaning.
   * `complete`, `prev_day`: of the list's day, as in `list_daily`. `state`: the place against
   * `prev_day`; where the book was not on the list then, `re_entry` if it was before and `new` if it
   * was not. A stay ends where the book is absent from a complete day: `streak` counts the
   * captured days with the book in the present stay.
   */
  rank_entries: {
    byKey: 256,
    partition: byMonth,
    order: 'portal, list, genre_id, period, day, position',
    columns: {
      portal: 'LowCardinality(String)',
      day: 'Date',
      list: 'LowCardinality(String)',
      genre_id: 'UInt32',
      period: 'LowCardinality(String)',
      position: 'UInt16',
      book_id: 'UInt32',
      complete: 'Bool',
      prev_day: 'Nullable(Date)',
      prev_position: 'Nullable(UInt16)',
      state: 'LowCardinality(String)',
      days_on: 'UInt32',
      streak: 'UInt32',
      entries: 'UInt32',
      peak: 'UInt16',
      peak_day: 'Date',
      first_entry: 'Date',
    },
  },
  /**
   * A captured day of a list as its page shows it. `books` and `positions` in the order of the
   * ranks; `entries` holds the other columns of `rank_entries` for each as JSON: `StoredEntry` of
   * the reads.
   */
  list_days: {
    byKey: 8,
    partition: 'portal',
    order: 'portal, list, genre_id, period, day',
    columns: {
      portal: 'LowCardinality(String)',
      list: 'LowCardinality(String)',
      genre_id: 'UInt32',
      period: 'LowCardinality(String)',
      day: 'Date',
      books: 'Array(UInt32)',
      positions: 'Array(UInt16)',
      entries: 'String',
    },
  },
  /**
   * A book's time on a list. `list_day`: the last captured day of the list that says whether the book
   * is on it, which is the list's last complete day, or a later one on which the book was seen.
   * `state` as on that day, `out` when the book is not on it: then `position` is null and `streak` 0.
   * `prev_position`: the place on the complete day before.
   */
  rank_stat: {
    byKey: 256,
    partition: 'portal',
    order: 'portal, book_id, list, genre_id, period',
    columns: {
      portal: 'LowCardinality(String)',
      book_id: 'UInt32',
      list: 'LowCardinality(String)',
      genre_id: 'UInt32',
      period: 'LowCardinality(String)',
      first_entry: 'Date',
      last_seen: 'Date',
      list_day: 'Date',
      peak: 'UInt16',
      peak_day: 'Date',
      days_on: 'UInt32',
      streak: 'UInt32',
      best_streak: 'UInt32',
      entries: 'UInt32',
      position: 'Nullable(UInt16)',
      prev_position: 'Nullable(UInt16)',
      state: 'LowCardinality(String)',
    },
  },
  /**
   * One row per captured day of a list. `depth`: the largest size of the last fourteen captured days,
   * the day included; `complete`: `size` is at least nine tenths of it. `prev_day`: the last
   * complete day before; `number`: complete days up to the day. `entered` (of them `new_count` for
   * the first time ever) and `left_count` compare a complete day with `prev_day`; null on others and
   * on the list's first day. `effective_authors`: 1/HHI of the places, a place of several authors shared
   * among them. `debut_share`: of the `tier_n` places whose book has a tier. `median_age`: days
   * since publication, of the `age_n` books whose date is known. `series_share`: of all places.
   */
  list_daily: {
    partition: 'portal',
    order: 'portal, list, genre_id, period, day',
    columns: {
      portal: 'LowCardinality(String)',
      day: 'Date',
      list: 'LowCardinality(String)',
      genre_id: 'UInt32',
      period: 'LowCardinality(String)',
      size: 'UInt16',
      depth: 'UInt16',
      complete: 'Bool',
      prev_day: 'Nullable(Date)',
      number: 'UInt32',
      entered: 'Nullable(UInt16)',
      new_count: 'Nullable(UInt16)',
      left_count: 'Nullable(UInt16)',
      authors: 'UInt16',
      effective_authors: 'Nullable(Float64)',
      debut_share: 'Nullable(Float64)',
      tier_n: 'UInt16',
      median_age: 'Nullable(Float64)',
      age_n: 'UInt16',
      series_share: 'Float64',
    },
  },
  /**
   * The stays of books on a list, over its complete days by number: on the list from `first` to
   * `last`, absent from the complete day before and after, if there are such.
   */
  list_stays: {
    partition: 'portal',
    order: 'portal, list, genre_id, period, last',
    columns: {
      portal: 'LowCardinality(String)',
      list: 'LowCardinality(String)',
      genre_id: 'UInt32',
      period: 'LowCardinality(String)',
      book_id: 'UInt32',
      first: 'UInt32',
      last: 'UInt32',
    },
  },
  /** Every list of a portal: its last captured day, that day's depth, and its last complete day. */
  lists_latest: {
    partition: 'portal',
    order: 'portal, list, genre_id, period',
    columns: {
      portal: 'LowCardinality(String)',
      list: 'LowCardinality(String)',
      genre_id: 'UInt32',
      genre_name: 'String',
      period: 'LowCardinality(String)',
      depth: 'UInt16',
      last_day: 'Date',
      complete_day: 'Date',
    },
  },
  /** The complete days of `list_daily` of the list in `leading_latest`. */
  leading_daily: {
    partition: 'portal',
    order: 'portal, day',
    columns: {
      portal: 'LowCardinality(String)',
      day: 'Date',
      prev_day: 'Nullable(Date)',
      size: 'UInt16',
      entered: 'Nullable(UInt16)',
      left_count: 'Nullable(UInt16)',
    },
  },
  /**
   * The first of the portal's leading lists on its last complete day, ready to be shown. `rise`,
   * `fall`, `enter` number the books that went up, down or in, the largest move first; 0 for
   * others. `value` is the main metric as known on the day, `value_before` as on the complete day
   * before; null, with its day, where it was never read. `brief`: of `book_rows`.
   */
  leading_latest: {
    partition: 'portal',
    order: 'portal, position',
    columns: {
      portal: 'LowCardinality(String)',
      list: 'LowCardinality(String)',
      genre_id: 'UInt32',
      genre_name: 'String',
      period: 'LowCardinality(String)',
      day: 'Date',
      position: 'UInt16',
      book_id: 'UInt32',
      prev_day: 'Nullable(Date)',
      prev_position: 'Nullable(UInt16)',
      state: 'LowCardinality(String)',
      rise: 'UInt16',
      fall: 'UInt16',
      enter: 'UInt16',
      value: 'Nullable(Float64)',
      value_day: 'Nullable(Date)',
      value_before: 'Nullable(Float64)',
      value_before_day: 'Nullable(Date)',
      brief: 'String',
    },
  },
} as const;
