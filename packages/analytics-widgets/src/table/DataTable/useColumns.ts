import { useMemo } from 'react';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import type { DataColumn } from './column.ts';
import { selectionColumn, type TableSelection } from './selectionColumn.tsx';
import type { Widths } from './useWidths.ts';

interface ColumnsOptions<Row> {
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  getRowId: (row: Row, index: number) => string;
  selection: TableSelection<Row> | undefined;
  widths: Widths;
}

/**
 * The owner's columns with the boxes of a selection before them and as wide as the reader has made
 * them. Without either they are the owner's own, so that rows are not drawn again for nothing.
 */
export function useColumns<Row>(options: ColumnsOptions<Row>): readonly DataColumn<Row>[] {
  const { columns, rows, getRowId, selection, widths } = options;
  const { strings } = useWidgets();
  return useMemo(() => {
    const all = selection
      ? [selectionColumn(selection, rows, getRowId, strings.table), ...columns]
      : columns;
    if (Object.keys(widths).length === 0) return all;
    return all.map((column) => {
      const width = widths[column.id];
      return width === undefined ? column : { ...column, width: `${width}px` };
    });
  }, [columns, rows, getRowId, selection, widths, strings.table]);
}
