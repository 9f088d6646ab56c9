import { useVirtualizer } from '@tanstack/react-virtual';
import type { RefObject } from 'react';

/** Rows in view, and the height of those before and behind them. */
export interface RowWindow {
  /** Indexes of the rows to draw. */
  items: readonly number[];
  /** CSS pixels. */
  before: number;
  after: number;
}

const OVERSCAN = 12;

/** Which of `count` rows of one height are in view of `scroller`. */
export function useRowWindow(
  count: number,
  rowHeight: number,
  scroller: RefObject<HTMLElement | null>,
): RowWindow {
  // The compiler leaves this hook alone, which is right: what it returns changes with every scroll.
  // eslint-disable-next-line react-hooks/incompatible-library
  const rows = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: OVERSCAN,
    // Before there is a layout the first screenful stands.
    initialRect: { width: 0, height: 800 },
  });
  const items = rows.getVirtualItems();
  const first = items[0];
  const last = items.at(-1);
  return {
    items: items.map(({ index }) => index),
    before: first?.start ?? 0,
    after: last === undefined ? 0 : rows.getTotalSize() - last.end,
  };
}
