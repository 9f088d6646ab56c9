import { metricKeys } from '@litometr/api-contract';
import { searchAggregateTables } from '../search/tables.ts';
import { catalogueTables } from './catalogueSchema.ts';

/**
 * Derived from the portal's tables when its state is published, so that pages read no raw
 * history. `genre_id` 0 and `period` '' stand for 'none' (both are part of a sorting key). The
 * *main metric* is the first that the portal publishes of library, likes, views, rating_count;
 * the *leading list* is the first kind of `portalDefinition(portal).lists` that has data, all its
 * genres and periods together. A book is *active* on a day when it was published, updated or
 * ranked within the thirty days up to it. Every aggregate carries the `n` that it stands on.
 */

/** What a row shows of a book, besides its id. */
const briefColumns = `title String,
      author_ids Array(UInt32),
      author_names Array(String),
      genre_ids Array(UInt32),
      genre_names Array(String),
      cover_url Nullable(String),
      form LowCardinality(Nullable(String)),
      status LowCardinality(Nullable(String)),
      access LowCardinality(Nullable(String)),
      age_limit Nullable(UInt8),
      chars Nullable(UInt64),
      price_rub Nullable(Decimal(12, 2)),
      price_old_rub Nullable(Decimal(12, 2))`;

/** `gain_daily` and its like: rewritten from the first month that a publication touches. */
const byMonth = 'portal, toYYYYMM(day)';

