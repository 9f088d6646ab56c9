import type { ReactNode, RefObject } from 'react';
import { useIsPrinting } from '../printing.ts';
import { unsaidRow } from '../unsaidRow.ts';
import { useRowWindow } from './useRowWindow.ts';

export interface WindowedRowsProps {
  count: number;
  columns: number;
  /** CSS pixels that a row is thought to have until one is drawn. */
  rowHeight: number;
  scroller: RefObject<HTMLElement | null>;
  body: RefObject<HTMLElement | null>;
  row: (index: number) => ReactNode;
}

/**
 * The rows in view of a long list. While it scrolls, only those that come into view are drawn; paper
 * does not scroll and has them all.
 */
export function WindowedRows({ count, columns, row, ...places }: WindowedRowsProps) {
  const { items, before, after } = useRowWindow({ count, ...places });
  const isPrinting = useIsPrinting();
  if (isPrinting) return Array.from({ length: count }, (_, index) => row(index));
  return (
    <>
      <Room height={before} columns={columns} />
      {items.map((index) => row(index))}
      <Room height={after} columns={columns} />
    </>
  );
}

/** The height of rows that are not drawn. */
function Room({ height, columns }: { height: number; columns: number }) {
  return height === 0 ? null : (
    <tr {...unsaidRow}>
      <td colSpan={columns} style={{ blockSize: height, padding: 0 }} />
    </tr>
  );
}
