import {
  type ColumnSizingState,
  type ColumnSort,
  functionalUpdate,
  type ReactTable,
  type RowData,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import {
  columnIdOf,
  type DataColumn,
  type DataTableFeatures,
  dataTableFeatures,
  FLEXIBLE_SIZE,
  sizeBounds,
} from './column.ts';
import { selectionColumn, type TableSelection } from './selection.tsx';

export interface UseDataTableOptions<Row extends RowData> {
  columns: readonly DataColumn<Row>[];
  /** In the order of their owner: the table never sorts, filters or pages. */
  rows: readonly Row[];
  getRowId: (row: Row, index: number) => string;
  /** The order of the rows. */
  sort?: ColumnSort | null;
  /** Requests another order from the owner. Without it no header sorts. */
  onSortChange?: ((sort: ColumnSort) => void) | undefined;
  /** Ids of columns that the reader has hidden. */
  hiddenColumns?: readonly string[];
  /** Adds a column of checkboxes. */
  selection?: TableSelection<Row>;
  /** Widths set by the reader, in CSS pixels by column. */
  columnSizing?: ColumnSizingState;
  /** Receives all widths when one changes. Without it columns cannot be resized. */
  onColumnSizingChange?: (sizing: ColumnSizingState) => void;
}

export type DataTableInstance<Row extends RowData> = ReactTable<DataTableFeatures, Row>;

const noColumns: readonly string[] = [];
const noSizing: ColumnSizingState = {};
const defaultColumn = { ...sizeBounds, size: FLEXIBLE_SIZE, enableSorting: false };

/**
 * Returns the TanStack table of `DataTable`, for markup of your own. Sort order, hidden columns,
 * widths and selection are controlled by the options; columns up to the row header are pinned.
 *
 * @example
 * const table = useDataTable({ columns, rows, getRowId: ({ id }) => id });
 * return table.getRowModel().rows.map((row) => (
 *   <li key={row.id}>
 *     {row.getVisibleCells().map((cell) => <table.FlexRender key={cell.id} cell={cell} />)}
 *   </li>
 * ));
 */
export function useDataTable<Row extends RowData>(
  options: UseDataTableOptions<Row>,
): DataTableInstance<Row> {
  const { rows, getRowId, sort = null, onSortChange, selection, onColumnSizingChange } = options;
  const { hiddenColumns = noColumns, columnSizing = noSizing } = options;
  const hasSelection = selection !== undefined;
  const columns = useMemo(
    () =>
      hasSelection ? [selectionColumn as DataColumn<Row>, ...options.columns] : options.columns,
    [options.columns, hasSelection],
  );
  const columnPinning = useMemo(() => ({ start: pinnedIds(columns), end: [] }), [columns]);
  // By their names: an owner may build the list on each render.
  const hiddenKey = hiddenColumns.join('\n');
  const columnVisibility = useMemo(
    () => Object.fromEntries(hiddenKey.split('\n').map((id) => [id, false])),
    [hiddenKey],
  );
  const selectedIds = selection?.ids;
  const rowSelection = useMemo(
    () => Object.fromEntries([...(selectedIds ?? [])].map((id) => [id, true as const])),
    [selectedIds],
  );
  const { id: sortId, desc = false } = sort ?? {};
  const sorting = useMemo(
    () => (sortId === undefined ? [] : [{ id: sortId, desc }]),
    [sortId, desc],
  );
  return useTable({
    features: dataTableFeatures,
    columns,
    data: rows,
    getRowId,
    defaultColumn,
    manualSorting: true,
    manualPagination: true,
    enableSorting: onSortChange !== undefined,
    enableMultiSort: false,
    enableSortingRemoval: false,
    enableColumnResizing: onColumnSizingChange !== undefined,
    columnResizeMode: 'onChange',
    enableRowSelection: (row) => hasSelection && selection.canChoose?.(row.original) !== false,
    state: { sorting, columnVisibility, columnPinning, columnSizing, rowSelection },
    onSortingChange: (updater) => {
      const [next] = functionalUpdate(updater, sorting);
      if (next) onSortChange?.(next);
    },
    onColumnSizingChange: (updater) =>
      onColumnSizingChange?.(functionalUpdate(updater, columnSizing)),
    onRowSelectionChange: (updater) => {
      if (!selection) return;
      const next = Object.keys(functionalUpdate(updater, rowSelection));
      // Rows that are selected stay, whatever their number: only new ones are limited.
      const room = Math.max(selection.ids.size, selection.max ?? Number.POSITIVE_INFINITY);
      const ids = next.toSorted((a, b) => +selection.ids.has(b) - +selection.ids.has(a));
      selection.onChange(new Set(ids.slice(0, room)));
    },
  });
}

/** Returns the ids of the columns up to the row header, and of sticky ones that follow it. */
function pinnedIds<Row extends RowData>(columns: readonly DataColumn<Row>[]): string[] {
  const header = columns.findIndex(({ meta }) => meta?.rowHeader);
  const rest = columns.slice(header + 1).findIndex(({ meta }) => meta?.sticky !== true);
  const end = header < 0 ? 1 : rest < 0 ? columns.length : header + 1 + rest;
  return columns.slice(0, end).map(columnIdOf);
}
