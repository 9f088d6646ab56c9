import type { RouteObject } from 'react-router-dom';
import { pageAt } from './pageAt.ts';
import { savesData } from './savesData.ts';

/** A pointer that only passes over a link is no intent. */
const INTENT_MS = 60;

/** Fetches the code and the first data of the page that an address leads to. */
export function warmAddress(routes: RouteObject[], address: URL): void {
  const at = pageAt(routes, address);
  at?.page.warm(at.id, address.searchParams);
}

/** The page of ours that an event's link leads to; null where it leads elsewhere. */
function targetOf(event: Event): URL | null {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.target === '_blank') return null;
  const address = new URL(link.href);
  const isHere = address.pathname === location.pathname && address.search === location.search;
  return address.origin === location.origin && !isHere ? address : null;
}

/** Warms what links lead to when they are pointed at, touched or focused. Returns the end of it. */
export function warmLinks(routes: RouteObject[]): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  // A reader who saves data fetches what they open, nothing else.
  const saves = savesData();
  const warm = (delay: number) => (event: Event) => {
    clearTimeout(waiting);
    const address = targetOf(event);
    if (address === null || saves) return;
    if (delay === 0) warmAddress(routes, address);
    else waiting = setTimeout(() => warmAddress(routes, address), delay);
  };
  const listeners = [
    ['pointerover', warm(INTENT_MS)],
    ['focusin', warm(INTENT_MS)],
    ['pointerdown', warm(0)],
  ] as const;
  // On the way down: a link takes its press for itself, and nobody above it would hear of it.
  const options = { passive: true, capture: true };
  for (const [type, listener] of listeners) document.addEventListener(type, listener, options);
  return () => {
    clearTimeout(waiting);
    for (const [type, listener] of listeners) document.removeEventListener(type, listener, options);
  };
}
