import { STAGE_DATABASE, UNMERGED } from '../tables.ts';

/** Tables that the aggregates share while they are made; they go with the stage. */
export const work = (name: WorkTable) => `${STAGE_DATABASE}.work_${name}`;

export type WorkTable =
  | 'captured'
  | 'group_numbers'
  | 'groups'
  | 'tiers'
  | 'changed_books'
  | 'active'
  | 'author_active'
  | 'author_top'
  | 'author_supply'
  | 'author_supply_listed'
  | 'list_places'
  | 'list_days'
  | 'known_lists'
  | 'steps'
  | 'group_parts'
  | 'finished_series';

const workTables: Readonly<Record<WorkTable, { columns: string; order: string }>> = {
  /** The portal's captured days, with the number of books that were read. */
  captured: { columns: 'day Date, readings UInt64', order: 'day' },
  /** Genres, tags and common pairs by number; 0 is the whole portal. */
  group_numbers: {
    columns: 'group_number UInt32, kind String, a UInt32, b UInt32',
    order: 'group_number',
  },
  /** The groups of a book from a day on; a book's first row applies to all earlier days too. */
  groups: {
    columns: `book_id UInt32, since Date, group_numbers Array(UInt32), keys Array(UInt64),
      pairs Array(UInt32), author_ids Array(UInt32), published Nullable(Date)`,
    order: 'book_id, since',
  },
  /** `tier` of `book_latest`, of the books with authors. */
  tiers: { columns: 'book_id UInt32, tier String', order: 'book_id' },
  /** Books all of whose days a publication changes. */
  changed_books: { columns: 'book_id UInt32', order: 'book_id' },
  /** Days on which a book was active, without overlaps; `until` is the first day after. */
  active: { columns: 'book_id UInt32, start Date, until Date', order: 'book_id, start' },
  author_active: {
    columns: 'group_number UInt32, start Date, until Date',
    order: 'group_number, start',
  },
  author_top: {
    columns: 'group_number UInt32, start Date, until Date',
    order: 'group_number, start',
  },
  author_supply: {
    columns: 'group_number UInt32, start Date, until Date',
    order: 'group_number, start',
  },
  author_supply_listed: {
    columns: 'group_number UInt32, start Date, until Date',
    order: 'group_number, start',
  },
  /** Every place of a list with the facts of its book. */
  list_places: {
    columns: `list LowCardinality(String), genre_id UInt32, period LowCardinality(String), day Date,
      book_id UInt32, state LowCardinality(String),
      author_ids Array(UInt32), in_series Bool, tier LowCardinality(Nullable(String)),
      age Nullable(Int32)`,
    order: 'list, genre_id, period, day',
  },
  /**
   * The captured days of every list, as in `list_daily`. `number`: complete days up to the day, the
   * day included.
   */
  list_days: {
    columns: `list LowCardinality(String), genre_id UInt32, period LowCardinality(String), day Date,
      size UInt16, depth UInt16, complete Bool, prev_day Nullable(Date), number UInt32`,
    order: 'list, genre_id, period, day',
  },
  /**
   * The lists on each captured day of the portal, as on their last complete day, `list_day`. One that is
   * older than a week is `stale`: what it was on the day is not known.
   */
  known_lists: {
    columns: `day Date, list LowCardinality(String), genre_id UInt32, period LowCardinality(String),
      list_day Date, stale Bool`,
    order: 'list, list_day, genre_id, period',
  },
  /** The gains, in a span of months, from one reading of a book to its next, which is of the `day`. */
  steps: { columns: '', order: 'day, book_id' },
  group_parts: {
    columns: `group_number UInt32, day Date, supply_active UInt32, supply_new UInt32, authors UInt32,
      gain Int64, n UInt32, days UInt16,
      top_slots UInt32, top_authors UInt32, top_lists UInt32, list_authors UInt32,
      supply_authors UInt32, supply_listed UInt32`,
    order: 'group_number, day',
  },
  /** The books of finished series. */
  finished_series: { columns: 'book_id UInt32', order: 'book_id' },
};

/** `columns` in place of the table's own, where they depend on the portal. */
export function makeWorkTable(name: WorkTable, columns = workTables[name].columns): string {
  return `CREATE TABLE ${work(name)} (${columns}) ENGINE = MergeTree
    ORDER BY (${workTables[name].order}) SETTINGS ${UNMERGED}`;
}
