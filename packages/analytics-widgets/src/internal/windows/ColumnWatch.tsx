import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { observeSize } from '../observeSize.ts';

/** Columns to draw of a long run of equal ones, by their places in it, both included. */
export interface ColumnSpan {
  first: number;
  last: number;
}

export interface ColumnWatchProps {
  /** Columns of the run. */
  count: number;
  /** Columns before the run: all of them are drawn. */
  before: number;
  /** The box that scrolls. Headers of drawn columns have `aria-colindex`. */
  scroller: RefObject<HTMLElement | null>;
  onChange: (span: ColumnSpan) => void;
}

/** Columns drawn beyond either edge. */
const OVERSCAN = 6;
/** Others are drawn after as many columns, not at each: every step draws all rows anew. */
const STEP = 6;

interface Sizes {
  /** CSS pixels before the run, and of one of its columns. */
  margin: number;
  column: number;
}

/** Tells which columns of a run are in view whenever others are. All are as wide as the first drawn. */
export default function ColumnWatch({ count, before, scroller, onChange }: ColumnWatchProps) {
  const [begun] = useState(() => ({
    width: scroller.current?.clientWidth ?? 0,
    isRtl: scroller.current !== null && getComputedStyle(scroller.current).direction === 'rtl',
  }));
  const [{ margin, column }, setSizes] = useState(() => sizesIn(scroller.current, before));
  // The compiler leaves this alone, which is right: what it returns changes with every scroll.
  // eslint-disable-next-line react-hooks/incompatible-library
  const columns = useVirtualizer({
    count,
    horizontal: true,
    isRtl: begun.isRtl,
    getScrollElement: () => scroller.current,
    estimateSize: () => column,
    scrollMargin: margin,
    overscan: OVERSCAN,
    initialRect: { width: begun.width, height: 0 },
    initialOffset: () => Math.abs(scroller.current?.scrollLeft ?? 0),
    useFlushSync: false,
  });
  useEffect(() => {
    const box = scroller.current;
    return box ? observeSize(box, () => setSizes(sizesIn(box, before))) : undefined;
  }, [scroller, before]);
  const reckoned = useRef(column);
  useLayoutEffect(() => {
    if (reckoned.current === column) return;
    reckoned.current = column;
    columns.measure();
  }, [columns, column]);
  const items = columns.getVirtualItems();
  const first = Math.floor((items[0]?.index ?? 0) / STEP) * STEP;
  const last = Math.min(count, Math.ceil(((items.at(-1)?.index ?? 0) + 1) / STEP) * STEP) - 1;
  useLayoutEffect(() => onChange({ first, last }), [onChange, first, last]);
  return null;
}

/** As the headers are laid out; where nothing is, a column is taken for 1 px wide. */
function sizesIn(box: HTMLElement | null, before: number): Sizes {
  const widths = [...(box?.querySelectorAll('thead th[aria-colindex]') ?? [])].map(
    (header) => header.getBoundingClientRect().width,
  );
  return {
    margin: widths.slice(0, before).reduce((sum, width) => sum + width, 0),
    column: widths[before] ?? 1,
  };
}
