import type { AuthorBook } from '@litometr/api-contract';

/**
 * Of the readers who put a part of a series into their libraries, how many did so with the next
 * one: by book, the reading of its library ÷ that of the part before it among `rows`. Books that
 * begin a series, stand outside of any or whose neighbours are not read have none.
 */
export function seriesKept(rows: readonly AuthorBook[]): Map<number, number> {
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
      // A part that is not among the rows leaves a gap that is not told across.
      const isNext = before !== undefined && number - before.number === 1 && before.library > 0;
      return isNext ? [[id, library / before.library] as const] : [];
    });
  });
  return new Map(shares);
}
