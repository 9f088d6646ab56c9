import { type RefCallback, useCallback, useState } from 'react';

export interface ElementBox {
  /** CSS pixels. */
  width: number;
  /** How text runs in the element. */
  direction: 'ltr' | 'rtl';
}

/**
 * Width and direction of an element. Where there is no layout (a prerendered page, a unit test)
 * `fallback` stands.
 */
export function useElementBox(fallback: ElementBox): [RefCallback<HTMLElement>, ElementBox] {
  const [box, setBox] = useState(fallback);
  const ref = useCallback((element: HTMLElement | null) => {
    if (element === null || typeof ResizeObserver === 'undefined') return;
    const measure = () => {
      const { clientWidth: width } = element;
      const direction = getComputedStyle(element).direction === 'rtl' ? 'rtl' : 'ltr';
      if (width === 0) return;
      setBox((now) =>
        now.width === width && now.direction === direction ? now : { width, direction },
      );
    };
    // Once before the paint, then whenever the size or the page's direction changes.
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    const turns = new MutationObserver(measure);
    turns.observe(document.documentElement, { attributeFilter: ['dir'] });
    return () => {
      sizes.disconnect();
      turns.disconnect();
    };
  }, []);
  return [ref, box];
}
