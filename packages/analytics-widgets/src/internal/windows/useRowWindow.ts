import { type RefObject, useEffect, useState } from 'react';
import { observeSize } from '../observeSize.ts';
import { useIsPainted } from '../useIsPainted.ts';

/** Rows to draw of a long list, and the height of those before and behind them. */
export interface RowWindow {
  /** Index of the first row to draw, and of the one behind the last. */
  from: number;
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

/** Rows drawn beyond either edge, so that a turn of the wheel meets them. */
const OVERSCAN = 6;
/** Rows that come and go together: not every pixel draws. */
const STEP = 3;
/** CSS pixels of the box until it is laid out: the first rows are drawn before. */
const FIRST_BOX = 640;

/**
 * Which of many rows are in view. All are taken to be as high as the first one drawn: where the
 * window lies is then a division, nothing is kept for the rows that are not drawn, and nothing is
 * measured while the box scrolls; a row that is a line higher moves the scroll bar by no more than
 * that line. First the rows in view are drawn and painted, then those beyond the edges.
 */
export function useRowWindow({ count, rowHeight, scroller, body }: RowWindowOptions): RowWindow {
  const [height, setHeight] = useState(rowHeight);
  const [boxHeight, setBoxHeight] = useState(FIRST_BOX);
  const [first, setFirst] = useState(0);
  const isPainted = useIsPainted();
  // Behind layout effects: the box is around these rows, and has its ref after they have run theirs.
  useEffect(() => {
    const box = scroller.current;
    if (!box) return;
    const measure = () => {
      const row = body.current?.querySelector('[aria-rowindex]');
      const found = row?.getBoundingClientRect().height ?? 0;
      if (found > 0) setHeight(found);
      if (box.clientHeight > 0) setBoxHeight(box.clientHeight);
    };
    measure();
    // A narrower box has higher rows, where they are laid out as cards.
    return observeSize(box, measure);
  }, [scroller, body]);
  useEffect(() => {
    const box = scroller.current;
    if (!box) return;
    const look = () => setFirst(Math.floor(box.scrollTop / height / STEP) * STEP);
    look();
    box.addEventListener('scroll', look, { passive: true });
    return () => box.removeEventListener('scroll', look);
  }, [scroller, height]);

  const overscan = isPainted ? OVERSCAN : 0;
  const inView = Math.ceil(boxHeight / height) + (first === 0 && !isPainted ? 0 : STEP);
  // The list may have become shorter than it was scrolled.
  const from = Math.max(0, Math.min(first, count - inView) - overscan);
  const to = Math.min(count, Math.min(first, count) + inView + overscan);
  return { from, to, before: from * height, after: (count - to) * height };
}
