import type { DayValue, GenreRow, PortalSlug } from '@litometr/api-contract';
import { lookupNames } from '../bookBriefs.ts';
import type { PortalView, Reads } from '../context.ts';
import { turnoverShare } from '../formulas/listLife.ts';
import { pairLift } from '../formulas/pairLift.ts';
import type { NicheKind } from './nicheSql.ts';
import { windowStart } from './nicheWhole.ts';

/** The daily gains of some groups over the last thirty data days; null over a gap. */
export async function nicheSparks(
  { db }: Reads,
  view: PortalView,
  kind: NicheKind,
  ids: readonly number[],
): Promise<Map<number, DayValue[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db.select<{ id: number; day: string; gain: number | null; days: number }>(
    `SELECT a AS id, day, gain, ifNull(days, 0) AS days FROM niche_daily
     WHERE portal = {portal:String} AND kind = {kind:String} AND a IN {ids:Array(UInt32)}
       AND day > {since:Date} AND n > 0
     ORDER BY a, day`,
    { portal: view.definition.slug, kind, ids: [...ids], since: windowStart(view) },
  );
  const groups = Map.groupBy(rows, ({ id }) => id);
  return new Map(
    [...groups].map(([id, days]) => [
      id,
      days.map(({ day, gain, days: step }) => ({ day, value: step === 1 ? gain : null })),
    ]),
  );
}

interface PairRow {
  a: number;
  b: number;
  both: number;
  books_a: number;
  books_b: number;
  all_books: number;
}

/** The best tag beside each of some tags: the highest lift among the stored pairs. */
export async function bestPartners(reads: Reads, portal: PortalSlug, ids: readonly number[]) {
  const best = new Map<number, { id: number; lift: number }>();
  if (ids.length === 0) return () => null;
  const rows = await reads.db.select<PairRow>(
    `WITH counts AS (SELECT a AS id, books FROM niche_latest
       WHERE portal = {portal:String} AND kind = 'tag')
     SELECT p.a AS a, p.b AS b, p.books AS both, x.books AS books_a, y.books AS books_b,
            (SELECT books FROM niche_latest WHERE portal = {portal:String} AND kind = 'all')
              AS all_books
     FROM (SELECT a, b, books FROM niche_latest WHERE portal = {portal:String} AND kind = 'pair'
             AND (a IN {ids:Array(UInt32)} OR b IN {ids:Array(UInt32)})) AS p
     INNER JOIN counts AS x ON x.id = p.a INNER JOIN counts AS y ON y.id = p.b
     ORDER BY p.a, p.b`,
    { portal, ids: [...ids] },
  );
  for (const { a, b, both, books_a, books_b, all_books } of rows) {
    const { lift } = pairLift(both, books_a, books_b, all_books);
    for (const [id, other] of [[a, b] as const, [b, a] as const]) {
      if (lift > (best.get(id)?.lift ?? 0)) best.set(id, { id: other, lift });
    }
  }
  const names = await lookupNames(
    reads,
    portal,
    'tags',
    ids.flatMap((id) => best.get(id)?.id ?? []),
  );
  return (id: number) => {
    const found = best.get(id);
    const named = found === undefined ? undefined : names([found.id])[0];
    return found === undefined || named === undefined ? null : { ...named, lift: found.lift };
  };
}

type TopRow = Omit<NonNullable<GenreRow['top']>, 'turnover'> & {
  genre_id: number;
  entered: number | null;
};

/** What a genre's own top list was like on its last captured day. */
export async function genreTops({ db }: Reads, portal: PortalSlug, ids: readonly number[]) {
  const rows =
    ids.length === 0
      ? []
      : await db.select<TopRow>(
          `SELECT genre_id, day, size, entered, half_life, effective_authors, debut_share,
                  median_age, series_share
           FROM list_daily
           WHERE portal = {portal:String} AND list = 'genre_top'
             AND genre_id IN {ids:Array(UInt32)}
           ORDER BY genre_id, day DESC, period LIMIT 1 BY genre_id`,
          { portal, ids: [...ids] },
        );
  const lasting =
    ids.length === 0
      ? []
      : await db.select<{ genre_id: number; half_life: number | null }>(
          `SELECT genre_id, if(count(half_life) = 0, NULL,
                  quantileExactInclusive(0.5)(half_life)) AS half_life
           FROM list_daily
           WHERE portal = {portal:String} AND list = 'genre_top'
             AND genre_id IN {ids:Array(UInt32)} GROUP BY genre_id`,
          { portal, ids: [...ids] },
        );
  const lives = new Map(lasting.map((row) => [row.genre_id, row.half_life]));
  const tops = new Map(rows.map((row) => [row.genre_id, row]));
  return (id: number): GenreRow['top'] => {
    const found = tops.get(id);
    if (found === undefined) return null;
    const { genre_id: _, entered, ...top } = found;
    return {
      ...top,
      turnover: turnoverShare(entered, found.size),
      half_life: lives.get(id) ?? null,
    };
  };
}
