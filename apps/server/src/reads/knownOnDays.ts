import type { MetricKey, PortalSlug } from '@litometr/api-contract';
import { portalDefinition } from '../measurements/portals.ts';
import type { Reads } from './context.ts';
import { dayBefore } from './period.ts';
import { publishedMetrics, type ValueAt } from './readings.ts';

type KnownRow = { book_id: number; asked: string } & Readonly<Record<string, unknown>>;

/** Days before the asked ones in which most books were read: a small part of a long history. */
const NEAR_DAYS = 7;

/**
 * What was known of some books on some days: per metric the last reading up to the day, with its
 * own day (data document, section 5, 'gain'). Most readings lie near the asked days; the history
 * before is read only of books that lack one there.
 */
export async function knownOnDays(
  reads: Reads,
  portal: PortalSlug,
  books: readonly number[],
  days: readonly string[],
): Promise<(book: number, day: string) => ValueAt> {
  const metrics = publishedMetrics(portalDefinition(portal));
  const first = days.toSorted()[0];
  const found = new Map<string, KnownRow>();
  if (first !== undefined && metrics.length > 0) {
    const read = async (wanted: readonly number[], since: string) => {
      if (wanted.length === 0) return;
      for (const row of await knownRows(reads, portal, metrics, { books: wanted, days, since })) {
        found.set(`${row.book_id} ${row.asked}`, row);
      }
    };
    await read(books, dayBefore(first, NEAR_DAYS));
    const isWhole = (row: KnownRow | undefined) =>
      metrics.every((metric) => typeof row?.[`known_${metric}_day`] === 'string');
    const lacking = books.filter((book) =>
      days.some((day) => !isWhole(found.get(`${book} ${day}`))),
    );
    await read(lacking, '1970-01-01');
  }
  return (book, day) => (metric) => {
    const row = found.get(`${book} ${day}`);
    const value = row?.[`known_${metric}`];
    const readOn = row?.[`known_${metric}_day`];
    return typeof value === 'number' && typeof readOn === 'string' ? { value, day: readOn } : null;
  };
}

interface Wanted {
  books: readonly number[];
  days: readonly string[];
  /** No reading before this day counts. */
  since: string;
}

function knownRows(
  { db }: Reads,
  portal: PortalSlug,
  metrics: readonly MetricKey[],
  { books, days, since }: Wanted,
): Promise<KnownRow[]> {
  // The names come from the product's closed set of metrics, never from a request.
  const columns = metrics.flatMap((metric) => [
    `argMaxIf(${metric}, day, isNotNull(${metric})) AS known_${metric}`,
    `maxOrNullIf(day, isNotNull(${metric})) AS known_${metric}_day`,
  ]);
  return db.select<KnownRow>(
    `SELECT book_id, asked, ${columns.join(', ')} FROM metrics
     ARRAY JOIN {days:Array(Date)} AS asked
     WHERE portal = {portal:String} AND book_id IN {books:Array(UInt32)}
       AND day BETWEEN {since:Date} AND {until:Date} AND day <= asked
     GROUP BY book_id, asked`,
    {
      portal,
      books: [...books],
      days: [...days],
      since,
      until: days.toSorted().at(-1) ?? since,
    },
  );
}

/** Only what was read on the very day. */
export function readOn(known: ValueAt, day: string): ValueAt {
  return (metric: MetricKey) => {
    const last = known(metric);
    return last?.day === day ? last : null;
  };
}
