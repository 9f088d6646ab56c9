/**
 * Table roles, said aloud: on phones the rows are laid out as cards, and an element that loses the
 * display of a table loses its implied role in some browsers.
 */
export const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  /** A row without content has nothing to say; that the table loads is said once. */
  skeletonRow: { role: 'row', 'aria-hidden': true },
  columnHeader: { role: 'columnheader' },
  rowHeader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;
