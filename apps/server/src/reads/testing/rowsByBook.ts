/**
 * Returns the rows of a book, in their order. Rows of a fixture never change, so each array of them is grouped
 * once: the data of a demo portal has too many rows to search them for every figure.
 */
export function rowsByBook<Row extends { readonly bookId: string }>() {
  const grouped = new WeakMap<readonly Row[], ReadonlyMap<string, readonly Row[]>>();
  return (rows: readonly Row[], bookId: string): readonly Row[] => {
    const groups = grouped.get(rows) ?? Map.groupBy(rows, (row) => row.bookId);
    grouped.set(rows, groups);
    return groups.get(bookId) ?? [];
  };
}
