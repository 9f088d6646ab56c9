import type { PortalSlug } from '@litometr/api-contract';
import type { Writer } from './client.ts';
import { columnsSql } from './columns.ts';
import type { LoadTarget } from './connections.ts';
import type { BundleFile, BundleSource } from './rows.ts';
import { csvInsert, linesInsert, stageColumns, stagedLines } from './stageRows.ts';
import {
  aggregateTableNames,
  createTable,
  portalTableNames,
  STAGE_DATABASE,
  tables,
  UNMERGED,
} from './tables.ts';

/** The names of the tables that a publication works in. */
export const staged = (file: BundleFile | 'faults' | 'refused_books') =>
  `${STAGE_DATABASE}.${file}`;
export const NEXT = 'next_';
/** The rows of a table for the portal after the publication. */
export const next = (table: string) => `${STAGE_DATABASE}.${NEXT}${table}`;

/** Drops everything in the stage; an interrupted publication leaves its rows there. */
export async function dropStage(writer: Writer): Promise<void> {
  await writer.command(`DROP DATABASE IF EXISTS ${STAGE_DATABASE} SYNC`);
}

/** Makes the stage for a publication of a portal: empty, but for the portal's `aliases`. */
export async function remakeStage(writer: Writer, portal: PortalSlug): Promise<void> {
  await dropStage(writer);
  await writer.command(`CREATE DATABASE ${STAGE_DATABASE}`);
  for (const [name, columns] of Object.entries(stageColumns)) {
    await writer.command(
      `CREATE TABLE ${STAGE_DATABASE}.${name} (${columnsSql(columns)}) ENGINE = MergeTree ORDER BY tuple()
       SETTINGS ${UNMERGED}`,
    );
  }
  for (const table of [...portalTableNames, ...aggregateTableNames]) {
    await writer.command(createTable(next(table), tables[table]));
  }
  await writer.command(createTable(next('aliases'), tables.aliases));
  await writer.command(
    `INSERT INTO ${next('aliases')} SELECT * FROM aliases WHERE portal = {portal:String}`,
    { portal },
  );
}

/**
 * Few large inserts cost less than many small ones, but each is handed over on the thread that serves
 * pages; this much waits at most of each file.
 */
const INSERT_BYTES = 1024 * 1024;

interface Waiting {
  rows: number;
  bytes: number;
  parts: (string | Uint8Array)[];
}

/**
 * Puts the source's rows into the staging tables. `onRows` hears of rows that are in. While the
 * engine takes one insert, the next rows are read. Answers the files that have rows.
 */
export async function stageRows(
  writer: Writer,
  batches: BundleSource['batches'],
  onRows: (rows: number) => void,
): Promise<ReadonlySet<BundleFile>> {
  const waiting = new Map<BundleFile, Waiting>();
  const counts = new Map<BundleFile, number>();
  let inserting: Promise<void> = Promise.resolve();
  const insert = async (target: LoadTarget, { rows, parts }: Pick<Waiting, 'rows' | 'parts'>) => {
    await inserting;
    inserting = writer.load(target, parts).then(() => onRows(rows));
    // The failure is met by the next `await`; until then it is not unheard of.
    inserting.catch(() => undefined);
  };
  const flush = (file: BundleFile, held: Waiting) => {
    waiting.delete(file);
    return insert(linesInsert(staged(file)), held);
  };
  try {
    for await (const batch of batches) {
      const { file } = batch;
      const before = counts.get(file) ?? 0;
      if ('packed' in batch && batch.columns !== undefined) {
        counts.set(file, before + batch.count);
        const piece = { rows: batch.count, parts: [batch.packed] };
        await insert(csvInsert(staged(file), batch.columns), piece);
        continue;
      }
      const part = 'packed' in batch ? batch.packed : stagedLines(batch, before + 2);
      const count = 'packed' in batch ? batch.count : batch.rows.length;
      counts.set(file, before + count);
      const held = waiting.get(file) ?? { rows: 0, bytes: 0, parts: [] };
      held.rows += count;
      held.bytes += part.length;
      held.parts.push(part);
      waiting.set(file, held);
      if (held.bytes >= INSERT_BYTES) await flush(file, held);
      await refuseBooks(writer, batch.refusedBooks ?? []);
    }
    for (const [file, held] of [...waiting]) await flush(file, held);
    return new Set([...counts].filter(([, rows]) => rows > 0).map(([file]) => file));
  } finally {
    // Inserts must end before the caller may drop the stage.
    await inserting;
  }
}

async function refuseBooks(writer: Writer, books: readonly string[]): Promise<void> {
  await writer.insert(
    staged('refused_books'),
    books.map((book) => ({ book_id: book })),
  );
}
