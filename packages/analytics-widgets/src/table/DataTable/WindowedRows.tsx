import { type ReactNode, type RefObject, useCallback, useRef, useState } from 'react';
import { roles } from './roles.ts';
import { useRowWindow } from './useRowWindow.ts';

/** Where a row of a long list stands. */
export interface RowPlace {
  index: number;
  /** Of the first row drawn: its height is that of all. */
  measure?: (element: HTMLTableRowElement | null) => void;
}

export interface WindowedRowsProps {
  count: number;
  columns: number;
  /** CSS pixels that a row is thought to have until one is drawn. */
  rowHeight: number;
  scroller: RefObject<HTMLElement | null>;
  row: (place: RowPlace) => ReactNode;
}

/**
 * The rows in view of a long list. One row is measured and the others are taken to be as high:
 * measuring each would draw the list again for each, and a row that is a line higher moves the
 * scroll bar by no more than that line.
 */
export default function WindowedRows({ rowHeight, ...rest }: WindowedRowsProps) {
  const [height, setHeight] = useState(rowHeight);
  const isMeasured = useRef(false);
  const measure = useCallback((element: HTMLTableRowElement | null) => {
    const found = element?.getBoundingClientRect().height ?? 0;
    if (isMeasured.current || found === 0) return;
    isMeasured.current = true;
    setHeight(found);
  }, []);
  // Another height is another window: what was reckoned with the old one is void.
  return <RowsInView key={height} {...rest} rowHeight={height} measure={measure} />;
}

interface RowsInViewProps extends WindowedRowsProps {
  measure: (element: HTMLTableRowElement | null) => void;
}

function RowsInView({ count, columns, rowHeight, scroller, row, measure }: RowsInViewProps) {
  const { items, before, after } = useRowWindow(count, rowHeight, scroller);
  return (
    <>
      <Room height={before} columns={columns} />
      {items.map((index, at) => row({ index, ...(at === 0 && { measure }) }))}
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
