import { metricKeys } from '@litometr/api-contract';

/**
 * The tables of the measurements store. One definition serves the embedded engine and a server.
 * They are plain MergeTree because rows are replaced by whole partitions when a portal's new
 * state is published (`publish.ts`), never by background merges.
 *
 * Null means 'not published or not read' everywhere; zero only where the portal shows zero.
 * Days are calendar days in Europe/Moscow. Prices are rubles.
 */

/** What a bundle tells of a book besides its title, authors, genres and tags. */
export const bookFactColumns = `series_external_id Nullable(String),
      series_title Nullable(String),
      series_number Nullable(Float64),
      form LowCardinality(Nullable(String)),
      status LowCardinality(Nullable(String)),
      access LowCardinality(Nullable(String)),
      age_limit Nullable(UInt8),
      chars Nullable(UInt64),
      pages Nullable(UInt32),
      price_rub Nullable(Decimal(12, 2)),
      price_old_rub Nullable(Decimal(12, 2)),
      price_audio_rub Nullable(Decimal(12, 2)),
      has_audio Nullable(Bool),
      is_exclusive Nullable(Bool),
      has_profanity Nullable(Bool),
      publisher Nullable(String),
      first_published_on Nullable(String),
      updated_on Nullable(String),
      finished_on Nullable(String),
      url Nullable(String),
      cover_url Nullable(String),
      annotation Nullable(String)`;

/** What a bundle tells of a book on a day. */
export const metricValueColumns = `views Nullable(UInt64),
      likes Nullable(UInt64),
      library Nullable(UInt64),
      comments Nullable(UInt64),
      reviews Nullable(UInt64),
      awards Nullable(UInt64),
      rating Nullable(Decimal(12, 4)),
      rating_count Nullable(UInt64),
      chars Nullable(UInt64),
      price_rub Nullable(Decimal(12, 2)),
      reading Nullable(UInt64),
      postponed Nullable(UInt64),
      finished_reading Nullable(UInt64),
      not_interested Nullable(UInt64),
      downloaded Nullable(UInt64),
      donations Nullable(UInt64),
      stars_1 Nullable(UInt64),
      stars_2 Nullable(UInt64),
      stars_3 Nullable(UInt64),
      stars_4 Nullable(UInt64),
      stars_5 Nullable(UInt64)`;

/** Tables with a `portal` whose rows belong to the portal's published state. */
export const portalTables = {
  books: {
    partition: 'portal',
    order: 'portal, id',
    columns: `
      portal LowCardinality(String),
      id UInt32,
      external_id String,
      title String,
      author_ids Array(UInt32),
      genre_ids Array(UInt32),
      tag_ids Array(UInt32),
      ${bookFactColumns},
      first_seen_on Date`,
  },
  authors: {
    partition: 'portal',
    order: 'portal, id',
    columns: `
      portal LowCardinality(String),
      id UInt32,
      external_id Nullable(String),
      name String,
      url Nullable(String),
      avatar_url Nullable(String)`,
  },
  author_daily: {
    partition: 'portal, toYYYYMM(day)',
    order: 'portal, author_id, day',
    columns: `
      portal LowCardinality(String),
      day Date,
      author_id UInt32,
      subscribers Nullable(UInt64)`,
  },
  genres: {
    partition: 'portal',
    order: 'portal, id',
    columns: `
      portal LowCardinality(String),
      id UInt32,
      name String`,
  },
  tags: {
    partition: 'portal',
    order: 'portal, id',
    columns: `
      portal LowCardinality(String),
      id UInt32,
      name String`,
  },
  metrics: {
    partition: 'portal, toYYYYMM(day)',
    order: 'portal, book_id, day',
    columns: `
      portal LowCardinality(String),
      day Date,
      book_id UInt32,
      ${metricValueColumns}`,
  },
  ranks: {
    partition: 'portal, toYYYYMM(day)',
    order: 'portal, list, genre_id, period, day, position',
    columns: `
      portal LowCardinality(String),
      day Date,
      list LowCardinality(String),
      genre_id UInt32,
      period LowCardinality(String),
      position UInt16,
      book_id UInt32`,
  },
  chapters: {
    partition: 'portal',
    order: 'portal, book_id, chapter_id',
    columns: `
      portal LowCardinality(String),
      book_id UInt32,
      chapter_id String,
      number Nullable(UInt32),
      title Nullable(String),
      published_on Nullable(String),
      chars Nullable(UInt64),
      is_free Nullable(Bool)`,
  },
  award_daily: {
    partition: 'portal, toYYYYMM(day)',
    order: 'portal, book_id, day, type',
    columns: `
      portal LowCardinality(String),
      day Date,
      book_id UInt32,
      type LowCardinality(String),
      count UInt64`,
  },
} as const;

