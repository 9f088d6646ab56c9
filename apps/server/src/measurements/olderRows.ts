import type { Writer } from './client.ts';
import { incoming } from './incoming.ts';
import type { CaptureParams, CountsByFile } from './publishMerge.ts';
import { next } from './stage.ts';
import { columnNames, DATABASE, type PortalTable, tables } from './tables.ts';

/**
 * The tables whose groups of rows are replaced as a whole. The rows of genres and tags are the same in
 * every capture; authors and book_facts are merged by column and by day when they come in.
 */
const supersededTables = [
  'books',
  'book_captures',
  'author_daily',
  'metrics',
  'ranks',
  'chapters',
  'award_daily',
] as const satisfies readonly PortalTable[];

/**
 * Takes from the stage what published rows of a later capture supersede, and adds it to the counts as
 * unchanged. An older row of a book leaves behind the day on which the book was first seen.
 */
export async function dropOlderRows(
  writer: Writer,
  params: CaptureParams,
): Promise<Partial<CountsByFile>> {
  const dropped: Partial<CountsByFile> = {};
  const none = { added: 0, changed: 0, removed: 0 };
  await writer.command(keepFirstSeen, params);
  for (const table of supersededTables) {
    const { file, replaces } = incoming[table];
    const group = `(${replaces.join(', ')})`;
    const isOlder = `capture = {capture:UInt64} AND ${group} IN (
      SELECT ${group} FROM ${DATABASE}.${table}
      WHERE portal = {portal:String} AND capture > {lastOfSecond:UInt64}
        AND _partition_id IN (SELECT DISTINCT _partition_id FROM ${next(table)}))`;
    const [row] = await writer.select<{ rows: number }>(
      `SELECT count() AS rows FROM ${next(table)} WHERE ${isOlder}`,
      params,
    );
    if (row === undefined || row.rows === 0) continue;
    await writer.command(
      `ALTER TABLE ${next(table)} DELETE WHERE ${isOlder} SETTINGS mutations_sync = 2`,
      params,
    );
    // A book's later row takes the place of the older one in the stage.
    if (file !== null && table !== 'books') dropped[file] = { ...none, unchanged: row.rows };
  }
  return dropped;
}

const bookColumns = columnNames(tables.books)
  .map((column) => (column === 'first_seen_on' ? 'older.first_seen_on' : `known.${column}`))
  .join(', ');

const keepFirstSeen = `
  INSERT INTO ${next('books')}
  SELECT ${bookColumns}
  FROM (SELECT * FROM books
    WHERE portal = {portal:String} AND capture > {lastOfSecond:UInt64}) AS known
  INNER JOIN (SELECT id, first_seen_on FROM ${next('books')}) AS older ON older.id = known.id`;
