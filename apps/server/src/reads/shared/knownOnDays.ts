import type { MetricKey, PortalSlug } from '@litometr/api-contract';
import { dayBefore, daysBetween, portalDefinition } from '@litometr/domain';
import { RECENT_DAYS } from '../../measurements/aggregates/bookRows.ts';
import type { StoredReading } from './bookRows.ts';
import type { Reads } from './context.ts';
import { type DatedValue, publishedMetrics, type ValueAt } from './readings.ts';

type Row = { book_id: number; day: string } & Readonly<Record<string, unknown>>;

/**
 * Returns the values known of some books on some days: per metric the last reading up to the day,
 * with its own day (docs/metrics.md#gain). Most readings are of the requested days; of
 * the history before them only the last ones are read, and only for books that lack one there.
 * `read`: the recent readings of the books' own rows.
 */
export async function knownOnDays(
  reads: Reads,
  portal: PortalSlug,
  books: readonly number[],
  days: readonly string[],
  read: Recent,
): Promise<(book: number, day: string) => ValueAt> {
  const metrics = publishedMetrics(portalDefinition(portal));
  const sortedDays = days.toSorted();
  const [first, last] = [sortedDays[0], sortedDays.at(-1)];
  if (first === undefined || last === undefined || books.length * metrics.length === 0) {
    return () => () => null;
  }
  const scope = { portal, metrics, since: first };
  const near =
    recentValues(reads, scope, read) ??
    valuesOf(await nearRows(reads, { ...scope, books, until: last }));
  // A value known on the first of the days is known on the others too.
  const lacking = books.filter((book) =>
    metrics.some((metric) => near(book, metric, first) === null),
  );
  const early = new Map(
    (await earlyRows(reads, { ...scope, books: lacking })).map((row) => [row.book_id, row]),
  );
  return (book, day) => (metric) => near(book, metric, day) ?? earlyOf(early.get(book), metric);
}

/**
 * Returns the values known of a book before a day: per metric the last reading, with its own day.
 */
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

/** Returns the last reading of a book up to a day, from the first requested day on. */
type LastUpTo = (book: number, metric: MetricKey, day: string) => DatedValue | null;

/** Of rows in the order of their days. */
function valuesOf(rows: readonly Row[]): LastUpTo {
  const byBook = Map.groupBy(rows, (row) => row.book_id);
  return (book, metric, day) => {
    const row = byBook
      .get(book)
      ?.findLast((one) => one.day <= day && typeof one[metric] === 'number');
    const value = row?.[metric];
    return row === undefined || typeof value !== 'number' ? null : { value, day: row.day };
  };
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

/** From a day up to the data day, where the books' own rows reach back to it; else none. */
export function recentDays({ states }: Reads, portal: PortalSlug, since: string): number {
  const asof = states.get(portal)?.dataDay ?? null;
  if (asof === null || since <= dayBefore(asof, RECENT_DAYS)) return 0;
  return daysBetween(since, asof) + 1;
}

/**
 * Returns a lookup in the readings of the books' own rows, where these reach back to the day; else
 * null. A row holds a month, but only two days of it are requested, so the others are not parsed
 * into objects.
 */
function recentValues(
  reads: Reads,
  { portal, metrics, since }: Omit<Scope, 'books'>,
  recent: Recent,
): LastUpTo | null {
  const asof = reads.states.get(portal)?.dataDay ?? null;
  const days = recentDays(reads, portal, since);
  if (asof === null || days <= 0) return null;
  const most = days - 1;
  const placeOf = new Map(metrics.map((metric, at) => [metric, at + 1]));
  const dayAt = Array.from({ length: most + 1 }, (_, before) => dayBefore(asof, before));
  const beforeOf = new Map(dayAt.map((day, before) => [day, before]));
  return (book, metric, day) => {
    const at = placeOf.get(metric);
    if (at === undefined) return null;
    const least = beforeOf.get(day) ?? 0;
    const row = recent
      .get(book)
      ?.findLast((one) => one[0] >= least && one[0] <= most && typeof one[at] === 'number');
    const value = row?.[at];
    if (row === undefined || typeof value !== 'number') return null;
    return { value, day: dayAt[row[0]] ?? asof };
  };
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
