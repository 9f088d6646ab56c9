import { afterPaint, type Room, roomOf } from '@litometr/analytics-widgets';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { callUp, join, leave, type Waiter } from './turns.ts';

/** Half a screen below the edge a drawing is worth its time already. */
const NEAR = '50%';

export interface Turn {
  place: RefObject<HTMLDivElement | null>;
  isDue: boolean;
  /** What the place was when its turn came; null: it is not laid out. */
  room: Room | null;
}

/**
 * Whether something costly is to be drawn: at once where its place is near the screen, otherwise
 * when the browser has nothing else to do; never two in one frame. A server keeps places.
 *
 * @param load fetches its code; the same function each time
 */
export function useTurn(load: () => Promise<unknown>): Turn {
  const place = useRef<HTMLDivElement>(null);
  const canWatch = typeof IntersectionObserver !== 'undefined';
  const [turn, setTurn] = useState<Omit<Turn, 'place'>>({
    isDue: !canWatch && typeof document !== 'undefined',
    room: null,
  });
  const { isDue } = turn;
  useEffect(() => {
    const element = place.current;
    if (isDue || element === null) return;
    const own: Waiter = { load, draw: () => setTurn({ isDue: true, room: roomOf(element) }) };
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) callUp(own);
      },
      { rootMargin: `${NEAR} 0px` },
    );
    observer.observe(element);
    join(own);
    return () => {
      observer.disconnect();
      // Drawn, or gone: who is next comes in a frame of its own.
      afterPaint(() => leave(own));
    };
  }, [isDue, load]);
  return { place, ...turn };
}
