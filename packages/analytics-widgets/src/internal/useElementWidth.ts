import { type RefCallback, use, useCallback, useState } from 'react';
import { RoomContext } from '../provider/ChartRoom.tsx';
import { observeSize } from './observeSize.ts';
import { observePrinting, widthOf } from './printing.ts';

/**
 * Width of an element in CSS pixels; null until it is laid out, which is before its first paint, where
 * no `ChartRoom` tells it: what is drawn into it is drawn once, at its size. Where there is no layout (a unit test)
 * `fallback` stands.
 */
export function useElementWidth(fallback: number): [RefCallback<HTMLElement>, number | null] {
  const told = use(RoomContext)?.width ?? null;
  const [width, setWidth] = useState(told);
  const isTold = told !== null;
  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (element === null) return;
      // What is hidden for a while keeps the width that it had.
      const measure = () => setWidth((now) => widthOf(element) || (now ?? fallback));
      // Once before the paint, then whenever it changes. What is told is looked at by the observer,
      // when the browser has laid the page out: asked here it would do so for each chart.
      if (!isTold) measure();
      const endSizes = observeSize(element, measure);
      const endPrints = observePrinting(measure);
      return () => {
        endSizes();
        endPrints();
      };
    },
    [fallback, isTold],
  );
  return [ref, width];
}
