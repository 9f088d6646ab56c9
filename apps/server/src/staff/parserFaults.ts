import type {
  Breach,
  EndpointResponse,
  ErrorGroup,
  PortalSlug,
  parserDetail,
} from '@litometr/api-contract';
import { type PortalDefinition, portalDefinition } from '@litometr/domain';
import * as z from 'zod/mini';
import type { Reader } from '../measurements/client.ts';
import { countersOf, isResetSql, roundingSql } from '../measurements/gainDaily.ts';
import { mainMetric } from '../measurements/portals.ts';
import { publishedMetrics } from '../reads/shared/readings.ts';

/** Data days that are looked at: enough to see a selector break, few enough to be quick. */
const DAYS = 14;
/** Refused imports whose faults are grouped. */
const REFUSED = 50;
const GROUPS = 50;

const recent = `portal = {portal:String} AND day > (SELECT max(day) FROM day_quality
  WHERE portal = {portal:String}) - ${DAYS}`;

type Coverage = EndpointResponse<typeof parserDetail>['coverage'];

/** Which share of each day's readings has each field that the portal publishes. */
export async function fieldCoverageOf(db: Reader, portal: PortalSlug): Promise<Coverage> {
  const fields = [...publishedMetrics(portalDefinition(portal)), 'chars', 'price_rub'];
  const shares = fields.map((field) => `countIf(${field} IS NOT NULL) / count() AS ${field}_share`);
  const rows = await db.select<Record<string, number | string>>(
    `SELECT day, ${shares.join(', ')} FROM metrics WHERE ${recent} GROUP BY day ORDER BY day`,
    { portal },
  );
  return {
    days: rows.map((row) => String(row['day'])),
    fields: fields.map((field) => ({
      field,
      shares: rows.map((row) => Number(row[`${field}_share`])),
    })),
  };
}

interface FallRow {
  day: string;
  count: number;
  book: number;
  title: string;
  before: number;
  after: number;
}

/** Returns impossible values, the latest day first. */
export async function breachesOf(db: Reader, portal: PortalSlug): Promise<Breach[]> {
  const definition = portalDefinition(portal);
  const main = mainMetric(definition);
  const toBreach =
    (kind: Breach['kind']) =>
    (row: FallRow): Breach => ({
      kind,
      day: row.day,
      count: row.count,
      sample: { book: row.book, label: row.title, before: row.before, after: row.after },
    });
  // Rounded readings may go down by their own rounding.
  const fell =
    definition.metrics.views === 'exact'
      ? await readingsWhere(
          db,
          portal,
          'views',
          `value < last AND NOT (${isResetSql('last', 'value', '0')})`,
        )
      : [];
  const reset = await resetsOf(db, definition);
  const jumped =
    main === null ? [] : await readingsWhere(db, portal, main, 'last >= 100 AND value > last * 10');
  const short = await db.select<Omit<FallRow, 'book'>>(
    `SELECT d.day AS day, count() AS count, argMin(concat(d.list, if(l.genre_name = '', '',
         concat(' · ', l.genre_name))), d.size / d.depth) AS title,
       argMin(d.depth, d.size / d.depth) AS before, argMin(d.size, d.size / d.depth) AS after
     FROM (SELECT * FROM list_daily WHERE ${recent}) AS d
     INNER JOIN (SELECT * FROM lists_latest WHERE portal = {portal:String}) AS l
       ON l.list = d.list AND l.genre_id = d.genre_id AND l.period = d.period
     WHERE NOT d.complete GROUP BY d.day`,
    { portal },
  );
  return [
    ...(await invisibleTitlesOf(db, portal)),
    ...fell.map(toBreach('views_fell')),
    ...reset.map(toBreach('reset')),
    ...jumped.map(toBreach('jump')),
    ...short.map(
      (row): Breach => ({
        kind: 'short_list',
        day: row.day,
        count: row.count,
        sample: { book: null, label: row.title, before: row.before, after: row.after },
      }),
    ),
  ].sort((a, b) => (a.day < b.day ? 1 : a.day > b.day ? -1 : 0));
}

/**
 * A title of characters without a shape: white space, controls, and what Unicode lets a renderer
 * ignore (\p{Default_Ignorable_Code_Point}, which RE2 does not know), and the empty Braille pattern.
 */
const INVISIBLE =
  '^[\\s\\p{Cc}\\p{Cf}\\p{Z}\\x{034F}\\x{115F}\\x{1160}\\x{17B4}\\x{17B5}\\x{180B}-\\x{180F}' +
  '\\x{2800}\\x{3164}\\x{FE00}-\\x{FE0F}\\x{FFA0}\\x{E0100}-\\x{E01EF}]*$';