export const aggregateTables = {
  ...catalogueTables,
  ...searchAggregateTables,
  /** Every rank row with its movement; see `listItem` of the contract for the columns' meaning. */
  rank_entries: {
    byKey: true,
    partition: byMonth,
    order: 'portal, list, genre_id, period, day, position',
    columns: `
      portal LowCardinality(String),
      day Date,
      list LowCardinality(String),
      genre_id UInt32,
      period LowCardinality(String),
      position UInt16,
      book_id UInt32,
      prev_day Nullable(Date),
      prev_position Nullable(UInt16),
      state LowCardinality(String),
      days_on UInt32,
      streak UInt32,
      entries UInt32,
      peak UInt16,
      peak_day Date,
      first_entry Date`,
  },
  /**
   * A book's time on a list up to the list's last captured day. `state` as on that day, `out`
   * when it is not on it: then `position` is null and `streak` 0. `prev_position`: the place on
   * the captured day before. `depth`: the longest captured day of the list.
   */
  rank_stat: {
    byKey: true,
    partition: 'portal',
    order: 'portal, book_id, list, genre_id, period',
    columns: `
      portal LowCardinality(String),
      book_id UInt32,
      list LowCardinality(String),
      genre_id UInt32,
      period LowCardinality(String),
      first_entry Date,
      last_seen Date,
      list_day Date,
      peak UInt16,
      peak_day Date,
      days_on UInt32,
      streak UInt32,
      best_streak UInt32,
      entries UInt32,
      position Nullable(UInt16),
      prev_position Nullable(UInt16),
      state LowCardinality(String)`,
  },
  /**
   * One row per captured day of a list. `entered` (of them `new_count` for the first time ever)
   * and `left_count` are null on its first day. `half_life`: the first number of captured days
   * after which half or fewer of the day's books are on the list; null while that has not come
   * within ninety. `effective_authors`: 1/HHI of the places, a place of several authors shared
   * among them. `debut_share`: of the `tier_n` places whose book has a tier. `median_age`: days
   * since publication, of the `age_n` books whose date is known. `series_share`: of all places.
   */
  list_daily: {
    partition: 'portal',
    order: 'portal, list, genre_id, period, day',
    columns: `
      portal LowCardinality(String),
      day Date,
      list LowCardinality(String),
      genre_id UInt32,
      period LowCardinality(String),
      size UInt16,
      prev_day Nullable(Date),
      entered Nullable(UInt16),
      new_count Nullable(UInt16),
      left_count Nullable(UInt16),
      half_life Nullable(UInt16),
      authors UInt16,
      effective_authors Nullable(Float64),
      debut_share Nullable(Float64),
      tier_n UInt16,
      median_age Nullable(Float64),
      age_n UInt16,
      series_share Float64`,
  },
  /**
   * The summed gain of a counter on a captured day, per group of books, as they were on the day:
   * `dimension` is `all`, `genre`, `tag` (key: the id), `status`, `access`, `form`, `price` (key:
   * the lowest rubles of the band: 0, 1, 100, 150, 200, 300, 500), and, as they are now, `age`
   * and `tier`. Over the books read on the day and on the captured day before it, `n` of them;
   * `days` is the time between. `median`: of the main metric's gains, null for other metrics.
   */
  gain_daily: {
    partition: byMonth,
    order: 'portal, dimension, metric, key, day',
    columns: `
      portal LowCardinality(String),
      day Date,
      dimension LowCardinality(String),
      key String,
      metric LowCardinality(String),
      gain Int64,
      n UInt32,
      days UInt16,
      median Nullable(Float64)`,
  },
  /**
   * Genres, tags and pairs of tags by captured day. `kind`: `all` (a = b = 0), `genre` and `tag`
   * (a: the id), `pair` (tags a < b that stand together on 20 books or more). `supply_active`,
   * `authors`: active books and their distinct authors; `supply_new`: published within thirty
   * days. `gain`: of the main metric, of `n` books over `days` (null without any);
   * `median_gain_new`: of the `new_n` new books among them. `top_slots`, `top_authors`: places
   * in the leading list on the day, and distinct authors of those. `lift_n`: distinct authors in
   * the leading list within thirty days; `lift`: their share among all such, divided by the
   * share among all active authors, with the 95 % interval of Katz; null where a count is 0.
   */
  niche_daily: {
    partition: byMonth,
    order: 'portal, kind, a, b, day',
    columns: `
      portal LowCardinality(String),
      day Date,
      kind LowCardinality(String),
      a UInt32,
      b UInt32,
      supply_active UInt32,
      supply_new UInt32,
      authors UInt32,
      gain Nullable(Int64),
      n UInt32,
      days Nullable(UInt16),
      median_gain_new Nullable(Float64),
      new_n UInt32,
      top_slots UInt32,
      top_authors UInt32,
      lift_n UInt32,
      lift Nullable(Float64),
      lift_lo Nullable(Float64),
      lift_hi Nullable(Float64)`,
  },
  /**
   * The same groups as they are now, of the books that bear them. `gain`, `median_gain`: of the
   * week up to the data day in the main metric, of the `n` books with readings at both ends.
   * Quartiles of prices (₽, of `priced` books that cost something) and of `chars` (`sized`).
   * `above_n`: books of `n` whose gain exceeds the median of the whole portal. Ratios are of the
   * sums over the books with both readings. Of the `dated` books whose publication day is known,
   * `new_books` came within thirty days, `week_books` within seven, `week_books_before` within
   * the seven before.
   */
  niche_latest: {
    partition: 'portal',
    order: 'portal, kind, a, b',
    columns: `
      portal LowCardinality(String),
      kind LowCardinality(String),
      a UInt32,
      b UInt32,
      books UInt32,
      authors UInt32,
      new_books UInt32,
      active_books UInt32,
      with_status UInt32,
      finished UInt32,
      with_access UInt32,
      free UInt32,
      n UInt32,
      gain Nullable(Float64),
      median_gain Nullable(Float64),
      above_n UInt32,
      top_places UInt32,
      priced UInt32,
      price_p25 Nullable(Float64),
      price_p50 Nullable(Float64),
      price_p75 Nullable(Float64),
      dated UInt32,
      week_books UInt32,
      week_books_before UInt32,
      sized UInt32,
      chars_p25 Nullable(Float64),
      chars_p50 Nullable(Float64),
      chars_p75 Nullable(Float64),
      likes_per_view Nullable(Float64),
      library_per_view Nullable(Float64)`,
  },
  /**
   * An author on a captured day, where there is anything to tell. `gain`: of the main metric over
   * `n` books and `days`; null without readings. `places`: in any list on the day, of them
   * `top_places` in the leading one; `best_position` null when none is held.
   */
  author_stat_daily: {
    byKey: true,
    partition: byMonth,
    order: 'portal, author_id, day',
    columns: `
      portal LowCardinality(String),
      day Date,
      author_id UInt32,
      gain Nullable(Int64),
      n UInt32,
      days Nullable(UInt16),
      places UInt32,
      top_places UInt32,
      best_position Nullable(UInt16)`,
  },
  /**
   * An author now. `gain`: of the week in the main metric, of `n` books. `best_position` within
   * ninety days, `best_ever` since the first list. `charted_books`: those that ever stood on a
   * list; `days_in_tops`: days with a book on any list. `genre_ids`: the three commonest.
   * `debut_on`: the first publication, else the first day seen. `tier`: `debut` (one book),
   * `published`, `charted`. `subscribers` as last read, and a week before.
   */
  author_latest: {
    byKey: true,
    partition: 'portal',
    order: 'portal, author_id',
    columns: `
      portal LowCardinality(String),
      author_id UInt32,
      name String,
      books UInt32,
      finished UInt32,
      active_books UInt32,
      n UInt32,
      gain Nullable(Float64),
      top_places UInt32,
      best_position Nullable(UInt16),
      best_ever Nullable(UInt16),
      charted_books UInt32,
      days_in_tops UInt32,
      chars Nullable(UInt64),
      genre_ids Array(UInt32),
      debut_on Nullable(Date),
      last_updated_on Nullable(String),
      tier LowCardinality(String),
      subscribers Nullable(UInt64),
      subscribers_week Nullable(UInt64)`,
  },
  /**
   * What changed between two captures: known on `day`, not yet so on `prev_day` (null where the
   * day itself is told, as a chapter's). `before` and `after` are texts as stored (prices in ₽,
   * places, characters, statuses, titles); null where there is none, and for annotations. Genres
   * and tags tell their ids in `added` and `removed`. Only list events name a list. Types:
   * price, discount_start, discount_end, chapter, finished, reopened, genre, tag, cover, title,
   * annotation, subscription, list_enter, list_exit, removed, restored.
   */
  book_events: {
    byKey: true,
    partition: 'portal',
    order: 'portal, book_id, day, type',
    columns: `
      portal LowCardinality(String),
      book_id UInt32,
      day Date,
      prev_day Nullable(Date),
      type LowCardinality(String),
      before Nullable(String),
      after Nullable(String),
      added Array(UInt32),
      removed Array(UInt32),
      list LowCardinality(String),
      genre_id UInt32,
      period LowCardinality(String)`,
  },
  /**
   * The genres and tags of books over time: `kind` is `genre` or `tag`. `valid_from` null: since
   * before the first capture; `valid_to` (the first capture without it) null: still.
   */
  book_groups: {
    partition: 'portal',
    order: 'portal, kind, group_id, book_id',
    columns: `
      portal LowCardinality(String),
      kind LowCardinality(String),
      group_id UInt32,
      book_id UInt32,
      valid_from Nullable(Date),
      valid_to Nullable(Date)`,
  },
  /**
   * Every calendar day from a portal's first to its data day. `coverage`: books read on the day ÷
   * `expected`, those read within the seven days up to it; null without readings. `lists` of the
   * `lists_expected` captured within seven days. `mark`: `missing` without any row, `partial`
   * under 0.9 of either, else `ok`.
   */
  day_quality: {
    partition: byMonth,
    order: 'portal, day',
    columns: `
      portal LowCardinality(String),
      day Date,
      books_read UInt32,
      expected UInt32,
      coverage Nullable(Float64),
      lists UInt32,
      lists_expected UInt32,
      mark LowCardinality(String)`,
  },
  /**
   * One row per book. Per metric that the portal publishes: the last reading up to the data day
   * with its day, and the last reading up to seven days before the data day with its day.
   * `stars`: the last five counts that were read together, else empty. `best_position`: the best
   * place in any list within ninety days up to the data day, `best_ever`: since the first.
   * `top_places`: the places held in the leading list on its last captured day. `week_gain`: of
   * the main metric, null without two readings. `momentum`: its percentile (0 to 100) among the
   * `momentum_n` books of its first genre with such a gain; null when those are fewer than 20.
   * `tier`: of its authors on its publication day: `debut` (no earlier book), `published`,
   * `charted` (another book was on a list before); null without authors. `active`: within the
   * thirty days up to the data day.
   */
  book_latest: {
    byKey: true,
    partition: 'portal',
    order: 'portal, book_id',
    columns: `
      portal LowCardinality(String),
      book_id UInt32,
      last_day Nullable(Date),
      ${metricKeys
        .map(
          (metric) => `
      last_${metric} Nullable(Float64),
      last_${metric}_day Nullable(Date),
      week_${metric} Nullable(Float64),
      week_${metric}_day Nullable(Date),`,
        )
        .join('')}
      stars Array(UInt64),
      best_position Nullable(UInt16),
      best_ever Nullable(UInt16),
      top_places UInt16,
      week_gain Nullable(Float64),
      momentum Nullable(Float64),
      momentum_n UInt32,
      tier LowCardinality(Nullable(String)),
      active Bool`,
  },
  /** Every list of a portal: its longest captured day and its last one. */
  lists_latest: {
    partition: 'portal',
    order: 'portal, list, genre_id, period',
    columns: `
      portal LowCardinality(String),
      list LowCardinality(String),
      genre_id UInt32,
      genre_name String,
      period LowCardinality(String),
      depth UInt16,
      last_day Date`,
  },
  /** `list_daily` of the list in `leading_latest`. */
  leading_daily: {
    partition: 'portal',
    order: 'portal, day',
    columns: `
      portal LowCardinality(String),
      day Date,
      size UInt16,
      entered Nullable(UInt16),
      left_count Nullable(UInt16)`,
  },
  /** What a row shows of a book, with the names that its ids stand for. */
  book_briefs: {
    byKey: true,
    partition: 'portal',
    order: 'portal, id',
    columns: `
      portal LowCardinality(String),
      id UInt32,
      ${briefColumns}`,
  },
  /**
   * The first of the portal's leading lists on its last captured day, ready to be shown. `rise`,
   * `fall`, `enter` number the books that went up, down or in, the largest move first; 0 for
   * others. `value` is the main metric as known on the day, `value_before` as on the captured day
   * before; null, with its day, where it was never read.
   */
  leading_latest: {
    partition: 'portal',
    order: 'portal, position',
    columns: `
      portal LowCardinality(String),
      list LowCardinality(String),
      genre_id UInt32,
      genre_name String,
      period LowCardinality(String),
      day Date,
      position UInt16,
      book_id UInt32,
      prev_day Nullable(Date),
      prev_position Nullable(UInt16),
      state LowCardinality(String),
      rise UInt16,
      fall UInt16,
      enter UInt16,
      value Nullable(Float64),
      value_day Nullable(Date),
      value_before Nullable(Float64),
      value_before_day Nullable(Date),
      ${briefColumns}`,
  },
} as const;

/** The aggregates that a publication rewrites only from its first touched month on. */
export const monthlyAggregates: readonly (keyof typeof aggregateTables)[] = [
  'gain_daily',
  'niche_daily',
  'author_stat_daily',
  'day_quality',
];
