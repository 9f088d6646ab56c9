import type { AuthorBook } from '@litometr/api-contract';

/**
 * Returns, by book, the library adds of a part of a series ÷ those of the part before it. Books without such
 * a part are left out.
 *
 * @methodology series-retention
 * @title Readers who follow a series
 * @measures Library adds of a part of a series against those of the part before it.
 * @unit share of the part before
 * @formula R = L_k ÷ L_(k−1)
 * @symbol L_k, L_(k−1): library adds of part k and of the part before it
 * @condition Parts are numbered one after another, and both are among the shown books of the author.
 * @condition It is a ratio of two counters, not a share of the same readers: it may exceed 100%.
 * @source own
 */
export function seriesRetention(rows: readonly AuthorBook[]): Map<number, number> {
  const parts = rows.flatMap(({ book, series, metrics }) => {
    const library = metrics.library?.value;
    return series?.number == null || library === undefined
      ? []
      : [{ id: book.id, title: series.title, number: series.number, library }];
  });
  const shares = [...Map.groupBy(parts, ({ title }) => title).values()].flatMap((held) => {
    const ordered = held.toSorted((one, other) => one.number - other.number);
    return ordered.flatMap(({ id, number, library }, at) => {
      const before = ordered[at - 1];
      // A part that is missing from the rows leaves a gap; no ratio is computed across it.
      const isNext = before !== undefined && number - before.number === 1 && before.library > 0;
      return isNext ? [[id, library / before.library] as const] : [];
    });
  });
  return new Map(shares);
}
