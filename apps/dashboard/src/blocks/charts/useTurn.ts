import { type Room, roomOf } from '@litometr/analytics-widgets';
import { type RefObject, startTransition, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { whenIdle } from '../../page/whenIdle.ts';

/** Half a screen below the edge a drawing is worth its time already. */
const NEAR = '50%';

/** What is not near waits for its turn, in the order of the page. */
const waiting = new Set<() => void>();
let isAsked = false;

function askForTurn(): void {
  if (isAsked || waiting.size === 0) return;
  isAsked = true;
  whenIdle(() => {
    isAsked = false;
    const [next] = waiting;
    if (next !== undefined) {
      waiting.delete(next);
      startTransition(next);
    }
    askForTurn();
  });
}

/** Paper has no second chance. */
function drawAll(): void {
  const all = [...waiting];
  waiting.clear();
  flushSync(() => {
    for (const draw of all) draw();
  });
}
if (typeof window !== 'undefined') window.addEventListener('beforeprint', drawAll);

export interface Turn {
  place: RefObject<HTMLDivElement | null>;
  isDue: boolean;
  /** What the place was when its turn came; null: it is not laid out. */
  room: Room | null;
}

/**
 * Whether something costly is to be drawn: at once where its place is near the screen, otherwise
 * when the browser has nothing else to do, one after the other. A server keeps places.
 */
export function useTurn(): Turn {
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
    const draw = () => setTurn({ isDue: true, room: roomOf(element) });
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) startTransition(draw);
      },
      { rootMargin: `${NEAR} 0px` },
    );
    observer.observe(element);
    waiting.add(draw);
    askForTurn();
    return () => {
      observer.disconnect();
      waiting.delete(draw);
    };
  }, [isDue]);
  return { place, ...turn };
}
