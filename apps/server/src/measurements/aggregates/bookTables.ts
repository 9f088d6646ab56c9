import { metricKeys } from '@litometr/domain';
import { columnsPerKey } from '../columns.ts';

/** Aggregates of books; `aggregateSchema.ts` says what the words mean. */
export const bookTables = {
  /**
   * One row per book. Per metric that the portal publishes: the last reading up to the data day
   * with its day, and the one that its week's gain begins with, with its day (`weekReadingsSql`).
   * `stars`: the last five counts that were read together, else empty. `best_position`: the best
   * place in any list within ninety days up to the data day, `best_ever`: since the first.
   * `top_places`: the places in the lists of the leading kind, each as on its last complete day within
   * the week up to the data day. `week_gain`: of the main metric (`weekGainSql`). `momentum`: its
   * percentile (0 to 100) among the `momentum_n` books of the portal with such a gain; null when those
   * are fewer than 20.
   * `tier`: of its authors on its publication day: `debut` (no earlier book), `published`,
   * `charted` (another book was on a list before); null without authors. `active`: within the
   * thirty days up to the data day.
   */
  book_latest: {
    byKey: 256,
    partition: 'portal',
    order: 'portal, book_id',
    columns: {
      portal: 'LowCardinality(String)',
      book_id: 'UInt32',
      last_day: 'Nullable(Date)',
      ...columnsPerKey(metricKeys, {
        'last_*': 'Nullable(Float64)',
        'last_*_day': 'Nullable(Date)',
        'week_*': 'Nullable(Float64)',
        'week_*_day': 'Nullable(Date)',
      }),
      stars: 'Array(UInt64)',
      best_position: 'Nullable(UInt16)',
      best_ever: 'Nullable(UInt16)',
      top_places: 'UInt16',
      week_gain: 'Nullable(Float64)',
      momentum: 'Nullable(Float64)',
      momentum_n: 'UInt32',
      tier: 'LowCardinality(Nullable(String))',
      active: 'Bool',
    },
  },
  /**
   * The facts of a book that rows of pages show, each part as JSON in one column: a page reads some
   * dozens of books at once, far apart on the disk, and every column costs one lookup per book.
   * `brief`: `StoredBrief`. `snapshot`: `StoredSnapshot`, with the last and week-old readings of
   * `book_latest`. `recent`: the readings of the last thirty-one days up to the data day as
   * `[days before it, value…]`, the earliest first, in the order of the metrics that the portal publishes;
   * empty without any. The types are in `bookRows.ts`.
   */
  book_rows: {
    byKey: 4,
    partition: 'portal',
    order: 'portal, id',
    columns: {
      portal: 'LowCardinality(String)',
      id: 'UInt32',
      brief: 'String',
      snapshot: 'String',
      recent: 'String',
    },
  },
  /**
   * Changes between two captures: known on `day`, not yet on `prev_day` (null where the day itself
   * is stated, as for a chapter). `before` and `after` are texts as stored (prices in ₽, ranks,
   * characters, statuses, titles); null where there is none, and for annotations. Genres and tags
   * store their ids in `added` and `removed`. Only list events name a list. Types: price,
   * discount_start, discount_end, chapter, finished, reopened, genre, tag, cover, title,
   * annotation, subscription, list_enter, list_exit, removed, restored.
   */
  book_events: {
    byKey: 256,
    partition: 'portal',
    order: 'portal, book_id, day, type',
    columns: {
      portal: 'LowCardinality(String)',
      book_id: 'UInt32',
      day: 'Date',
      prev_day: 'Nullable(Date)',
      type: 'LowCardinality(String)',
      before: 'Nullable(String)',
      after: 'Nullable(String)',
      added: 'Array(UInt32)',
      removed: 'Array(UInt32)',
      list: 'LowCardinality(String)',
      genre_id: 'UInt32',
      period: 'LowCardinality(String)',
    },
  },
  /**
   * The gains that `gain_daily` adds up, book by book: one row ("line") per metric and month, `day`
   * being its first day. `gains` has 31 days in order, 0 on days on which no step ends. Bit d − 1
   * of `known_days` is set for every d-th day on which one does; `daily` has the same bits for steps of
   * one day. `spans`: the days of each step. Sums for any selection of books are computed from this
   * table.
   */
  book_lines: {
    byKey: 256,
    partition: 'portal, toYYYYMM(day)',
    order: 'portal, metric, book_id',
    columns: {
      portal: 'LowCardinality(String)',
      day: 'Date',
      metric: 'LowCardinality(String)',
      book_id: 'UInt32',
      known_days: 'UInt32',
      gains: 'Array(Int64) CODEC(T64, LZ4)',
      daily: 'UInt32',
      spans: 'Array(UInt8)',
    },
  },
  /**
   * The genres and tags of books over time: `kind` is `genre` or `tag`. `valid_from` null: since
   * before the first capture; `valid_to` (the first capture without it) null: still.
   */
  book_groups: {
    partition: 'portal',
    order: 'portal, kind, group_id, book_id',
    columns: {
      portal: 'LowCardinality(String)',
      kind: 'LowCardinality(String)',
      group_id: 'UInt32',
      book_id: 'UInt32',
      valid_from: 'Nullable(Date)',
      valid_to: 'Nullable(Date)',
    },
  },
} as const;
