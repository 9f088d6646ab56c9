import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { observeSize } from '../observeSize.ts';

/** Rows to draw of a long list, and the height of those before and behind them. */
export interface RowWindow {
  /** Indexes of the first and the last row to draw; of none the last is -1. */
  first: number;
  last: number;
  /** CSS pixels. */
  before: number;
  after: number;
}

export interface RowWindowOptions {
  count: number;
  /** CSS pixels that a row is thought to have until one is drawn. */
  rowHeight: number;
  /** The box that scrolls. */
  scroller: RefObject<HTMLElement | null>;
  /** Holds the rows. Those that are drawn have `aria-rowindex`. */
  body: RefObject<HTMLElement | null>;
}

/** Rows drawn beyond either edge, so that a turn of the wheel meets them; each is painted anew with every step. */
const OVERSCAN = 5;

/**
 * Which of many rows are in view. All are taken to be as high as the first one drawn, so that
 * nothing is measured while the box scrolls; a row that is a line higher moves the scroll bar by no
 * more than that line. Rows stand there already when this begins.
 */
export function useRowWindow(options: RowWindowOptions): RowWindow {
  const { count, rowHeight, scroller, body } = options;
  const [begun] = useState(() => ({
    row: heightIn(body.current) ?? rowHeight,
    box: scroller.current?.clientHeight ?? 0,
    offset: scroller.current?.scrollTop ?? 0,
  }));
  const [height, setHeight] = useState(begun.row);
  const reckoned = useRef(begun.row);
  // The compiler leaves this hook alone, which is right: what it returns changes with every scroll.
  // eslint-disable-next-line react-hooks/incompatible-library
  const rows = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    overscan: OVERSCAN,
    initialRect: { width: 0, height: begun.box },
    initialOffset: begun.offset,
    // Rows come in a task of their own, not within the one that moves the page.
    useFlushSync: false,
  });
  // A narrower box has higher rows, where they are laid out as cards.
  useEffect(() => {
    const box = scroller.current;
    return box
      ? observeSize(box, () => setHeight((now) => heightIn(body.current) ?? now))
      : undefined;
  }, [scroller, body]);
  useLayoutEffect(() => {
    if (reckoned.current === height) return;
    reckoned.current = height;
    rows.measure();
  }, [rows, height]);
  const items = rows.getVirtualItems();
  const first = items[0];
  const last = items.at(-1);
  return {
    first: first?.index ?? 0,
    last: last?.index ?? -1,
    before: first?.start ?? 0,
    after: last === undefined ? 0 : rows.getTotalSize() - last.end,
  };
}

/** CSS pixels of the first row drawn; null: none is, or nothing is laid out. */
function heightIn(body: HTMLElement | null): number | null {
  const height = body?.querySelector('[aria-rowindex]')?.getBoundingClientRect().height ?? 0;
  return height > 0 ? height : null;
}
