import type { BundleFile } from '../ingest/rows.ts';
import type { QueryParams, Writer } from './client.ts';
import { incoming } from './incoming.ts';
import { next } from './stage.ts';
import { type PortalTable, portalTableNames } from './tables.ts';

/** What a bundle's rows mean for the store. Of `ranks`, `removed` are places of shorter lists. */
export interface RowCounts {
  added: number;
  changed: number;
  removed: number;
  unchanged: number;
}
export type CountsByFile = Record<BundleFile, RowCounts>;

export interface MergeParams extends QueryParams {
  portal: string;
  /** Nothing that the store holds of the portal counts: all of it is replaced. */
  fresh: boolean;
  /** The day of the capture in Moscow, `YYYY-MM-DD`. */
  captured: string;
}

const noRows = (): RowCounts => ({ added: 0, changed: 0, removed: 0, unchanged: 0 });

/** The stage's rows with their ids, in the tables of the publication. */
export async function resolveRows(writer: Writer, params: MergeParams): Promise<void> {
  for (const table of portalTableNames) {
    await writer.command(`INSERT INTO ${next(table)} ${incoming[table].select}`, params);
  }
}

/** What the resolved rows change, by file, and whether that is anything at all. */
export async function compareRows(
  writer: Writer,
  params: MergeParams,
): Promise<{ counts: CountsByFile; changes: boolean }> {
  const counts: CountsByFile = {
    books: noRows(),
    metrics: noRows(),
    ranks: noRows(),
    authors: noRows(),
    chapters: noRows(),
    awards: noRows(),
  };
  let changes = false;
  for (const table of portalTableNames) {
    const found = await compareTable(writer, table, params);
    changes ||= found.added + found.changed + found.removed > 0;
    const { file } = incoming[table];
    if (file === null) continue;
    const sum = counts[file];
    sum.added += found.added;
    sum.changed += found.changed;
    sum.removed += found.removed;
    sum.unchanged += found.unchanged;
  }
  return { counts, changes };
}

/** The partitions that a publication touches: months where a table has them, else one. */
async function touchedPartitions(writer: Writer, table: PortalTable): Promise<string[]> {
  const rows = await writer.select<{ id: string }>(
    `SELECT DISTINCT _partition_id AS id FROM ${next(table)} ORDER BY id`,
  );
  return rows.map(({ id }) => id);
}

/** Partition by partition: what is held at once does not grow with the years of a bundle. */
async function compareTable(
  writer: Writer,
  table: PortalTable,
  params: MergeParams,
): Promise<RowCounts> {
  const counts = noRows();
  for (const partition of await touchedPartitions(writer, table)) {
    const { total, added, removed, unchanged } = await comparePartition(writer, table, {
      ...params,
      partition,
    });
    counts.added += added;
    counts.removed += removed;
    counts.unchanged += unchanged;
    counts.changed += total - added - unchanged;
  }
  return counts;
}

async function comparePartition(writer: Writer, table: PortalTable, params: QueryParams) {
  const { replaces, row = replaces } = incoming[table];
  const key = `(${row.join(', ')})`;
  const group = `(${replaces.join(', ')})`;
  const fresh = `${next(table)} WHERE _partition_id = {partition:String}`;
  const published = `${table} WHERE portal = {portal:String} AND NOT {fresh:Bool}
    AND _partition_id = {partition:String}`;
  const [found] = await writer.select<{
    total: number;
    added: number;
    removed: number;
    unchanged: number;
  }>(
    `SELECT
      (SELECT count() FROM ${fresh}) AS total,
      (SELECT count() FROM ${fresh} AND ${key} NOT IN (SELECT ${key} FROM ${published})) AS added,
      (SELECT count() FROM ${published} AND ${group} IN (SELECT ${group} FROM ${fresh})
        AND ${key} NOT IN (SELECT ${key} FROM ${fresh})) AS removed,
      (SELECT count() FROM (SELECT * FROM ${fresh} INTERSECT
        SELECT * FROM ${published} AND ${group} IN (SELECT ${group} FROM ${fresh}))) AS unchanged`,
    params,
  );
  if (found === undefined) throw new Error(`The rows of ${table} could not be compared.`);
  return found;
}

/**
 * Completes the touched partitions: what is published there and is not replaced comes along.
 * From here on a `next` table's partitions may take the place of the published ones.
 */
export async function keepOtherRows(writer: Writer, params: MergeParams): Promise<void> {
  if (params.fresh) return;
  for (const table of portalTableNames) {
    const group = `(${incoming[table].replaces.join(', ')})`;
    for (const partition of await touchedPartitions(writer, table)) {
      await writer.command(
        `INSERT INTO ${next(table)}
         SELECT * FROM ${table}
         WHERE portal = {portal:String} AND _partition_id = {partition:String}
           AND ${group} NOT IN (
             SELECT ${group} FROM ${next(table)} WHERE _partition_id = {partition:String})`,
        { ...params, partition },
      );
    }
  }
}

/** A table of the portal as it will be: for the aggregates, before anything is swapped. */
export function upcoming(table: PortalTable): string {
  return `(
    SELECT * FROM ${next(table)}
    UNION ALL
    SELECT * FROM ${table}
    WHERE portal = {portal:String} AND NOT {fresh:Bool}
      AND _partition_id NOT IN (SELECT DISTINCT _partition_id FROM ${next(table)}))`;
}
