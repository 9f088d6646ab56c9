import { measureElement, useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, type Ref, type RefObject, useLayoutEffect, useState } from 'react';
import { hiddenRowProps } from '../hiddenRowProps.ts';
import { useIsPrinting } from '../printing.ts';
import { observeVisibleRect } from './observeVisibleRect.ts';

export interface WindowedRowsProps {
  count: number;
  columns: number;
  /** Height of a row that has not been rendered, in CSS pixels. */
  rowHeight: number;
  scroller: RefObject<HTMLElement | null>;
  /** A `<tr>`. With the ref and `data-index` its height is measured. */
  row: (index: number, measure?: Ref<HTMLTableRowElement>) => ReactNode;
}

const OVERSCAN = 5;

/** Renders the rows in view of a long list by TanStack Virtual. Paper has all rows. */
export function WindowedRows({ count, columns, rowHeight, scroller, row }: WindowedRowsProps) {
  const isPrinting = useIsPrinting();
  // The ref of a box around the rows is set after their own effects: the second render finds it.
  const [, setMounted] = useState(false);
  useLayoutEffect(() => setMounted(true), []);
  // The returned object changes with every scroll, so the compiler must not memoize it.
  // eslint-disable-next-line react-hooks/incompatible-library
  const virtualizer = useVirtualizer<HTMLElement, HTMLTableRowElement>({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: OVERSCAN,
    // The same on the server and for the first render in the browser.
    initialRect: { width: 0, height: 800 },
    observeElementRect: observeVisibleRect('height'),
    // A row that is not laid out (a hidden tab, a unit test) has no height of its own.
    measureElement: (...measured) => measureElement(...measured) || rowHeight,
    useFlushSync: false,
  });
  if (isPrinting) return Array.from({ length: count }, (_, index) => row(index));
  const items = virtualizer.getVirtualItems();
  const end = items.at(-1)?.end ?? 0;
  return (
    <>
      <EmptyRow height={items[0]?.start ?? 0} columns={columns} />
      {items.map(({ index }) => row(index, virtualizer.measureElement))}
      <EmptyRow height={virtualizer.getTotalSize() - end} columns={columns} />
    </>
  );
}

/** A spacer for rows that are not rendered. */
function EmptyRow({ height, columns }: { height: number; columns: number }) {
  return height <= 0 ? null : (
    <tr {...hiddenRowProps}>
      <td colSpan={columns} style={{ blockSize: height, padding: 0 }} />
    </tr>
  );
}
