import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Charts are rendered from half a screen outside of the viewport on. */
const NEAR = '50%';

let turns: Promise<void> = Promise.resolve();

/** Resolves once the browser has painted what was rendered last. */
const painted = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });

/**
 * Calls back once the charts before it are painted. Rendered together, the four charts that a reader of a portal
 * scrolls to were one task of 1.8 s on a slow processor, and the first of them was there 1 s later than now.
 */
function inTurn(render: () => void): void {
  turns = turns.then(() => {
    render();
    return painted();
  });
}

/**
 * Whether an element is near the viewport, or has been: false on the server and while the page
 * hydrates. Elements come one after the other, each once the last one is painted. Before printing all are.
 *
 * @param load loads what will be rendered
 */
export function useNearViewport(
  element: RefObject<Element | null>,
  load: () => Promise<unknown>,
): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const target = element.current;
    if (isNear || target === null) return;
    const reveal = () => setNear(true);
    // The code is loaded with the page; where that fails, an error is rendered in its place.
    const loaded = load().catch(() => undefined);
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        void loaded.then(() => inTurn(reveal));
      },
      { rootMargin: `${NEAR} 0px` },
    );
    observer.observe(target);
    // The browser lays the page out right after the event: later renders are not printed.
    const print = () => flushSync(reveal);
    window.addEventListener('beforeprint', print);
    return () => {
      observer.disconnect();
      window.removeEventListener('beforeprint', print);
    };
  }, [isNear, element, load]);
  return isNear;
}
