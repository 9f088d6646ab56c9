import type { Writer } from './client.ts';
import { incoming } from './incoming.ts';
import type { Partition } from './partitions.ts';
import type { QueryParams } from './queryParams.ts';
import { resolvedTable } from './resolvedRows.ts';
import type { BundleFile } from './rows.ts';
import { next } from './stage.ts';
import { columnNames, DATABASE, type PortalTable, portalTableNames, tables } from './tables.ts';

/**
 * Effect of a bundle's rows on the store. Of `ranks`, `removed` counts places of lists that became
 * shorter.
 */
interface RowCounts {
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

export interface CaptureParams extends MergeParams {
  /** The number of the capture, see `captures.ts`. */
  capture: number;
  /** The greatest number of its second: rows with a greater one are of a later capture. */
  lastOfSecond: number;
}

/** The rows of the stage's `files` with their ids, in the tables of the publication. */
export async function resolveRows(
  writer: Writer,
  params: CaptureParams,
  files: ReadonlySet<BundleFile>,
): Promise<void> {
  for (const table of portalTableNames) {
    const { from, select } = incoming[table];
    if (!from.some((file) => files.has(file))) continue;
    await writer.command(`INSERT INTO ${next(table)} ${select} SETTINGS max_threads = 1`, params);
  }
}

/** The partitions of its portal that a publication has to combine. */
export interface Meeting {
  /** The touched partitions, as the bundle fills them. */
  coming: readonly Partition[];
  /** Those that are published. */
  published: readonly Partition[];
}

/** Of the tables that bundles fill, the columns that only say which capture a row comes from. */
const provenance = (table: PortalTable) =>
  columnNames(tables[table]).filter((column) => /^(\w+_)?capture$/.test(column));

/**
 * The changes by the resolved rows, by file, and whether that is anything at all: rows that a later
 * capture confirms are unchanged, and yet are published with its number.
 *
 * @param older rows of the bundle that a later capture supersedes, see `dropOlderRows`
 */
export async function compareRows(
  writer: Writer,
  params: MergeParams,
  meeting: Meeting,
  older: Partial<CountsByFile>,
): Promise<{ counts: CountsByFile; changes: boolean }> {
  const counts: CountsByFile = {
    books: noRows(),
    metrics: noRows(),
    ranks: noRows(),
    authors: noRows(),
    chapters: noRows(),
    awards: noRows(),
    ...older,
  };
  let changes = false;
  for (const table of portalTableNames) {
    const found = await compareTable(writer, table, params, meeting);
    changes ||= found.added + found.changed + found.removed > 0;
    changes ||= await isConfirmed(writer, table, meeting);
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

/** A partition of the same table and rows. */
const within = (partitions: readonly Partition[], { table, id }: Partition) =>
  partitions.some((each) => each.table === table && each.id === id);

/** Partition by partition: what is held at once does not grow with the years of a bundle. */
async function compareTable(
  writer: Writer,
  table: PortalTable,
  params: MergeParams,
  { coming, published }: Meeting,
): Promise<RowCounts> {
  const counts = noRows();
  for (const partition of coming.filter((each) => each.table === table)) {
    if (params.fresh || !within(published, partition)) {
      counts.added += partition.rows;
      continue;
    }
    const { total, added, removed, unchanged } = await comparePartition(writer, table, {
      ...params,
      partition: partition.id,
    });
    counts.added += added;
    counts.removed += removed;
    counts.unchanged += unchanged;
    counts.changed += total - added - unchanged;
  }
  return counts;
}

/** Whether rows have a number of a capture that the published ones do not have. */
async function isConfirmed(
  writer: Writer,
  table: PortalTable,
  { coming }: Meeting,
): Promise<boolean> {
  const columns = provenance(table);
  if (columns.length === 0 || !coming.some((each) => each.table === table)) return false;
  const key = `(${[...incoming[table].replaces, ...columns].join(', ')})`;
  const [row] = await writer.select<{ found: number }>(
    `SELECT count() AS found FROM (SELECT * FROM ${next(table)} WHERE ${key} NOT IN (
       SELECT ${key} FROM ${table}
       WHERE _partition_id IN (SELECT DISTINCT _partition_id FROM ${next(table)})) LIMIT 1)`,
  );
  return row?.found !== 0;
}

async function comparePartition(writer: Writer, table: PortalTable, params: QueryParams) {
  const { replaces, row = replaces } = incoming[table];
  const key = `(${row.join(', ')})`;
  const group = `(${replaces.join(', ')})`;
  const own = provenance(table);
  const values = columnNames(tables[table])
    .filter((column) => !own.includes(column))
    .join(', ');
  const fresh = `${next(table)} WHERE _partition_id = {partition:String}`;
  const published = `${table} WHERE _partition_id = {partition:String}`;
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
      (SELECT count() FROM (SELECT ${values} FROM ${fresh} INTERSECT
        SELECT ${values} FROM ${published} AND ${group} IN (SELECT ${group} FROM ${fresh}))) AS unchanged`,
    params,
  );
  if (found === undefined) throw new Error(`The rows of ${table} could not be compared.`);
  return found;
}

/**
 * Completes the stage, so that each table of `next` holds what there will be of the portal: of the
 * touched partitions what is not replaced, and the others by links to their files.
 */
export async function keepOtherRows(
  writer: Writer,
  params: MergeParams,
  { coming, published }: Meeting,
): Promise<void> {
  if (params.fresh) return;
  for (const table of portalTableNames) {
    const group = `(${incoming[table].replaces.join(', ')})`;
    for (const partition of published.filter((each) => each.table === table)) {
      if (!within(coming, partition)) {
        await linkPartition(writer, partition);
        continue;
      }
      await writer.command(
        `INSERT INTO ${next(table)}
         SELECT * FROM ${table}
         WHERE _partition_id = {partition:String} AND ${group} NOT IN (
           SELECT ${group} FROM ${next(table)} WHERE _partition_id = {partition:String})`,
        { partition: partition.id },
      );
    }
  }
}

/** A published partition comes into the stage by links to its files: no row is copied. */
export async function linkPartition(writer: Writer, { table, id }: Partition): Promise<void> {
  await writer.command(
    `ALTER TABLE ${next(table)} ATTACH PARTITION ID {id:String} FROM ${DATABASE}.${table}`,
    { id },
  );
}

/**
 * The rows of a table of the portal as they will be, under the ids that renamed genres and authors count
 * as: for the aggregates, once the stage is complete.
 */
export const upcoming = (table: PortalTable): string => resolvedTable(table);
