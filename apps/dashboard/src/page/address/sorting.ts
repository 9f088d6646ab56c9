import type { TableSort } from '@litometr/analytics-widgets';

/** `-books` ↔ `{ column: 'books', direction: 'descending' }`, as tables speak of it. */
export function readSort(sort: string): TableSort {
  return sort.startsWith('-')
    ? { column: sort.slice(1), direction: 'descending' }
    : { column: sort, direction: 'ascending' };
}

/** The API's word for a table's request, if it is one of those that it knows. */
export function writeSort<Known extends string>(
  { column, direction }: TableSort,
  known: readonly Known[],
): Known | undefined {
  const wanted = direction === 'descending' ? `-${column}` : column;
  return known.find((sort) => sort === wanted);
}

/** Rows of a page where the reader chose no other number. */
export const PAGE_SIZE = 25;

/** There is always a page. */
export const pageCount = (count: number, size: number = PAGE_SIZE): number =>
  Math.max(1, Math.ceil(count / size));
