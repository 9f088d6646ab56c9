/**
 * Table roles, said aloud: on phones the rows are laid out as cards, and an element that loses the
 * display of a table loses its implied role in some browsers.
 */
export const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader' },
  rowHeader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;
