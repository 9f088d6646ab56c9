import {
  functionalUpdate,
  rowSortingFeature,
  type SortingState,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useEffect, useMemo } from 'react';
import type { DataColumn, TableSort } from './column.ts';

const features = tableFeatures({ rowSortingFeature });

export interface SortModelProps<Row> {
  columns: readonly DataColumn<Row>[];
  sort: TableSort | null;
  onSortChange: (sort: TableSort) => void;
  /** The column whose header was pressed; null: none since the last one was answered. */
  asked: string | null;
  onAnswered: () => void;
}

/**
 * Rows go by TanStack: it would make an object of each of ten thousand to filter, group or sort
 * them, and all that is their owner's. The table asks it for orders.
 */
const noRows: [] = [];

/**
 * TanStack's model of our columns: which order a press on a header means. It costs a quarter of the
 * first screen of a table and nobody presses before they see, so it stands behind the first paint;
 * a press that is sooner waits for it.
 */
export function SortModel<Row>(props: SortModelProps<Row>) {
  const { columns, sort, onSortChange, asked, onAnswered } = props;
  const definitions = useMemo(
    () =>
      columns.map((column) => ({
        id: column.id,
        header: column.header,
        accessorFn: () => null,
        enableSorting: column.sort !== undefined,
        sortDescFirst: column.sort === 'descending',
      })),
    [columns],
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
    state: { sorting },
    onSortingChange: (updater) => {
      const next = functionalUpdate(updater, sorting)[0];
      if (next) {
        onSortChange({ column: next.id, direction: next.desc ? 'descending' : 'ascending' });
      }
    },
  });
  useEffect(() => {
    if (asked === null) return;
    table.getColumn(asked)?.toggleSorting();
    onAnswered();
  }, [table, asked, onAnswered]);
  return null;
}
