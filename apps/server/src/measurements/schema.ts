import { type FieldFormat, snapshotFields } from '@litometr/domain';
import { searchStateTables } from './searchIndex/tables.ts';

/**
 * The tables of the measurements store. One definition serves the embedded engine and a server.
 * They are plain MergeTree because rows are replaced by whole partitions when a portal's new
 * state is published (`publish.ts`), never by background merges.
 *
 * Null means 'not published or not read' everywhere; zero only where the portal shows zero.
 * Days are calendar days in Europe/Moscow. Prices are rubles.
 */

/** Facts of a book in a bundle other than its title, authors, genres and tags. */
export const bookFactColumns = {
  series_external_id: 'Nullable(String)',
  series_title: 'Nullable(String)',
  series_number: 'Nullable(Float64)',
  form: 'LowCardinality(Nullable(String))',
  status: 'LowCardinality(Nullable(String))',
  access: 'LowCardinality(Nullable(String))',
  age_limit: 'Nullable(UInt8)',
  chars: 'Nullable(UInt64)',
  pages: 'Nullable(UInt32)',
  price_rub: 'Nullable(Decimal(12, 2))',
  price_old_rub: 'Nullable(Decimal(12, 2))',
  price_audio_rub: 'Nullable(Decimal(12, 2))',
  has_audio: 'Nullable(Bool)',
  is_exclusive: 'Nullable(Bool)',
  has_profanity: 'Nullable(Bool)',
  publisher: 'Nullable(String)',
  first_published_on: 'Nullable(String)',
  updated_on: 'Nullable(String)',
  finished_on: 'Nullable(String)',
  url: 'Nullable(String)',
  cover_url: 'Nullable(String)',
  annotation: 'Nullable(String)',
} as const;

const fieldTypes = {
  counter: 'Nullable(UInt64)',
  decimal: 'Nullable(Decimal(12, 4))',
  rubles: 'Nullable(Decimal(12, 2))',
} as const satisfies Record<FieldFormat, string>;

type MetricValueColumns = {
  readonly [Field in (typeof snapshotFields)[number] as Field['key']]: (typeof fieldTypes)[Field['format']];
};

/** Facts of a book on a day in a bundle. */
export const metricValueColumns = Object.fromEntries(
  snapshotFields.map(({ key, format }) => [key, fieldTypes[format]]),
  // `fromEntries` forgets the names.
) as MetricValueColumns;

/**
 * Tables with a `portal` whose rows belong to the portal's published state. `capture` orders the
 * bundles that rows come from, see `captures.ts`: of two bundles with the same row the one with the
 * greater number counts, in whichever order they are imported.
 */
