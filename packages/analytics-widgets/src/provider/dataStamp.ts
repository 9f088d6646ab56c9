import { useSyncExternalStore } from 'react';

/** Where the numbers on the screen come from. */
export interface DataStamp {
  /** The data day, `YYYY-MM-DD`; null while there is no data. */
  asof: string | null;
  /** Share of the expected things that were read that day, 0 to 1; null where nobody can tell. */
  coverage: number | null;
  source: string | null;
  /** Generated data: that is all there is to say of its source. */
  demo: boolean;
  /** Where the method is written. */
  method: { href: string; label: string };
}

let told: DataStamp | null = null;
const listeners = new Set<() => void>();

function set(stamp: DataStamp | null): void {
  told = stamp;
  for (const listen of listeners) listen();
}

/**
 * Says where the numbers of what is shown come from, until the returned function is called. It
 * stands beside the tree, not around it: the head that knows it is a neighbour of what asks, and
 * who asks does so when a reader doubts a number, which must not draw the page anew.
 */
export function tellDataStamp(stamp: DataStamp): () => void {
  set(stamp);
  return () => {
    if (told === stamp) set(null);
  };
}

function listen(to: () => void): () => void {
  listeners.add(to);
  return () => listeners.delete(to);
}

const none = () => null;

/** What was said of the numbers on the screen; null where nobody said anything. */
export const useDataStamp = (): DataStamp | null => useSyncExternalStore(listen, () => told, none);

/** Whether anything was said: who only needs this is not drawn anew for what. */
export const useHasStamp = (): boolean =>
  useSyncExternalStore(
    listen,
    () => told !== null,
    () => false,
  );
