import type { MetricKey, PortalSlug } from '@litometr/api-contract';
import { portalDefinition } from '../measurements/portals.ts';
import type { Reads } from './context.ts';
import { publishedMetrics, type ValueAt } from './readings.ts';

type MetricsRow = { book_id: number; day: string } & Partial<Record<MetricKey, number | null>>;

/** Finds what was read of some books on some days: a few rows by primary key. */
export async function metricsOnDays(
  { db }: Reads,
  portal: PortalSlug,
  books: readonly number[],
  days: readonly string[],
): Promise<(book: number, day: string) => ValueAt> {
  // The names come from the product's closed set of metrics, never from a request.
  const columns = publishedMetrics(portalDefinition(portal)).join(', ');
  const rows =
    books.length === 0 || columns === ''
      ? []
      : await db.select<MetricsRow>(
          `SELECT book_id, day, ${columns} FROM metrics
           WHERE portal = {portal:String} AND book_id IN {books:Array(UInt32)}
             AND day IN {days:Array(Date)}`,
          { portal, books: [...books], days: [...days] },
        );
  const found = new Map(rows.map((row) => [`${row.book_id} ${row.day}`, row]));
  return (book, day) => {
    const row = found.get(`${book} ${day}`);
    return (metric) => {
      const value = row?.[metric];
      return value === undefined || value === null ? null : { value, day };
    };
  };
}
