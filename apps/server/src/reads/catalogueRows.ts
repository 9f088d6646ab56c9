import type { CatalogueItem, CatalogueRow, DayValue } from '@litometr/api-contract';
import { mainMetric } from '../measurements/portals.ts';
import { type BriefRow, briefColumns, lookupNames, toBriefs } from './bookBriefs.ts';
import type { PortalView, Reads } from './context.ts';
import { type LatestRow, latestColumns, valueAt } from './latest.ts';
import { gainsOf, readingsOf } from './readings.ts';

export type CatalogueSource = BriefRow &
  LatestRow & {
    tag_ids: number[];
    published: string | null;
    best_position: number | null;
  };

export function catalogueColumns(view: PortalView): string {
  const latest = latestColumns(view.definition);
  return `${briefColumns}, b.tag_ids AS tag_ids, b.first_published_on AS published,
    l.best_position AS best_position${latest === '' ? '' : `, ${latest}`}`;
}

/** `books AS b` with `book_latest AS l` where it has a row; needs the parameter `portal`. */
export const CATALOGUE_FROM = `books AS b
  LEFT JOIN (SELECT * FROM book_latest WHERE portal = {portal:String}) AS l ON l.book_id = b.id`;

/** Stored rows → the rows of catalogues and author cards. */
export async function toCatalogueRows(
  reads: Reads,
  { definition }: PortalView,
  rows: readonly CatalogueSource[],
): Promise<CatalogueRow[]> {
  const [briefs, tags] = await Promise.all([
    toBriefs(reads, definition.slug, rows),
    lookupNames(
      reads,
      definition.slug,
      'tags',
      rows.flatMap((row) => row.tag_ids),
    ),
  ]);
  return rows.flatMap((row) => {
    const book = briefs.get(row.id);
    if (book === undefined) return [];
    const last = valueAt(row, 'last');
    return [
      {
        book,
        tags: tags(row.tag_ids),
        published: row.published,
        metrics: readingsOf(definition, last),
        gains: gainsOf(definition, valueAt(row, 'week'), last),
        best_position: row.best_position,
      },
    ];
  });
}

type ItemSource = CatalogueSource & {
  series_title: string | null;
  series_number: number | null;
  updated: string | null;
  has_audio: boolean | null;
  is_exclusive: boolean | null;
  momentum: number | null;
};

/** The books of a catalogue's page, in the order of their ids. */
export async function catalogueItems(
  reads: Reads,
  view: PortalView,
  ids: readonly number[],
): Promise<CatalogueItem[]> {
  if (ids.length === 0) return [];
  const params = { portal: view.definition.slug, ids: [...ids] };
  const found = await reads.db.select<ItemSource>(
    `SELECT ${catalogueColumns(view)}, b.series_title AS series_title,
       b.series_number AS series_number, b.updated_on AS updated, b.has_audio AS has_audio,
       b.is_exclusive AS is_exclusive, l.momentum AS momentum
     FROM (SELECT * FROM books WHERE portal = {portal:String} AND id IN {ids:Array(UInt32)}) AS b
     LEFT JOIN (SELECT * FROM book_latest
       WHERE portal = {portal:String} AND book_id IN {ids:Array(UInt32)}) AS l
       ON l.book_id = b.id
     SETTINGS join_use_nulls = 1`,
    params,
  );
  const sources = new Map(found.map((row) => [row.id, row]));
  const ordered = ids.flatMap((id) => sources.get(id) ?? []);
  const rows = await toCatalogueRows(reads, view, ordered);
  const sparks = await sparksOf(reads, view, ids);
  return rows.flatMap((row) => {
    const source = sources.get(row.book.id);
    if (source === undefined) return [];
    const { series_title: title, series_number: number } = source;
    return [
      {
        ...row,
        series: title === null ? null : { title, number },
        updated: source.updated,
        has_audio: source.has_audio,
        is_exclusive: source.is_exclusive,
        momentum: source.momentum,
        spark: sparks.get(row.book.id) ?? [],
      },
    ];
  });
}

const SPARK_DAYS = 30;

/** The main metric of the last thirty days, by book; only days on which it was read. */
async function sparksOf(
  { db }: Reads,
  { definition, asof }: PortalView,
  ids: readonly number[],
): Promise<Map<number, DayValue[]>> {
  const metric = mainMetric(definition);
  if (metric === null || asof === null) return new Map();
  const rows = await db.select<{ book_id: number; points: [string, number][] }>(
    `SELECT book_id, arraySort(groupArray((toString(day), toFloat64(assumeNotNull(${metric}))))) AS points
     FROM metrics
     WHERE portal = {portal:String} AND book_id IN {ids:Array(UInt32)}
       AND day > {asof:Date} - ${SPARK_DAYS} AND day <= {asof:Date} AND isNotNull(${metric})
     GROUP BY book_id`,
    { portal: definition.slug, ids: [...ids], asof },
  );
  return new Map(
    rows.map(({ book_id, points }) => [book_id, points.map(([day, value]) => ({ day, value }))]),
  );
}
