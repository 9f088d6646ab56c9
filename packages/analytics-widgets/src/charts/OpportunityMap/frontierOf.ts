/** Coordinates of a niche on the map; null: unknown. */
interface Judged {
  id: string;
  supply: number | null;
  demand: number | null;
}

/**
 * Returns the ids of the niches on the Pareto line, from the least supply to the most.
 *
 * @methodology pareto-line
 * @title Best combinations on the map of genres
 * @measures The Pareto line of the map: genres than which no other has both fewer new books and more gain of
 *   the typical new book.
 * @formula x_j ≤ x_i ⇒ y_j < y_i
 * @symbol x_i, x_j: new books of the genre on the line and of any other genre
 * @symbol y_i, y_j: gain of the typical new book of the two genres
 * @condition Only genres of at least {SMALL_SAMPLE} new books with a known gain.
 * @condition The four parts of the map are separated at the medians of both axes, over all genres shown.
 * @source Börzsönyi, S., Kossmann, D., Stocker, K. (2001). The skyline operator. Proceedings of the 17th
 *   International Conference on Data Engineering, 421–430. doi:10.1109/ICDE.2001.914855
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
