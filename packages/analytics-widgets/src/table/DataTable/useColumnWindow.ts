import type { RowData } from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useMemo, useState } from 'react';
import { useIsPrinting } from '../../internal/printing.ts';
import { observeVisibleRect } from '../../internal/windows/observeVisibleRect.ts';
import type { TableColumn } from './renderedColumns.ts';
import type { DataTableInstance } from './useDataTable.ts';

/** Fewer columns are all rendered, so that find-in-page has them. */
const WINDOWED_FROM = 120;
const OVERSCAN = 6;

/** Columns to render, and the width of those that are left out, in CSS pixels. */
export interface ColumnWindow<Row extends RowData> {
  isWindowed: boolean;
  pinned: readonly TableColumn<Row>[];
  before: number;
  columns: readonly TableColumn<Row>[];
  after: number;
}

/** Returns the columns in view of a very wide table (three years by day), or all. Paper has all. */
export function useColumnWindow<Row extends RowData>(
  table: DataTableInstance<Row>,
  scroller: RefObject<HTMLElement | null>,
): ColumnWindow<Row> {
  const isPrinting = useIsPrinting();
  const pinned = table.getStartVisibleLeafColumns();
  const center = table.getCenterVisibleLeafColumns();
  const isWindowed = center.length >= WINDOWED_FROM && !isPrinting;
  const [{ isRtl, scale }, setPage] = useState({ isRtl: false, scale: 1 });
  useLayoutEffect(() => {
    if (!isWindowed || !scroller.current) return;
    const { direction } = getComputedStyle(scroller.current);
    const { fontSize } = getComputedStyle(document.documentElement);
    setPage({ isRtl: direction === 'rtl', scale: (Number.parseFloat(fontSize) || 16) / 16 });
  }, [isWindowed, scroller]);
  // The returned object changes with every scroll, so the compiler must not memoize it.
  // eslint-disable-next-line react-hooks/incompatible-library
  const virtualizer = useVirtualizer({
    enabled: isWindowed,
    count: center.length,
    horizontal: true,
    isRtl,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => (center[index]?.getSize() ?? 0) * scale,
    paddingStart: table.getStartTotalSize() * scale,
    overscan: OVERSCAN,
    // The same on the server and for the first render in the browser.
    initialRect: { width: 1600, height: 0 },
    observeElementRect: observeVisibleRect('width'),
    useFlushSync: false,
  });
  useLayoutEffect(() => {
    if (scale !== 1) virtualizer.measure();
  }, [virtualizer, scale]);
  const items = virtualizer.getVirtualItems();
  const first = isWindowed ? (items[0]?.index ?? 0) : 0;
  const last = isWindowed ? (items.at(-1)?.index ?? 0) : center.length - 1;
  return useMemo(() => {
    const sizeOf = (columns: readonly TableColumn<Row>[]) =>
      columns.reduce((sum, column) => sum + column.getSize(), 0);
    return {
      isWindowed,
      pinned,
      before: sizeOf(center.slice(0, first)),
      columns: center.slice(first, last + 1),
      after: sizeOf(center.slice(last + 1)),
    };
  }, [isWindowed, pinned, center, first, last]);
}
