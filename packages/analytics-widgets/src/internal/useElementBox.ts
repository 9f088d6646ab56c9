import { type RefCallback, use, useCallback, useState } from 'react';
import { type Room, RoomContext } from '../provider/ChartRoom.tsx';
import { observeSize } from './observeSize.ts';
import { observePrinting } from './printing.ts';
import { roomOf } from './roomOf.ts';

/**
 * Width and direction of an element; null until it is laid out, which is before its first paint,
 * where no `ChartRoom` tells them: what is drawn into it is drawn once, at its size. Where there is
 * no layout (a unit test) `fallback` stands.
 */
export function useElementBox(fallback: Room): [RefCallback<HTMLElement>, Room | null] {
  const { width: fallbackWidth, direction: fallbackDirection } = fallback;
  const told = use(RoomContext);
  const [box, setBox] = useState(told);
  const isTold = told !== null;
  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (element === null) return;
      const measure = () => {
        const room = roomOf(element);
        // What is hidden for a while keeps the size that it had.
        setBox((now) =>
          now !== null &&
          (room === null || (now.width === room.width && now.direction === room.direction))
            ? now
            : (room ?? { width: fallbackWidth, direction: fallbackDirection }),
        );
      };
      // Once before the paint, then whenever the size or the page's direction changes. What is told is
      // looked at by the observer, when the browser has laid the page out.
      if (!isTold) measure();
      const endSizes = observeSize(element, measure);
      const endTurns = observeTurns(measure);
      const endPrints = observePrinting(measure);
      return () => {
        endSizes();
        endTurns();
        endPrints();
      };
    },
    [fallbackWidth, fallbackDirection, isTold],
  );
  return [ref, box];
}

const turned = new Set<() => void>();
let turns: MutationObserver | null = null;

/** Calls back when the page's direction changes; all plots of a page share one observer. */
function observeTurns(onTurn: () => void): () => void {
  turned.add(onTurn);
  if (turns === null && typeof MutationObserver !== 'undefined') {
    turns = new MutationObserver(() => {
      for (const tell of turned) tell();
    });
    turns.observe(document.documentElement, { attributeFilter: ['dir'] });
  }
  return () => {
    turned.delete(onTurn);
    if (turned.size > 0) return;
    turns?.disconnect();
    turns = null;
  };
}
