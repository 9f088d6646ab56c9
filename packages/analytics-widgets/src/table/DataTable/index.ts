export type { DataColumn, TableSort } from './column.ts';
export { DataTable, type DataTableProps } from './DataTable.tsx';
export type { TableSelection } from './selectionColumn.tsx';
