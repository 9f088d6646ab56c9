import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

/**
 * CSS pixels that a sheet leaves to a drawing: A4 upright between its margins and those of a card.
 * Scripts are not told how wide the paper is.
 */
export const SHEET = 640;

const told = new Set<() => void>();
let isPrinting = false;

/** Width of an element; on paper no more than a sheet has. */
export const widthOf = (element: Element): number =>
  isPrinting ? Math.min(element.clientWidth, SHEET) : element.clientWidth;

function turn(to: boolean): void {
  isPrinting = to;
  // The browser lays the paper out right behind the event: what is not drawn by then is not on it.
  flushSync(() => {
    for (const tell of told) tell();
  });
}

const begin = () => turn(true);
const end = () => turn(false);

/**
 * Calls `onChange` before the page is printed and after it. A printed page is laid out anew, but
 * nothing that watches sizes hears of it. Returns what ends it.
 */
export function observePrinting(onChange: () => void): () => void {
  if (told.size === 0) {
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
  }
  told.add(onChange);
  return () => {
    told.delete(onChange);
    if (told.size > 0) return;
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
  };
}

const readPrinting = () => isPrinting;
const neverOnServers = () => false;

/** Whether the page is being printed: what only draws what is in view draws all of it then. */
export function useIsPrinting(): boolean {
  return useSyncExternalStore(observePrinting, readPrinting, neverOnServers);
}