export const portalTables = {
  /**
   * `author_ids` and `genre_ids` are those that the author or genre counts as (`aliases`);
   * `source_…`: as the capture names them.
   */
  books: {
    byKey: 256,
    partition: 'portal',
    order: 'portal, id',
    columns: {
      portal: 'LowCardinality(String)',
      id: 'UInt32',
      external_id: 'String',
      title: 'String',
      author_ids: 'Array(UInt32)',
      genre_ids: 'Array(UInt32)',
      tag_ids: 'Array(UInt32)',
      source_author_ids: 'Array(UInt32)',
      source_genre_ids: 'Array(UInt32)',
      ...bookFactColumns,
      first_seen_on: 'Date',
      capture: 'UInt64',
    },
  },
  /**
   * The facts of a book in the captures, as runs: `day` is the first capture with these facts,
   * `last_day` the last one before they changed (or the last of all). Books' events and the genres
   * and tags of a day are derived from this table. `genre_ids` and `source_genre_ids` as in
   * `books`: runs that differ in the latter alone are one run for everything but the next capture
   * (`resolvedRows.ts`).
   */
  book_facts: {
    partition: 'portal',
    order: 'portal, book_id, day',
    columns: {
      portal: 'LowCardinality(String)',
      book_id: 'UInt32',
      day: 'Date',
      last_day: 'Date',
      title: 'String',
      genre_ids: 'Array(UInt32)',
      tag_ids: 'Array(UInt32)',
      form: 'LowCardinality(Nullable(String))',
      status: 'LowCardinality(Nullable(String))',
      access: 'LowCardinality(Nullable(String))',
      price_rub: 'Nullable(Decimal(12, 2))',
      price_old_rub: 'Nullable(Decimal(12, 2))',
      cover_url: 'Nullable(String)',
      annotation_hash: 'Nullable(UInt64)',
      source_genre_ids: 'Array(UInt32)',
    },
  },
  /**
   * Which captures named a book: the greatest of each day, with the update that it reports. With
   * these days a capture that is imported late splits a run of `book_facts` where it belongs.
   */
  book_captures: {
    partition: 'portal, toYYYYMM(day)',
    order: 'portal, book_id, day',
    columns: {
      portal: 'LowCardinality(String)',
      day: 'Date',
      book_id: 'UInt32',
      updated_on: 'Nullable(Date)',
      capture: 'UInt64',
    },
  },
  /** `url` and `avatar_url` are the last that a capture gave; each has the number of its own capture. */
  authors: {
    byKey: 256,
    partition: 'portal',
    order: 'portal, id',
    columns: {
      portal: 'LowCardinality(String)',
      id: 'UInt32',
      external_id: 'Nullable(String)',
      name: 'String',
      url: 'Nullable(String)',
      avatar_url: 'Nullable(String)',
      capture: 'UInt64',
      url_capture: 'UInt64',
      avatar_capture: 'UInt64',
    },
  },
  author_daily: {
    partition: 'portal, toYYYYMM(day)',
    order: 'portal, author_id, day',
    columns: {
      portal: 'LowCardinality(String)',
      day: 'Date',
      author_id: 'UInt32',
      subscribers: 'Nullable(UInt64)',
      capture: 'UInt64',
    },
  },
  genres: {
    partition: 'portal',
    order: 'portal, id',
    columns: {
      portal: 'LowCardinality(String)',
      id: 'UInt32',
      name: 'String',
    },
  },
  tags: {
    partition: 'portal',
    order: 'portal, id',
    columns: {
      portal: 'LowCardinality(String)',
      id: 'UInt32',
      name: 'String',
    },
  },
  metrics: {
    byKey: 256,
    partition: 'portal, toYYYYMM(day)',
    order: 'portal, book_id, day',
    columns: {
      portal: 'LowCardinality(String)',
      day: 'Date',
      book_id: 'UInt32',
      ...metricValueColumns,
      capture: 'UInt64',
    },
  },
  ranks: {
    partition: 'portal, toYYYYMM(day)',
    order: 'portal, list, genre_id, period, day, position',
    columns: {
      portal: 'LowCardinality(String)',
      day: 'Date',
      list: 'LowCardinality(String)',
      genre_id: 'UInt32',
      period: 'LowCardinality(String)',
      position: 'UInt16',
      book_id: 'UInt32',
      capture: 'UInt64',
    },
  },
  chapters: {
    partition: 'portal',
    order: 'portal, book_id, chapter_id',
    columns: {
      portal: 'LowCardinality(String)',
      book_id: 'UInt32',
      chapter_id: 'String',
      number: 'Nullable(UInt32)',
      title: 'Nullable(String)',
      published_on: 'Nullable(String)',
      chars: 'Nullable(UInt64)',
      is_free: 'Nullable(Bool)',
      capture: 'UInt64',
    },
  },
  award_daily: {
    partition: 'portal, toYYYYMM(day)',
    order: 'portal, book_id, day, type',
    columns: {
      portal: 'LowCardinality(String)',
      day: 'Date',
      book_id: 'UInt32',
      type: 'LowCardinality(String)',
      count: 'UInt64',
      capture: 'UInt64',
    },
  },
} as const;

export const stateTables = {
  ...searchStateTables,
  /** The definition that the aggregates were last built by: one row, none during a rebuild. */
  aggregate_builds: {
    partition: 'tuple()',
    order: 'fingerprint',
    columns: {
      fingerprint: 'String',
      built_at: "DateTime64(3, 'UTC')",
    },
  },
  /**
   * The published state of a portal; the row of the highest generation counts. It is written last,
   * when the tables are in place. Read it through `state.ts`. `is_removed` is the state after the
   * portal's data was deleted.
   */
  portal_states: {
    partition: 'tuple()',
    order: 'portal, generation',
    columns: {
      portal: 'LowCardinality(String)',
      generation: 'UInt64',
      import_id: 'String',
      is_demo: 'Bool',
      is_removed: 'Bool',
      source: 'String',
      captured_at: "DateTime('UTC')",
      data_day: 'Nullable(Date)',
      coverage: 'Nullable(Float64)',
      published_at: "DateTime64(3, 'UTC')",
    },
  },
  /**
   * The journal, one row per step; see `journal.ts`. A `publishing` row is the point after which
   * a publication is completed, also by the next start; `detail` holds its plan as JSON.
   */
  imports: {
    partition: 'tuple()',
    order: 'import_id, at',
    columns: {
      import_id: 'String',
      at: "DateTime64(3, 'UTC')",
      portal: 'LowCardinality(String)',
      source: 'String',
      status: 'LowCardinality(String)',
      rows: 'UInt64',
      bad_rows: 'UInt64',
      detail: 'String',
    },
  },
  /**
   * Genres and authors that a portal renamed, as staff say: rows of `id` count for `canonical`, which is
   * no alias itself. `kind` is `genre` or `author`. They outlast the portal's data. Only `setAliases`
   * changes them, together with everything that follows from them.
   */
  aliases: {
    partition: 'portal',
    order: 'portal, kind, id',
    columns: {
      portal: 'LowCardinality(String)',
      kind: 'LowCardinality(String)',
      id: 'UInt32',
      canonical: 'UInt32',
    },
  },
  /**
   * External key → internal id, per kind (`book`, `author`, `genre`, `tag`); ids run from 1 in
   * each kind over all portals and are never given twice. Keys: a book's id on its portal, the
   * name of a genre or tag, `id:…` or `name:…` of an author.
   */
  ids: {
    partition: 'kind',
    order: 'kind, portal, external',
    columns: {
      kind: 'LowCardinality(String)',
      portal: 'LowCardinality(String)',
      external: 'String',
      id: 'UInt32',
    },
  },
} as const;
