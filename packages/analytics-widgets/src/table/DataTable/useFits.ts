import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

const isRoomFor = (table: HTMLElement, { clientWidth }: HTMLElement) =>
  table.offsetWidth <= clientWidth + 1;

/**
 * Whether a table that is `least` wide at least has its room. One that has scrolls with the page,
 * under a header that sticks to the page; a wider one scrolls in a box of its own.
 */
export function useFits(
  least: string,
  scroller: RefObject<HTMLElement | null>,
): { fits: boolean; table: RefObject<HTMLTableElement | null> } {
  const [fits, setFits] = useState(true);
  const table = useRef<HTMLTableElement>(null);
  const known = useRef(least);
  useLayoutEffect(() => {
    const outer = scroller.current;
    const inner = table.current;
    // The first time the observer tells it, which asks for no layout of its own.
    if (known.current === least || !outer || !inner) return;
    known.current = least;
    // Other columns: told a frame later, the page would be as wide as they are for that long.
    setFits(isRoomFor(inner, outer));
  }, [least, scroller]);
  useLayoutEffect(() => {
    const outer = scroller.current;
    const inner = table.current;
    if (!outer || !inner || typeof ResizeObserver === 'undefined') return;
    const compare = () => setFits(isRoomFor(inner, outer));
    const observer = new ResizeObserver(compare);
    observer.observe(outer);
    observer.observe(inner);
    return () => observer.disconnect();
  }, [scroller]);
  return { fits, table };
}
