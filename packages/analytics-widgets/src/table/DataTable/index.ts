export type { ColumnSort } from '@tanstack/react-table';
export {
  type ColumnMeta,
  columnIdOf,
  columnTitleOf,
  createColumns,
  type DataColumn,
  type DataTableFeatures,
} from './column.ts';
export { DataTable, type DataTableProps } from './DataTable.tsx';
export type { TableSelection } from './selection.tsx';
export { type DataTableInstance, type UseDataTableOptions, useDataTable } from './useDataTable.ts';
