import { type RefObject, startTransition, useEffect, useLayoutEffect, useState } from 'react';
import { observeSize } from './observeSize.ts';

/** The rows to draw of a long list, and the height of those that are not. */
export interface RowWindow {
  /** Of the first row drawn. */
  from: number;
  /** Behind the last row drawn. */
  to: number;
  /** CSS pixels. */
  before: number;
  after: number;
}

interface RowWindowOptions {
  count: number;
  /** CSS pixels that a row is thought to have until one is drawn. */
  rowHeight: number;
  /** The box that scrolls. */
  scroller: RefObject<HTMLElement | null>;
  /** Holds the rows. Those that are drawn have `aria-rowindex`. */
  body: RefObject<HTMLElement | null>;
}

/** CSS pixels of the box until it is laid out: the first rows are drawn before. */
const FIRST_BOX = 640;
/** Rows drawn beyond either edge, so that a turn of the wheel meets them. */
const OVERSCAN = 8;

interface View {
  from: number;
  to: number;
  row: number;
}

/**
 * Which of many rows of one height are in view. All are taken to be as high as the first one drawn:
 * so the window is a division, nothing is measured while the box scrolls, and a row that is a line
 * higher moves the scroll bar by no more than that line. First the rows in view are drawn and
 * painted, then those beyond the edges.
 */
export function useRowWindow({ count, rowHeight, scroller, body }: RowWindowOptions): RowWindow {
  const [view, setView] = useState<View>({
    from: 0,
    to: Math.ceil(FIRST_BOX / rowHeight),
    row: rowHeight,
  });

  useLayoutEffect(() => {
    const box = scroller.current;
    if (box === null) return;
    const measure = (beyond: number) =>
      setView((now) => viewOf(box, heightIn(body.current) ?? now.row, beyond, now));
    measure(0);
    // A narrower box has higher rows, where they are laid out as cards.
    return observeSize(box, () => startTransition(() => measure(OVERSCAN)));
  }, [scroller, body]);

  useEffect(() => {
    const box = scroller.current;
    if (box === null) return;
    const look = () => setView((now) => viewOf(box, now.row, OVERSCAN, now));
    startTransition(look);
    box.addEventListener('scroll', look, { passive: true });
    return () => box.removeEventListener('scroll', look);
  }, [scroller]);

  const to = Math.min(view.to, count);
  const from = Math.max(0, Math.min(view.from, to - 1));
  return { from, to, before: from * view.row, after: (count - to) * view.row };
}

/** Null where there is no layout. */
function heightIn(body: HTMLElement | null): number | null {
  const height = body?.querySelector('[aria-rowindex]')?.getBoundingClientRect().height ?? 0;
  return height > 0 ? height : null;
}

/** The rows of a box with some beyond its edges; the same object where those drawn will do. */
function viewOf(box: HTMLElement, row: number, beyond: number, now: View): View {
  const from = Math.floor(box.scrollTop / row);
  const to = Math.ceil((box.scrollTop + (box.clientHeight || FIRST_BOX)) / row);
  // A few rows at a time: each drawing has its price, however little it draws.
  const least = Math.floor(beyond / 2);
  const isDrawn = Math.max(0, from - least) >= now.from && to + least <= now.to;
  const isTooMuch = now.to - now.from > to - from + 4 * Math.max(OVERSCAN, beyond);
  if (isDrawn && !isTooMuch && row === now.row) return now;
  return { from: Math.max(0, from - beyond), to: to + beyond, row };
}
