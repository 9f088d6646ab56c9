import { useSyncExternalStore } from 'react';
import { paths } from '../../domain/paths.ts';

/** A book that was chosen to be compared. */
export interface Compared {
  id: number;
  title: string;
}

/** As many lines as a chart can tell apart. */
export const MOST_COMPARED = 5;

/** For this visit only: the address of the comparison is what can be kept. */
let chosen: readonly Compared[] = [];
const listeners = new Set<() => void>();

function choose(next: readonly Compared[]): void {
  chosen = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const compareTray = {
  /** Adds a book or takes it away; a full tray takes no more. */
  toggle: (book: Compared): void => {
    const without = chosen.filter(({ id }) => id !== book.id);
    if (without.length < chosen.length) choose(without);
    else if (chosen.length < MOST_COMPARED) choose([...chosen, book]);
  },
  remove: (id: number): void => choose(chosen.filter((each) => each.id !== id)),
  clear: (): void => choose([]),
};

/** The first book's card, with the others beside it; null while there is nothing to compare. */
export function compareHref(books: readonly Compared[]): string | null {
  const [first, ...others] = books;
  if (first === undefined || others.length === 0) return null;
  return `${paths.book(first.id)}?compare=${others.map(({ id }) => id).join(',')}`;
}

const read = () => chosen;

/** The chosen books, and what can be done with them. */
export function useCompareTray() {
  const items = useSyncExternalStore(subscribe, read, read);
  return {
    ...compareTray,
    items,
    isFull: items.length >= MOST_COMPARED,
    has: (id: number) => items.some((each) => each.id === id),
    href: compareHref(items),
  };
}
