import {
  columnVisibilityFeature,
  functionalUpdate,
  type RowData,
  rowSortingFeature,
  type SortingState,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import type { DataColumn, TableSort } from './column.ts';

const features = tableFeatures({ rowSortingFeature, columnVisibilityFeature });

export interface RowsOptions<Row extends RowData> {
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  getRowId: (row: Row, index: number) => string;
  sort: TableSort | null;
  onSortChange?: (sort: TableSort) => void;
  hiddenColumns: readonly string[];
}

/** TanStack's row and column models over ours. It never sorts: the rows' owner does. */
export function useRows<Row extends RowData>(options: RowsOptions<Row>) {
  const { columns, rows, getRowId, sort, onSortChange, hiddenColumns } = options;
  const definitions = useMemo(
    () =>
      columns.map((column) => ({
        id: column.id,
        header: column.header,
        accessorFn: (row: Row) => row,
        enableSorting: column.sort !== undefined && onSortChange !== undefined,
        sortDescFirst: column.sort === 'descending',
      })),
    [columns, onSortChange],
  );
  const data = useMemo(() => [...rows], [rows]);
  const sorting: SortingState = sort
    ? [{ id: sort.column, desc: sort.direction === 'descending' }]
    : [];
  const table = useTable({
    features,
    columns: definitions,
    data,
    getRowId,
    manualSorting: true,
    enableMultiSort: false,
    enableSortingRemoval: false,
    state: {
      sorting,
      columnVisibility: Object.fromEntries(hiddenColumns.map((id) => [id, false])),
    },
    onSortingChange: (updater) => {
      const asked = functionalUpdate(updater, sorting)[0];
      if (asked) {
        onSortChange?.({
          column: asked.id,
          direction: asked.desc ? 'descending' : 'ascending',
        });
      }
    },
  });
  return table;
}
