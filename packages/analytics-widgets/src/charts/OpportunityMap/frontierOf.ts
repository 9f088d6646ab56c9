/** What a niche is judged by; null: not known. */
interface Judged {
  id: string;
  supply: number | null;
  demand: number | null;
}

/**
 * The niches than which no other has both less supply and more demand (Pareto), from the least supply
 * to the most: each of them is read more than all that are written less.
 */
export function frontierOf(niches: readonly Judged[]): string[] {
  const known = niches.flatMap(({ id, supply, demand }) =>
    supply === null || supply <= 0 || demand === null ? [] : [{ id, supply, demand }],
  );
  let most = Number.NEGATIVE_INFINITY;
  return known
    .toSorted((a, b) => a.supply - b.supply || b.demand - a.demand)
    .filter(({ demand }) => {
      const isBeyond = demand > most;
      if (isBeyond) most = demand;
      return isBeyond;
    })
    .map(({ id }) => id);
}
