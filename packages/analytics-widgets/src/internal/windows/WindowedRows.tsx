import { lazy, type ReactNode, type RefObject, Suspense, useLayoutEffect, useState } from 'react';
import { useIsPrinting } from '../printing.ts';
import { unsaidRow } from '../unsaidRow.ts';
import { useIsPainted } from '../useIsPainted.ts';
import type { RowWatchProps } from './RowWatch.tsx';
import type { RowWindow } from './useRowWindow.ts';

/**
 * The library is fetched behind the first rows: few readers' first act is to scroll. Where it does
 * not come (no network, another release) all rows are drawn: slow, and readable to the last.
 */
const RowWatch = lazy(() =>
  import('./RowWatch.tsx').catch((error: unknown) => {
    console.error(error);
    return { default: AllInView };
  }),
);

export interface WindowedRowsProps {
  count: number;
  columns: number;
  /** CSS pixels that a row is thought to have until one is drawn. */
  rowHeight: number;
  scroller: RefObject<HTMLElement | null>;
  body: RefObject<HTMLElement | null>;
  row: (index: number) => ReactNode;
}

/** The part of a screen that a box of rows takes at most, and its height where there is no screen. */
const SHARE = 0.8;
const NO_SCREEN = 800;

/**
 * The rows in view of a long list: first those that the box begins with, then, as it scrolls, those
 * that come into view. Paper does not scroll and has them all.
 */
export function WindowedRows({ count, columns, row, ...places }: WindowedRowsProps) {
  const isPrinting = useIsPrinting();
  const isPainted = useIsPainted();
  const [watched, setWatched] = useState<RowWindow | null>(null);
  const { first, last, before, after } = watched ?? beginning(count, places.rowHeight);
  const from = isPrinting ? 0 : first;
  // There may be fewer rows than when somebody looked.
  const to = isPrinting ? count - 1 : Math.min(last, count - 1);
  return (
    <>
      {!isPrinting && <Room height={before} columns={columns} />}
      {Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => row(from + at))}
      {!isPrinting && <Room height={after} columns={columns} />}
      {isPainted && (
        <Suspense>
          <RowWatch count={count} {...places} onChange={setWatched} />
        </Suspense>
      )}
    </>
  );
}

function AllInView({ count, onChange }: RowWatchProps) {
  useLayoutEffect(
    () => onChange({ first: 0, last: count - 1, before: 0, after: 0 }),
    [count, onChange],
  );
  return null;
}

/** The rows that a box begins with, before anybody has measured it. */
function beginning(count: number, rowHeight: number): RowWindow {
  const screen = typeof window === 'undefined' ? NO_SCREEN : window.innerHeight;
  // The header has the room of one at least.
  const shown = Math.min(count, Math.max(1, Math.ceil((screen * SHARE) / rowHeight) - 1));
  return { first: 0, last: shown - 1, before: 0, after: (count - shown) * rowHeight };
}

/** The height of rows that are not drawn. */
function Room({ height, columns }: { height: number; columns: number }) {
  return height === 0 ? null : (
    <tr {...unsaidRow}>
      <td colSpan={columns} style={{ blockSize: height, padding: 0 }} />
    </tr>
  );
}
