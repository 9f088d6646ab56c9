import type { BundleFile, BundleSource, RowBatch } from '../ingest/rows.ts';
import type { Writer } from './client.ts';
import { stageColumns, stagedRow } from './stageRows.ts';
import { aggregateTableNames, DATABASE, portalTableNames, STAGE_DATABASE } from './tables.ts';

/** The names of the tables that a publication works in. */
export const staged = (file: BundleFile | 'faults' | 'refused_books') =>
  `${STAGE_DATABASE}.${file}`;
/** What a table's touched partitions will hold after the publication. */
export const next = (table: string) => `${STAGE_DATABASE}.next_${table}`;

/** Everything that stood in the stage goes; a killed publication leaves its rows there. */
export async function dropStage(writer: Writer): Promise<void> {
  await writer.command(`DROP DATABASE IF EXISTS ${STAGE_DATABASE} SYNC`);
}

export async function remakeStage(writer: Writer): Promise<void> {
  await dropStage(writer);
  await writer.command(`CREATE DATABASE ${STAGE_DATABASE}`);
  for (const [name, columns] of Object.entries(stageColumns)) {
    await writer.command(
      `CREATE TABLE ${STAGE_DATABASE}.${name} (${columns}) ENGINE = MergeTree ORDER BY tuple()`,
    );
  }
  for (const table of [...portalTableNames, ...aggregateTableNames]) {
    await writer.command(`CREATE TABLE ${next(table)} AS ${DATABASE}.${table}`);
  }
}

/** Of one file before they are written: enough for speed, little for memory. */
const WAITING_ROWS = 20_000;

/** Puts the source's rows into the staging tables. `onRows` hears of rows that are in. */
export async function stageRows(
  writer: Writer,
  batches: BundleSource['batches'],
  onRows: (rows: number) => void,
): Promise<void> {
  const waiting = new Map<BundleFile, object[]>();
  const counts = new Map<BundleFile, number>();
  const flush = async (file: BundleFile, rows: object[]) => {
    waiting.delete(file);
    await writer.insert(staged(file), rows);
    onRows(rows.length);
  };
  for await (const batch of batches) {
    const { file } = batch;
    const count = counts.get(file) ?? 0;
    counts.set(file, count + batch.rows.length);
    const rows = [...(waiting.get(file) ?? []), ...stagedRowsOf(batch, count + 2)];
    waiting.set(file, rows);
    if (rows.length >= WAITING_ROWS) await flush(file, rows);
    const refused = batch.refusedBooks ?? [];
    await writer.insert(
      staged('refused_books'),
      refused.map((book) => ({ book_id: book })),
    );
  }
  for (const [file, rows] of [...waiting]) await flush(file, rows);
}

function stagedRowsOf<File extends BundleFile>(batch: RowBatch<File>, firstLine: number): object[] {
  const toRow = stagedRow[batch.file];
  return batch.rows.map((row, index) => toRow(row, batch.lines?.[index] ?? firstLine + index));
}
