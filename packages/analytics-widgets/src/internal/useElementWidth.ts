import { type RefCallback, useCallback, useState } from 'react';

/**
 * Width of an element in CSS pixels, null until it is known. Where there is no layout (a
 * prerendered page, a unit test) it stays null and `fallback` stands.
 */
export function useElementWidth(
  fallback: number | null = null,
): [RefCallback<HTMLElement>, number | null] {
  const [width, setWidth] = useState<number | null>(fallback);
  const ref = useCallback((element: HTMLElement | null) => {
    if (element === null || typeof ResizeObserver === 'undefined') return;
    const measure = () => {
      const { clientWidth } = element;
      if (clientWidth > 0) setWidth(clientWidth);
    };
    // Once before the paint, then whenever it changes.
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}
