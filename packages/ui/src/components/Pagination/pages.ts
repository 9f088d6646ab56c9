/** A page number, or a gap that replaces the omitted pages between two numbers. */
export type PageSlot = { page: number } | { gap: 'before' | 'after' };

/**
 * First, last, and the neighbours of the current page. Always the same number of slots once there
 * are more pages than fit, so that the buttons do not move under the pointer.
 */
export function pageSlots(page: number, pageCount: number): PageSlot[] {
  const slots = 7;
  const range = (first: number, last: number): PageSlot[] =>
    Array.from({ length: last - first + 1 }, (_, index) => ({ page: first + index }));

  if (pageCount <= slots) return range(1, pageCount);
  if (page <= 4) return [...range(1, 5), { gap: 'after' }, { page: pageCount }];
  if (page >= pageCount - 3) {
    return [{ page: 1 }, { gap: 'before' }, ...range(pageCount - 4, pageCount)];
  }
  return [
    { page: 1 },
    { gap: 'before' },
    ...range(page - 1, page + 1),
    { gap: 'after' },
    { page: pageCount },
  ];
}
