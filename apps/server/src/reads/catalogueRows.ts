import type { BookBrief, CatalogueItem, DayValue, Named } from '@litometr/api-contract';
import { mainMetric } from '../measurements/portals.ts';
import { findBriefs } from './bookBriefs.ts';
import type { PortalView, Reads } from './context.ts';
import { type LatestRow, latestColumns, valueAt } from './latest.ts';
import { gainsOf, readingsOf } from './readings.ts';

/** What a catalogue's page tells of its books, in the order of their ids. */
export interface CataloguePage {
  ids: readonly number[];
  facts: ReadonlyMap<number, FactsRow>;
  briefs: ReadonlyMap<number, BookBrief>;
  latest: ReadonlyMap<number, PlacedRow>;
  sparks: ReadonlyMap<number, DayValue[]>;
}

interface FactsRow {
  id: number;
  tag_ids: number[];
  published: string | null;
  updated: string | null;
  has_audio: boolean | null;
  is_exclusive: boolean | null;
  series_title: string | null;
  series_number: number | null;
}

type PlacedRow = LatestRow & {
  id: number;
  best_position: number | null;
  momentum: number | null;
};

/** Reads what the page's books are, the tags' names excepted. */
export async function cataloguePage(
  reads: Reads,
  view: PortalView,
  ids: readonly number[],
): Promise<CataloguePage> {
  const none = new Map<number, never>();
  if (ids.length === 0) return { ids, facts: none, briefs: none, latest: none, sparks: none };
  const [facts, briefs, latest, sparks] = await Promise.all([
    factsOf(reads, view, ids),
    findBriefs(reads, view.definition.slug, ids),
    latestOf(reads, view, ids),
    sparksOf(reads, view, ids),
  ]);
  return { ids, facts, briefs, latest, sparks };
}

async function factsOf({ db }: Reads, view: PortalView, ids: readonly number[]) {
  const facts = await db.select<FactsRow>(
    `SELECT id, tag_ids, first_published_on AS published, updated_on AS updated, has_audio,
       is_exclusive, series_title, series_number
     FROM books WHERE portal = {portal:String} AND id IN {ids:Array(UInt32)}`,
    { portal: view.definition.slug, ids },
  );
  return new Map(facts.map((row) => [row.id, row]));
}

/** The rows of a page, with the names of its tags. */
export function catalogueItems(
  { definition }: PortalView,
  { ids, facts, briefs, latest, sparks }: CataloguePage,
  tagsOf: (ids: readonly number[]) => Named[],
): CatalogueItem[] {
  return ids.flatMap((id): CatalogueItem[] => {
    const [book, fact] = [briefs.get(id), facts.get(id)];
    if (book === undefined || fact === undefined) return [];
    const known = latest.get(id);
    const last = valueAt(known ?? {}, 'last');
    const { series_title: title, series_number: number, published, updated } = fact;
    return [
      {
        book,
        tags: tagsOf(fact.tag_ids),
        published,
        metrics: readingsOf(definition, last),
        gains: gainsOf(definition, valueAt(known ?? {}, 'week'), last),
        best_position: known?.best_position ?? null,
        series: title === null ? null : { title, number },
        updated,
        has_audio: fact.has_audio,
        is_exclusive: fact.is_exclusive,
        momentum: known?.momentum ?? null,
        spark: sparks.get(id) ?? [],
      },
    ];
  });
}

async function latestOf(
  { db }: Reads,
  view: PortalView,
  ids: readonly number[],
): Promise<Map<number, PlacedRow>> {
  const readings = latestColumns(view.definition);
  const rows = await db.select<PlacedRow>(
    `SELECT l.book_id AS id, l.best_position AS best_position, l.momentum AS momentum
       ${readings === '' ? '' : `, ${readings}`}
     FROM book_latest AS l
     WHERE l.portal = {portal:String} AND l.book_id IN {ids:Array(UInt32)}`,
    { portal: view.definition.slug, ids },
  );
  return new Map(rows.map((row) => [row.id, row]));
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
  const rows = await db.select<{ id: number; points: [string, number][] }>(
    `SELECT book_id AS id,
       arraySort(groupArray((toString(day), toFloat64(assumeNotNull(${metric}))))) AS points
     FROM metrics
     WHERE portal = {portal:String} AND book_id IN {ids:Array(UInt32)}
       AND day > {asof:Date} - ${SPARK_DAYS} AND day <= {asof:Date} AND isNotNull(${metric})
     GROUP BY book_id`,
    { portal: definition.slug, ids, asof },
  );
  return new Map(
    rows.map(({ id, points }) => [id, points.map(([day, value]) => ({ day, value }))]),
  );
}
