import type { DayValue, GenreRow, GroupRow, PortalSlug } from '@litometr/api-contract';
import { fitGammaPoisson, shrinkRatio } from '../../statistics/gammaPoisson.ts';
import { turnoverShare } from '../formulas/listLife.ts';
import { lookupNames } from '../shared/bookBriefs.ts';
import type { PortalView, Reads } from '../shared/context.ts';
import type { GroupKind } from '../shared/liftPriors.ts';
import { genreHalfLives } from '../shared/listStays.ts';
import { memoizePerState } from '../shared/memoizePerState.ts';
import { windowStart } from './portalTotals.ts';

/** The daily gains of some groups over the last thirty data days; null over a gap. */
export async function readGroupSparks(
  { db }: Reads,
  view: PortalView,
  kind: GroupKind,
  ids: readonly number[],
): Promise<Map<number, DayValue[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db.select<{ id: number; day: string; gain: number | null; days: number }>(
    `SELECT a AS id, day, gain, assumeNotNull(d.days) AS days FROM group_daily AS d
     WHERE portal = {portal:String} AND kind = {kind:String} AND a IN {ids:Array(UInt32)}
       AND day > {since:Date} AND d.days IS NOT NULL
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
  /** Books with both tags. */
  observed: number;
  /** Books with both if the tags were independent. */
  expected: number;
}

interface Partner {
  other: number;
  lift: number;
  low: number;
}

/**
 * The tag that is on the same books oftenest beyond chance, per tag. The ratios of the stored pairs
 * are shrunk towards their mean (`shrinkRatio`) and compared by their lower bounds: the maximum of
 * raw ratios would be the rarest pair.
 */
export async function bestPartners(
  reads: Reads,
  portal: PortalSlug,
): Promise<(id: number) => GroupRow['partner']> {
  const names = await lookupNames(reads, portal, 'tags', []);
  const best = await memoizePerState(reads, `partners ${portal}`, async () => {
    const pairs = await reads.db.select<PairRow>(
      `WITH counts AS (SELECT a AS id, name, books FROM group_latest
         WHERE portal = {portal:String} AND kind = 'tag')
       SELECT p.a AS a, p.b AS b, p.books AS observed,
              x.books * y.books / (SELECT books FROM group_latest
                WHERE portal = {portal:String} AND kind = 'all') AS expected
       FROM (SELECT a, b, books FROM group_latest
             WHERE portal = {portal:String} AND kind = 'pair') AS p
       INNER JOIN counts AS x ON x.id = p.a INNER JOIN counts AS y ON y.id = p.b
       ORDER BY least(x.name, y.name), greatest(x.name, y.name)`,
      { portal },
    );
    return strongestPairs(pairs, (id) => names([id])[0]?.name ?? '');
  });
  return (id) => {
    const found = best.get(id);
    const named = found === undefined ? undefined : names([found.other])[0];
    return found === undefined || named === undefined ? null : { ...named, lift: found.lift };
  };
}

/**
 * Returns the best partner of each tag; of equal ones the first by name.
 *
 * @methodology best-partner
 * @title Best partner of a tag
 * @measures The tag that is on the same books most often beyond chance. Ratios of rare pairs are shrunk to
 *   the mean of all pairs: the largest raw ratio would be that of the rarest pair.
 * @unit times
 * @formula R = (α + O) ÷ (β + E)
 * @symbol O: books with both tags
 * @symbol E: books with both if the tags were independent: n₁ · n₂ ÷ N
 * @symbol α, β: shape and rate of the gamma distribution of the ratios O ÷ E of all pairs, by maximum
 *   likelihood
 * @condition Pairs that are on at least {PAIR_BOOKS} books.
 * @condition The partner is the one with the highest lower bound of the 95% credible interval; the number
 *   shown is R.
 * @source DuMouchel, W. (1999). Bayesian data mining in large frequency tables, with an application to the
 *   FDA spontaneous reporting system. The American Statistician 53(3), 177–190.
 *   doi:10.1080/00031305.1999.10474456
 * @source Clayton, D., Kaldor, J. (1987). Empirical Bayes estimates of age-standardized relative risks for
 *   use in disease mapping. Biometrics 43(3), 671–681. doi:10.2307/2532003
 */
function strongestPairs(
  pairs: readonly PairRow[],
  nameOf: (id: number) => string,
): Map<number, Partner> {
  const best = new Map<number, Partner>();
  const prior = fitGammaPoisson(pairs);
  if (prior === null) return best;
  const offer = (id: number, partner: Partner) => {
    const known = best.get(id);
    const isStronger =
      known === undefined ||
      partner.low > known.low ||
      (partner.low === known.low && nameOf(partner.other) < nameOf(known.other));
    if (isStronger) best.set(id, partner);
  };
  for (const { a, b, ...events } of pairs) {
    const { value: lift, low } = shrinkRatio(events, prior);
    offer(a, { other: b, lift, low });
    offer(b, { other: a, lift, low });
  }
  return best;
}

type TopRow = Omit<NonNullable<GenreRow['top']>, 'turnover' | 'half_life'> & {
  genre_id: number;
  period: string;
  entered: number | null;
};

/** The figures of genres' own top lists on their last complete days. */
async function genreTops(
  reads: Reads,
  portal: PortalSlug,
): Promise<(id: number) => GenreRow['top']> {
  const tops = await memoizePerState(reads, `tops ${portal}`, () => readTops(reads, portal));
  return (id) => tops.get(id) ?? null;
}

async function readTops(reads: Reads, portal: PortalSlug) {
  const [rows, halfLifeOf] = await Promise.all([
    reads.db.select<TopRow>(
      `SELECT genre_id, period, day, size, entered, effective_authors, debut_share, median_age,
              series_share
       FROM list_daily WHERE portal = {portal:String} AND list = 'genre_top' AND complete
       ORDER BY genre_id, day DESC, period LIMIT 1 BY genre_id`,
      { portal },
    ),
    genreHalfLives(reads, portal),
  ]);
  return new Map(
    rows.map(({ genre_id, period, entered, ...top }): [number, NonNullable<GenreRow['top']>] => [
      genre_id,
      {
        ...top,
        turnover: turnoverShare(entered, top.size),
        half_life: halfLifeOf(genre_id, period),
      },
    ]),
  );
}

/** Genres with their own top lists. */
export async function withTops<Row>(
  reads: Reads,
  { definition }: PortalView,
  rows: readonly (Row & { id: number })[],
): Promise<(Row & Pick<GenreRow, 'top'>)[]> {
  const topOf = await genreTops(reads, definition.slug);
  return rows.map((row) => ({ ...row, top: topOf(row.id) }));
}