/** Books whose title readers cannot see; the sample is named by the portal's own id. */
async function invisibleTitlesOf(db: Reader, portal: PortalSlug): Promise<Breach[]> {
  const [row] = await db.select<{ day: string | null; count: number; book: number; id: string }>(
    `SELECT (SELECT max(day) FROM day_quality WHERE portal = {portal:String}) AS day,
       count() AS count, min(b.id) AS book, argMin(b.external_id, b.id) AS id
     FROM books AS b WHERE portal = {portal:String} AND match(title, {invisible:String})`,
    { portal, invisible: INVISIBLE },
  );
  if (row === undefined || row.count === 0 || row.day === null) return [];
  const sample = { book: row.book, label: row.id, before: null, after: null };
  return [{ kind: 'invisible_title', day: row.day, count: row.count, sample }];
}

/** Books of which any counter was reset, by day; the sample fell most. */
function resetsOf(db: Reader, portal: PortalDefinition): Promise<FallRow[]> {
  const counters = countersOf(portal);
  if (counters.length === 0) return Promise.resolve([]);
  const falls = counters.map(
    (key) => `SELECT day, book_id, value, last, ${roundingSql(portal, key, 'last')} AS step
      FROM (${consecutive(key)}) WHERE nth > 1`,
  );
  return db.select<FallRow>(
    `SELECT r.day AS day, r.count AS count, r.book AS book, b.title AS title,
       r.before AS before, r.after AS after
     FROM (SELECT day, uniqExact(book_id) AS count, argMax(book_id, last - value) AS book,
         argMax(last, last - value) AS before, argMax(value, last - value) AS after
       FROM (${falls.join(' UNION ALL ')})
       WHERE ${isResetSql('last', 'value', 'step')} GROUP BY day) AS r
     INNER JOIN (SELECT id, title FROM books WHERE portal = {portal:String}) AS b ON b.id = r.book
     ORDER BY day DESC`,
    { portal: portal.slug },
  );
}

/** The recent snapshots of a metric, each with the one before it. */
const consecutive = (metric: string) => `
  SELECT book_id, day, toFloat64(assumeNotNull(${metric})) AS value,
    lagInFrame(value) OVER (PARTITION BY book_id ORDER BY day
      ROWS BETWEEN 1 PRECEDING AND CURRENT ROW) AS last,
    row_number() OVER (PARTITION BY book_id ORDER BY day) AS nth
  FROM metrics WHERE ${recent} AND ${metric} IS NOT NULL`;

/** `metric` is one of the contract's names, never a caller's text. */
function readingsWhere(
  db: Reader,
  portal: PortalSlug,
  metric: string,
  condition: string,
): Promise<FallRow[]> {
  return db.select<FallRow>(
    `SELECT r.day AS day, r.count AS count, r.book AS book, b.title AS title,
       r.before AS before, r.after AS after
     FROM (SELECT day, count() AS count, argMax(book_id, abs(value - last)) AS book,
         argMax(last, abs(value - last)) AS before, argMax(value, abs(value - last)) AS after
       FROM (${consecutive(metric)})
       WHERE nth > 1 AND ${condition} GROUP BY day) AS r
     INNER JOIN (SELECT id, title FROM books WHERE portal = {portal:String}) AS b ON b.id = r.book
     ORDER BY day DESC`,
    { portal },
  );
}

const storedFaults = z.array(
  z.object({
    file: z.string(),
    line: z.nullable(z.number()),
    column: z.nullable(z.string()),
    value: z.nullable(z.string()),
    reason: z.string(),
  }),
);

/** Faults of the last refused imports, alike ones together, the latest first. */
export async function errorGroupsOf(db: Reader, portal: PortalSlug): Promise<ErrorGroup[]> {
  const rows = await db.select<{ id: string; at: string; detail: string }>(
    `SELECT import_id AS id, at, detail FROM imports
     WHERE portal = {portal:String} AND status = 'refused' AND detail != ''
     ORDER BY at DESC LIMIT ${REFUSED}`,
    { portal },
  );
  const groups = new Map<string, ErrorGroup>();
  for (const { id, at, detail } of rows) {
    for (const { file, column, reason, line, value } of storedFaults.parse(JSON.parse(detail))) {
      const key = JSON.stringify([file, column, reason]);
      const group = groups.get(key);
      if (group !== undefined) group.count += 1;
      else {
        groups.set(key, { file, column, reason, count: 1, last_at: at, import: id, line, value });
      }
    }
  }
  return [...groups.values()].slice(0, GROUPS);
}
