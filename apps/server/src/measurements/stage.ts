import type { BundleFile, BundlePart } from '../ingest/rows.ts';
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

/** Puts one file's rows into its staging table; `onBatch` hears of each batch's rows. */
export async function stagePart<File extends BundleFile>(
  writer: Writer,
  { file, batches }: BundlePart<File>,
  onBatch: (rows: number) => void,
): Promise<void> {
  const toRow = stagedRow[file];
  let count = 0;
  for await (const { rows, lines, refusedBooks = [] } of batches) {
    const first = count + 2;
    await writer.insert(
      staged(file),
      rows.map((row, index) => toRow(row, lines?.[index] ?? first + index)),
    );
    await writer.insert(
      staged('refused_books'),
      refusedBooks.map((book) => ({ book_id: book })),
    );
    count += rows.length;
    onBatch(rows.length);
  }
}
