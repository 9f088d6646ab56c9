import { type RefCallback, useCallback, useState } from 'react';
import { observeSize } from './observeSize.ts';
import { observePrinting, widthOf } from './printing.ts';

/**
 * Width of an element in CSS pixels; null until it is laid out, which is before its first paint:
 * what is drawn into it is drawn once, at its size. Where there is no layout (a unit test)
 * `fallback` stands.
 */
export function useElementWidth(fallback: number): [RefCallback<HTMLElement>, number | null] {
  const [width, setWidth] = useState<number | null>(null);
  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (element === null) return;
      // What is hidden for a while keeps the width that it had.
      const measure = () => setWidth((now) => widthOf(element) || (now ?? fallback));
      // Once before the paint, then whenever it changes.
      measure();
      const endSizes = observeSize(element, measure);
      const endPrints = observePrinting(measure);
      return () => {
        endSizes();
        endPrints();
      };
    },
    [fallback],
  );
  return [ref, width];
}
