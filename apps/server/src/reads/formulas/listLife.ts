/** Books of a captured day of a list. */
export type ListDay = ReadonlySet<number>;

/**
 * Turnover of a captured day (data document, section 5): (new + re-entered) ÷ size. Null on a
 * list's first day, where nothing is known of the day before, and of an empty list.
 *
 * Example: 7 of 100 books were not there the day before: 0.07.
 */
export function turnoverShare(entered: number | null, size: number): number | null {
  return entered === null || size === 0 ? null : entered / size;
}

export interface StayingShare {
  /** Captured days later. */
  days: number;
  /** Mean share of a day's books that are on the list so many captured days later. */
  share: number;
  /** Days that could be looked after so long. */
  n: number;
}

/**
 * How much of a day's list is left after one, two and more captured days: the mean over the days
 * of the period that have such a later day in it.
 *
 * Example: of three days with the books {1, 2}, {1, 3} and {3, 4}, half is left after one day, twice
 * (n = 2), and none after two (n = 1).
 */
export function stayingShares(days: readonly ListDay[]): StayingShare[] {
  return days.slice(1).map((_, index) => {
    const after = index + 1;
    const shares = days.slice(0, -after).map((day, at) => keptShare(day, days[at + after]));
    return { days: after, share: mean(shares), n: shares.length };
  });
}

/**
 * Turnover half-life of a list (data document, section 5): the first number of captured days after
 * which half or fewer of a day's books are still on it, median over the period's days. A day whose
 * list still keeps more than half at the end of the period counts as longer than any number, so
 * that a calm list does not look lively; null where the median falls on such days.
 *
 * Example: of three days with later ones, the first has half its books left after 2 captured days,
 * the second after 3, and the third keeps more than half to the end: the median of 2, 3 and
 * 'longer' is 3.
 */
export function turnoverHalfLife(days: readonly ListDay[]): number | null {
  if (days.length < 2) return null;
  const lives = days
    .slice(0, -1)
    .map((day, at) => {
      const gone = days.slice(at + 1).findIndex((later) => keptShare(day, later) <= 0.5);
      return gone === -1 ? Number.POSITIVE_INFINITY : gone + 1;
    })
    .sort((a, b) => a - b);
  const low = lives[Math.ceil(lives.length / 2) - 1] ?? Number.POSITIVE_INFINITY;
  const high = lives[Math.floor(lives.length / 2)] ?? Number.POSITIVE_INFINITY;
  const middle = (low + high) / 2;
  return Number.isFinite(middle) ? middle : null;
}

function keptShare(day: ListDay, later: ListDay | undefined): number {
  if (later === undefined || day.size === 0) return 0;
  let kept = 0;
  for (const book of day) if (later.has(book)) kept += 1;
  return kept / day.size;
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
