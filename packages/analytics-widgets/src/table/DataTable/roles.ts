/**
 * Roles of a table, set explicitly: on phones the rows are laid out as cards, and an element
 * without the display of a table loses its implied role in some browsers.
 */
export const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader' },
  rowHeader: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const;
