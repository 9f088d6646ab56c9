import type { ReactNode, RefObject } from 'react';
import { roles } from './roles.ts';
import { useRowWindow } from './useRowWindow.ts';

/** Where a row of a long list stands. */
export interface RowPlace {
  index: number;
  measure: (element: HTMLTableRowElement | null) => void;
}

export interface WindowedRowsProps {
  count: number;
  columns: number;
  /** CSS pixels that a row is thought to have until it is drawn. */
  rowHeight: number;
  scroller: RefObject<HTMLElement | null>;
  row: (place: RowPlace) => ReactNode;
}

/** The rows in view of a long list, between the heights of those that are not drawn. */
export default function WindowedRows(props: WindowedRowsProps) {
  const { count, columns, rowHeight, scroller, row } = props;
  const { items, before, after, measure } = useRowWindow(count, rowHeight, scroller);
  return (
    <>
      <Room height={before} columns={columns} />
      {items.map((index) => row({ index, measure }))}
      <Room height={after} columns={columns} />
    </>
  );
}

/** The height of rows that are not drawn. */
function Room({ height, columns }: { height: number; columns: number }) {
  return height === 0 ? null : (
    <tr {...roles.skeletonRow}>
      <td colSpan={columns} style={{ blockSize: height, padding: 0 }} />
    </tr>
  );
}
