import type { ColumnSort } from '@litometr/analytics-widgets';

/** `-books` ↔ `{ id: 'books', desc: true }`, the sort order of TanStack Table. */
export function readSort(sort: string): ColumnSort {
  return sort.startsWith('-') ? { id: sort.slice(1), desc: true } : { id: sort, desc: false };
}

/** The API's word for a table's request, if it is one of those that it knows. */
export function writeSort<Known extends string>(
  { id, desc }: ColumnSort,
  known: readonly Known[],
): Known | undefined {
  const wanted = desc ? `-${id}` : id;
  return known.find((sort) => sort === wanted);
}

/** Rows of a page where the reader chose no other number. */
export const PAGE_SIZE = 25;

/** There is always a page. */
export const pageCount = (count: number, size: number = PAGE_SIZE): number =>
  Math.max(1, Math.ceil(count / size));
