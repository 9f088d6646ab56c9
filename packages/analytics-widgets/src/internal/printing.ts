import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

/**
 * Width of a chart on paper in CSS pixels: A4 portrait without its margins and those of a card.
 * Scripts cannot query the paper size.
 */
const PRINT_WIDTH_PX = 640;

const listeners = new Set<() => void>();
let isPrinting = false;

/** Returns the width of an element, limited to the paper width while printing. */
export const widthOf = (element: Element): number =>
  isPrinting ? Math.min(element.clientWidth, PRINT_WIDTH_PX) : element.clientWidth;

function setPrinting(to: boolean): void {
  isPrinting = to;
  // The browser lays the page out right after the event: later renders are not printed.
  flushSync(() => {
    for (const listener of listeners) listener();
  });
}

const begin = () => setPrinting(true);
const end = () => setPrinting(false);

/**
 * Calls `onChange` before and after the page is printed. Printing changes the layout, but size
 * observers do not report it. Returns a function that stops observing.
 */
export function observePrinting(onChange: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
  }
  listeners.add(onChange);
  return () => {
    listeners.delete(onChange);
    if (listeners.size > 0) return;
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
  };
}

const readPrinting = () => isPrinting;
const neverOnServers = () => false;

/** Returns whether the page is being printed. Windowed components render all their content then. */
export function useIsPrinting(): boolean {
  return useSyncExternalStore(observePrinting, readPrinting, neverOnServers);
}
