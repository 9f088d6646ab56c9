import type { Reads } from './context.ts';

/** Of each published state: more is no part that all callers share. */
const MOST_PARTS = 2_000;

const kept = new WeakMap<Reads['states'], Map<string, Promise<unknown>>>();

/**
 * A part of answers that is the same for every caller, made once for a published state: the reads
 * of one state share its `states`, and what was made for it goes with them. Parts are small (the
 * lists of a portal, the names of its genres); what takes the caller's words is not kept here.
 */
export function once<T>(reads: Reads, key: string, make: () => Promise<T>): Promise<T> {
  const parts = kept.get(reads.states) ?? new Map<string, Promise<unknown>>();
  kept.set(reads.states, parts);
  const known = parts.get(key);
  // A key names one place in the code, which makes values of one type.
  if (known !== undefined) return known as Promise<T>;
  const made = make();
  const [oldest] = parts.keys();
  if (parts.size >= MOST_PARTS && oldest !== undefined) parts.delete(oldest);
  parts.set(key, made);
  // What failed is not remembered.
  made.catch(() => parts.delete(key));
  return made;
}
