import { useSyncExternalStore } from 'react';
import { paths } from '../../domain/paths.ts';

/** A book that was chosen to be compared. */
export interface Compared {
  id: number;
  title: string;
}

/** As many lines as remain distinguishable in a chart. */
export const MAX_COMPARED_BOOKS = 5;

/** Lives for this visit only; a comparison is saved by its URL. */
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
  /** Adds or removes a book; a full tray rejects more. */
  toggle: (book: Compared): void => {
    const without = chosen.filter(({ id }) => id !== book.id);
    if (without.length < chosen.length) choose(without);
    else if (chosen.length < MAX_COMPARED_BOOKS) choose([...chosen, book]);
  },
  remove: (id: number): void => choose(chosen.filter((each) => each.id !== id)),
  clear: (): void => choose([]),
};

/** Returns the URL of the first book's page compared with the others; null with fewer than two. */
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
    isFull: items.length >= MAX_COMPARED_BOOKS,
    has: (id: number) => items.some((each) => each.id === id),
    href: compareHref(items),
  };
}
