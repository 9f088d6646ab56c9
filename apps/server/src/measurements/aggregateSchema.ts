import { bookTables } from './aggregates/bookTables.ts';
import { groupTables } from './aggregates/groupTables.ts';
import { listTables } from './aggregates/listTables.ts';
import { catalogueTables } from './catalogueSchema.ts';
import { searchAggregateTables } from './searchIndex/tables.ts';

/**
 * Tables derived from the portal's tables when its state is published, so that pages read no raw
 * history. `genre_id` 0 and `period` '' mean 'none' (both are part of a sorting key). The *main
 * metric* is the first that the portal publishes of library, likes, views, rating_count; the
 * *leading list* is the first kind of `portalDefinition(portal).lists` that has data, all its
 * genres and periods together. A book is *active* on a day when it was published, updated or ranked
 * within the thirty days up to it. Every aggregate stores the `n` that it is computed from.
 */
export const aggregateTables = {
  ...listTables,
  ...groupTables,
  ...bookTables,
  ...catalogueTables,
  ...searchAggregateTables,
} as const;

/** The aggregates that a publication rewrites only from its first touched month on. */
export const monthlyAggregates: readonly (keyof typeof aggregateTables)[] = [
  'gain_daily',
  'book_lines',
  'group_daily',
  'lift_priors',
  'author_stat_daily',
  'day_quality',
];
