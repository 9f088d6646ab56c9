import type { Writer } from '../client.ts';
import { type MergeParams, upcoming } from '../publishMerge.ts';
import { work } from './workTables.ts';

/** Books that are joined at once; it bounds the memory. */
const BOOKS_AT_ONCE = 12_500;

/** Whether the id of a column is of the books at hand. */
export const inBucket = (column: string) => `${column} BETWEEN {from:UInt32} AND {upTo:UInt32}`;

/** Runs a statement for one set of books after another; `inBucket` selects the set. */
export async function ofBuckets(
  writer: Writer,
  sql: string,
  params: MergeParams & { dataDay: string | null },
): Promise<void> {
  const buckets = await writer.select<{ bucket: number }>(
    `SELECT DISTINCT intDiv(id, ${BOOKS_AT_ONCE}) AS bucket FROM ${upcoming('books')} ORDER BY bucket`,
    params,
  );
  for (const { bucket } of buckets) {
    await writer.command(sql, {
      ...params,
      // Without a data day there are no readings or places either.
      dataDay: params.dataDay ?? '1970-01-01',
      from: bucket * BOOKS_AT_ONCE,
      upTo: (bucket + 1) * BOOKS_AT_ONCE - 1,
    });
  }
}

/** Readings whose steps are made at once: they are sorted by book and day, with every counter. */
const READINGS_AT_ONCE = 400_000;

/** The books with readings on some days, in spans of ids that hold so many readings together. */
export function bookSpans(
  writer: Writer,
  params: MergeParams & { before: string; to: string },
): Promise<{ firstBook: number; lastBook: number }[]> {
  return writer.select(
    `SELECT min(book_id) AS firstBook, max(book_id) AS lastBook
     FROM (
       SELECT book_id, sum(count()) OVER (ORDER BY book_id) AS held FROM ${upcoming('metrics')}
       WHERE day BETWEEN {before:Date} AND {to:Date}
       GROUP BY book_id)
     GROUP BY intDiv(held - 1, ${READINGS_AT_ONCE}) ORDER BY firstBook`,
    params,
  );
}

/**
 * Readings whose gains are added up at once: a median holds all of them in memory, for each group
 * of a book.
 */
const GAINS_AT_ONCE = 350_000;

/** The captured days of a span of months, in spans that hold so many readings together, or one day. */
export function daySpans(
  writer: Writer,
  { from, to }: { from: string; to: string },
): Promise<{ firstDay: string; lastDay: string }[]> {
  return writer.select(
    `SELECT min(day) AS firstDay, max(day) AS lastDay
     FROM (
       SELECT day, sum(readings) OVER (ORDER BY day) AS held FROM ${work('captured')}
       WHERE day BETWEEN {from:Date} AND {to:Date})
     GROUP BY intDiv(greatest(held, 1) - 1, ${GAINS_AT_ONCE}) ORDER BY firstDay`,
    { from, to },
  );
}
