import type { Reads } from './context.ts';

/** A kind of parts, and how many of a published state are kept: the longest unused go first. */
export interface Shelf {
  readonly most: number;
}

/** Small parts: more of them is no part that all callers share. */
const SMALL_PARTS: Shelf = { most: 2_000 };

type Parts = Map<string, Promise<unknown>>;

const kept = new WeakMap<Reads['states'], Map<Shelf, Parts>>();

/**
 * A part of answers that is the same for every caller, made once for a published state: the reads
 * of one state share its `states`, and what was made for it goes with them. Parts are small (the
 * lists of a portal, the names of its genres) or have a shelf of their own that says how many are
 * kept; what takes the caller's words is not kept here.
 */
export function once<T>(
  reads: Reads,
  key: string,
  make: () => Promise<T>,
  shelf = SMALL_PARTS,
): Promise<T> {
  const shelves = kept.get(reads.states) ?? new Map<Shelf, Parts>();
  kept.set(reads.states, shelves);
  const parts = shelves.get(shelf) ?? new Map<string, Promise<unknown>>();
  shelves.set(shelf, parts);
  const known = parts.get(key);
  if (known !== undefined) {
    // The last asked for stands last.
    parts.delete(key);
    parts.set(key, known);
    // A key names one place in the code, which makes values of one type.
    return known as Promise<T>;
  }
  const made = make();
  const [oldest] = parts.keys();
  if (parts.size >= shelf.most && oldest !== undefined) parts.delete(oldest);
  parts.set(key, made);
  // What failed is not remembered.
  made.catch(() => parts.delete(key));
  return made;
}