/**
 * Derived from the tables above when a portal's state is published, so that pages read no raw
 * history. `genre_id` 0 and `period` '' stand for 'none' (both are part of a sorting key).
 */
export const aggregateTables = {
  /** Every rank row with its movement; see `listItem` of the contract for the columns' meaning. */
  rank_entries: {
    partition: 'portal, toYYYYMM(day)',
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
  /** One row per captured day of a list. `entered`, `left_count` are null on its first day. */
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
      left_count Nullable(UInt16)`,
  },
  /**
   * The summed gain of a counter on a captured day, per group of books: `dimension` is `all`,
   * `genre` (key: its id), `status`, `access` or `form`. Over the books read on the day and on the
   * captured day before it, `n` of them; `days` is the time between the two.
   */
  gain_daily: {
    partition: 'portal',
    order: 'portal, dimension, metric, key, day',
    columns: `
      portal LowCardinality(String),
      day Date,
      dimension LowCardinality(String),
      key String,
      metric LowCardinality(String),
      gain Int64,
      n UInt32,
      days UInt16`,
  },
  /**
   * One row per book with readings or places. Per metric: the last reading up to the data day
   * with its day, and the last reading up to seven days before the data day with its day.
   * `stars`: the last five counts that were read together, else empty. `best_position`: the best
   * place in any list within ninety days up to the data day. `top_places`: the places held in
   * the portal's leading list on its last captured day; the leading list is the first kind of
   * `portalDefinition(portal).lists` that has data, all its genres and periods together.
   */
  book_latest: {
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
      top_places UInt16`,
  },
} as const;

export const stateTables = {
  /**
   * What is published for a portal; the row of the highest generation counts. It is written
   * last, when the tables are in place. Read it through `state.ts`. `is_removed` is the state
   * after the portal's data was taken away.
   */
  portal_states: {
    partition: 'tuple()',
    order: 'portal, generation',
    columns: `
      portal LowCardinality(String),
      generation UInt64,
      import_id String,
      is_demo Bool,
      is_removed Bool,
      source String,
      captured_at DateTime('UTC'),
      data_day Nullable(Date),
      coverage Nullable(Float64),
      published_at DateTime64(3, 'UTC')`,
  },
  /**
   * The journal, one row per step; see `journal.ts`. A `publishing` row is the point after which
   * a publication is completed, also by the next start; `detail` holds its plan as JSON.
   */
  imports: {
    partition: 'tuple()',
    order: 'import_id, at',
    columns: `
      import_id String,
      at DateTime64(3, 'UTC'),
      portal LowCardinality(String),
      source String,
      status LowCardinality(String),
      rows UInt64,
      bad_rows UInt64,
      detail String`,
  },
  /**
   * External key → internal id, per kind (`book`, `author`, `genre`, `tag`); ids run from 1 in
   * each kind over all portals and are never given twice. Keys: a book's id on its portal, the
   * name of a genre or tag, `id:…` or `name:…` of an author.
   */
  ids: {
    partition: 'kind',
    order: 'kind, portal, external',
    columns: `
      kind LowCardinality(String),
      portal LowCardinality(String),
      external String,
      id UInt32`,
  },
} as const;
