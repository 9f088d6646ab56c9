import type { MetricKey } from '@litometr/api-contract';
import type { PortalDefinition } from '../measurements/portals.ts';
import type { Reads } from './context.ts';
import { publishedMetrics, type ValueAt } from './readings.ts';

/** A row of `book_latest` with the columns that `latestColumns` names. */
export type LatestRow = Readonly<Record<string, unknown>>;

/** The last and week-old readings of a portal's metrics, from `book_latest AS l`. */
export function latestColumns(portal: PortalDefinition): string {
  return publishedMetrics(portal)
    .flatMap((metric) => [
      `l.last_${metric} AS last_${metric}`,
      `l.last_${metric}_day AS last_${metric}_day`,
      `l.week_${metric} AS week_${metric}`,
      `l.week_${metric}_day AS week_${metric}_day`,
    ])
    .join(', ');
}

/** Reads `last_…` or `week_…` of a row. */
export function valueAt(row: LatestRow, when: 'last' | 'week'): ValueAt {
  return (metric: MetricKey) => {
    const value = row[`${when}_${metric}`];
    const day = row[`${when}_${metric}_day`];
    return typeof value === 'number' && typeof day === 'string' ? { value, day } : null;
  };
}

/** The rows of some books with the columns that `latestColumns` names; empty for one without. */
export async function findLatest(
  { db }: Reads,
  portal: PortalDefinition,
  ids: readonly number[],
): Promise<(id: number) => LatestRow> {
  const columns = latestColumns(portal);
  if (ids.length === 0 || columns === '') return () => ({});
  const rows = await db.select<LatestRow & { id: number }>(
    `SELECT l.book_id AS id, ${columns} FROM book_latest AS l
     WHERE l.portal = {portal:String} AND l.book_id IN {ids:Array(UInt32)}`,
    { portal: portal.slug, ids },
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return (id) => byId.get(id) ?? {};
}
