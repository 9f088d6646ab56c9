import type { MetricKey, PortalSlug } from '@litometr/api-contract';
import { RECENT_DAYS } from '../measurements/aggregates/bookRows.ts';
import { portalDefinition } from '../measurements/portals.ts';
import type { StoredReading } from './bookRows.ts';
import type { Reads } from './context.ts';
import { dayBefore } from './period.ts';
import { type DatedValue, daysBetween, publishedMetrics, type ValueAt } from './readings.ts';

type Row = { book_id: number; day: string } & Readonly<Record<string, unknown>>;

/**
 * What was known of some books on some days: per metric the last reading up to the day, with its
 * own day (data document, section 5, 'gain'). Most readings are of the asked days; of the history
 * before them only the last ones are read, and only of books that lack one there. `read`: the
 * recent readings of the books' own rows.
 */
export async function knownOnDays(
  reads: Reads,
  portal: PortalSlug,
  books: readonly number[],
  days: readonly string[],
  read: Recent,
): Promise<(book: number, day: string) => ValueAt> {
  const metrics = publishedMetrics(portalDefinition(portal));
  const asked = days.toSorted();
  const [first, last] = [asked[0], asked.at(-1)];
  if (first === undefined || last === undefined || books.length * metrics.length === 0) {
    return () => () => null;
  }
  const scope = { portal, metrics, since: first };
  const near = Map.groupBy(
    recentRows(reads, scope, read) ?? (await nearRows(reads, { ...scope, books, until: last })),
    (row) => row.book_id,
  );
  // What holds on the first of the days holds on the others too.
  const lacking = books.filter((book) =>
    metrics.some((metric) => lastOf(near.get(book) ?? [], metric, first) === null),
  );
  const early = new Map(
    (await earlyRows(reads, { ...scope, books: lacking })).map((row) => [row.book_id, row]),
  );
  return (book, day) => (metric) =>
    lastOf(near.get(book) ?? [], metric, day) ?? earlyOf(early.get(book), metric);
}

/** What was known of a book before a day: per metric the last reading, with its own day. */
export async function knownBefore(
  reads: Reads,
  portal: PortalSlug,
  book: number,
  day: string,
): Promise<ValueAt> {
  const metrics = publishedMetrics(portalDefinition(portal));
  if (metrics.length === 0) return () => null;
  const [row] = await earlyRows(reads, { portal, metrics, books: [book], since: day });
  return (metric) => earlyOf(row, metric);
}

/** Of rows in the order of their days. */
function lastOf(rows: readonly Row[], metric: MetricKey, day: string): DatedValue | null {
  const row = rows.findLast((one) => one.day <= day && typeof one[metric] === 'number');
  const value = row?.[metric];
  return row === undefined || typeof value !== 'number' ? null : { value, day: row.day };
}

function earlyOf(row: Row | undefined, metric: MetricKey): DatedValue | null {
  const [value, day] = [row?.[metric], row?.[`${metric}_day`]];
  return typeof value === 'number' && typeof day === 'string' ? { value, day } : null;
}

interface Scope {
  portal: PortalSlug;
  metrics: readonly MetricKey[];
  books: readonly number[];
  since: string;
}

/** The readings of books' own rows. */
type Recent = ReadonlyMap<number, readonly StoredReading[]>;

/** The readings from a day on, where the books' own rows reach back to it; else null. */
function recentRows(
  reads: Reads,
  { portal, metrics, since }: Omit<Scope, 'books'>,
  recent: Recent,
): Row[] | null {
  const asof = reads.states.get(portal)?.dataDay ?? null;
  if (asof === null || since <= dayBefore(asof, RECENT_DAYS)) return null;
  const most = daysBetween(since, asof);
  const dayAt = Array.from({ length: most + 1 }, (_, before) => dayBefore(asof, before));
  return [...recent].flatMap(([book_id, days]) =>
    days
      .filter(([before]) => before <= most)
      .map(([before, ...values]) => ({
        book_id,
        day: dayAt[before] ?? asof,
        ...Object.fromEntries(metrics.map((metric, at) => [metric, values[at]])),
      })),
  );
}

/** The readings from a day on. The names come from the closed set of metrics, never a request. */
function nearRows(
  { db }: Reads,
  { portal, metrics, books, since, until }: Scope & { until: string },
) {
  return db.select<Row>(
    `SELECT book_id, day, ${metrics.join(', ')} FROM metrics
     WHERE portal = {portal:String} AND book_id IN {books:Array(UInt32)}
       AND day BETWEEN {since:Date} AND {until:Date}
     ORDER BY day`,
    { portal, books: [...books], since, until },
  );
}

/** Per metric the last reading before a day, with its own day. */
async function earlyRows({ db }: Reads, { portal, metrics, books, since }: Scope): Promise<Row[]> {
  if (books.length === 0) return [];
  const columns = metrics.flatMap((metric) => [
    `argMaxIf(m.${metric}, m.day, isNotNull(m.${metric})) AS ${metric}`,
    `maxOrNullIf(m.day, isNotNull(m.${metric})) AS ${metric}_day`,
  ]);
  return db.select<Row>(
    `SELECT book_id, ${columns.join(', ')} FROM metrics AS m
     WHERE portal = {portal:String} AND book_id IN {books:Array(UInt32)} AND day < {since:Date}
     GROUP BY book_id`,
    { portal, books: [...books], since },
  );
}

/** Only what was read on the very day. */
export function readOn(known: ValueAt, day: string): ValueAt {
  return (metric: MetricKey) => {
    const last = known(metric);
    return last?.day === day ? last : null;
  };
}
