import {
  columnVisibilityFeature,
  functionalUpdate,
  rowSortingFeature,
  type SortingState,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import type { DataColumn, TableSort } from './column.ts';

const features = tableFeatures({ rowSortingFeature, columnVisibilityFeature });

export interface HeadersOptions<Row> {
  columns: readonly DataColumn<Row>[];
  sort: TableSort | null;
  onSortChange?: (sort: TableSort) => void;
  hiddenColumns: readonly string[];
}

/**
 * Rows go by TanStack: it would make an object of each of ten thousand to filter, group or sort
 * them, and all that is their owner's. The table asks it for columns.
 */
const noRows: [] = [];

/** TanStack's model of our columns: which are shown, and how the owner is asked to sort. */
export function useHeaders<Row>(options: HeadersOptions<Row>) {
  const { columns, sort, onSortChange, hiddenColumns } = options;
  const definitions = useMemo(
    () =>
      columns.map((column) => ({
        id: column.id,
        header: column.header,
        accessorFn: () => null,
        enableSorting: column.sort !== undefined && onSortChange !== undefined,
        sortDescFirst: column.sort === 'descending',
      })),
    [columns, onSortChange],
  );
  const sorting: SortingState = sort
    ? [{ id: sort.column, desc: sort.direction === 'descending' }]
    : [];
  const table = useTable({
    features,
    columns: definitions,
    data: noRows,
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
  // Its groups of headers are for columns that stand under others: ours stand side by side.
  return table.getVisibleLeafColumns();
}
