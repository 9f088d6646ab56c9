import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/**
 * Whether a table has its room. One that has scrolls with the page, under a header that sticks to
 * the page; a wider one scrolls in a box of its own.
 */
export function useFits(): {
  fits: boolean;
  scroller: RefObject<HTMLDivElement | null>;
  table: RefObject<HTMLTableElement | null>;
} {
  const [fits, setFits] = useState(true);
  const scroller = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLTableElement>(null);
  useLayoutEffect(() => {
    const outer = scroller.current;
    const inner = table.current;
    if (!outer || !inner || typeof ResizeObserver === 'undefined') return;
    const compare = () => setFits(inner.offsetWidth <= outer.clientWidth + 1);
    const observer = new ResizeObserver(compare);
    observer.observe(outer);
    observer.observe(inner);
    return () => observer.disconnect();
  }, []);
  return { fits, scroller, table };
}
