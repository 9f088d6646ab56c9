import type { MetricKey, PortalSlug } from '@litometr/api-contract';
import { portalDefinition } from '../measurements/portals.ts';
import type { Reads } from './context.ts';
import { publishedMetrics, type ValueAt } from './readings.ts';

type KnownRow = { book_id: number; asked: string } & Readonly<Record<string, unknown>>;

/**
 * What was known of some books on some days: per metric the last reading up to the day, with its
 * own day (data document, section 5, 'gain'). A few books' history, found by primary key.
 */
export async function knownOnDays(
  { db }: Reads,
  portal: PortalSlug,
  books: readonly number[],
  days: readonly string[],
): Promise<(book: number, day: string) => ValueAt> {
  // The names come from the product's closed set of metrics, never from a request.
  const columns = publishedMetrics(portalDefinition(portal))
    .flatMap((metric) => [
      `argMaxIf(${metric}, day, isNotNull(${metric})) AS known_${metric}`,
      `maxOrNullIf(day, isNotNull(${metric})) AS known_${metric}_day`,
    ])
    .join(', ');
  const rows =
    books.length === 0 || days.length === 0 || columns === ''
      ? []
      : await db.select<KnownRow>(
          `SELECT book_id, asked, ${columns} FROM metrics
           ARRAY JOIN {days:Array(Date)} AS asked
           WHERE portal = {portal:String} AND book_id IN {books:Array(UInt32)} AND day <= asked
           GROUP BY book_id, asked`,
          { portal, books: [...books], days: [...days] },
        );
  const found = new Map(rows.map((row) => [`${row.book_id} ${row.asked}`, row]));
  return (book, day) => (metric) => {
    const row = found.get(`${book} ${day}`);
    const value = row?.[`known_${metric}`];
    const readOn = row?.[`known_${metric}_day`];
    return typeof value === 'number' && typeof readOn === 'string' ? { value, day: readOn } : null;
  };
}

/** Only what was read on the very day. */
export function readOn(known: ValueAt, day: string): ValueAt {
  return (metric: MetricKey) => {
    const last = known(metric);
    return last?.day === day ? last : null;
  };
}
