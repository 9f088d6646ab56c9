import { type RefCallback, use, useCallback, useState } from 'react';
import { type Room, RoomContext } from '../provider/ChartRoom.tsx';
import { observeSize } from './observeSize.ts';
import { observePrinting } from './printing.ts';
import { roomOf } from './roomOf.ts';

/**
 * Returns a ref, and the width and direction of its element. They are null until the first layout,
 * which precedes the first paint, unless a `ChartRoom` provides them: content is then rendered
 * once, in its size. Without layout (a unit test) they are `fallback`.
 */
export function useElementBox(fallback: Room): [RefCallback<HTMLElement>, Room | null] {
  const { width: fallbackWidth, direction: fallbackDirection } = fallback;
  const provided = use(RoomContext);
  const [box, setBox] = useState(provided);
  const isProvided = provided !== null;
  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (element === null) return;
      const measure = () => {
        const room = roomOf(element);
        // An element that is hidden for a while retains its last size.
        setBox((now) =>
          now !== null &&
          (room === null || (now.width === room.width && now.direction === room.direction))
            ? now
            : (room ?? { width: fallbackWidth, direction: fallbackDirection }),
        );
      };
      // Once before the paint, then whenever the size or the page's direction changes. Provided
      // values are checked by the observer, after the browser has laid the page out.
      if (!isProvided) measure();
      const endSizes = observeSize(element, measure);
      const endDirection = observeDirection(measure);
      const endPrints = observePrinting(measure);
      return () => {
        endSizes();
        endDirection();
        endPrints();
      };
    },
    [fallbackWidth, fallbackDirection, isProvided],
  );
  return [ref, box];
}

const directionListeners = new Set<() => void>();
let directionObserver: MutationObserver | null = null;

/** Calls `onChange` when the page's direction changes; all plots of a page share one observer. */
function observeDirection(onChange: () => void): () => void {
  directionListeners.add(onChange);
  if (directionObserver === null && typeof MutationObserver !== 'undefined') {
    directionObserver = new MutationObserver(() => {
      for (const listener of directionListeners) listener();
    });
    directionObserver.observe(document.documentElement, { attributeFilter: ['dir'] });
  }
  return () => {
    directionListeners.delete(onChange);
    if (directionListeners.size > 0) return;
    directionObserver?.disconnect();
    directionObserver = null;
  };
}
