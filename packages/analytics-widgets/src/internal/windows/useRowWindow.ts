import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, startTransition, useEffect, useLayoutEffect, useState } from 'react';
import { observeSize } from '../observeSize.ts';

/** Rows to draw of a long list, and the height of those before and behind them. */
export interface RowWindow {
  /** Indexes of the rows to draw. */
  items: readonly number[];
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
const OVERSCAN = 8;
/** CSS pixels of the box until it is laid out: the first rows are drawn before. */
const FIRST_BOX = 640;

/**
 * Which of many rows are in view. All are taken to be as high as the first one drawn, so that
 * nothing is measured while the box scrolls; a row that is a line higher moves the scroll bar by no
 * more than that line. First the rows in view are drawn and painted, then those beyond the edges.
 */
export function useRowWindow(options: RowWindowOptions): RowWindow {
  const { count, rowHeight, scroller, body } = options;
  const [height, setHeight] = useState(rowHeight);
  const [overscan, setOverscan] = useState(0);
  // The compiler leaves this hook alone, which is right: what it returns changes with every scroll.
  // eslint-disable-next-line react-hooks/incompatible-library
  const rows = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    overscan,
    initialRect: { width: 0, height: FIRST_BOX },
    // Rows come in a task of their own, not within the one that moves the page.
    useFlushSync: false,
  });
  // Behind layout effects: the box is around these rows, and has its ref after they have run theirs.
  useEffect(() => {
    const box = scroller.current;
    const measure = () => {
      const row = body.current?.querySelector('[aria-rowindex]');
      const found = row?.getBoundingClientRect().height ?? 0;
      if (found > 0) setHeight(found);
    };
    measure();
    // A narrower box has higher rows, where they are laid out as cards.
    return box ? observeSize(box, measure) : undefined;
  }, [scroller, body]);
  useLayoutEffect(() => {
    if (height !== rowHeight) rows.measure();
  }, [rows, height, rowHeight]);
  useEffect(() => startTransition(() => setOverscan(OVERSCAN)), []);
  const items = rows.getVirtualItems();
  const first = items[0];
  const last = items.at(-1);
  return {
    items: items.map(({ index }) => index),
    before: first?.start ?? 0,
    after: last === undefined ? 0 : rows.getTotalSize() - last.end,
  };
}
