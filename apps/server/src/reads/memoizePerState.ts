import type { Reads } from './context.ts';

/**
 * A group of cache entries with its own size limit per published state; the least recently used are
 * evicted first.
 */
export interface CacheRegion {
  readonly maxEntries: number;
}

/** Region of small entries; a larger number of them would not be shared by all callers. */
const DEFAULT_REGION: CacheRegion = { maxEntries: 2_000 };

type Entries = Map<string, Promise<unknown>>;

const regionsByState = new WeakMap<Reads['states'], Map<CacheRegion, Entries>>();

/**
 * Returns the cached value of `key`, computed once per published state: requests of one state share
 * its `states` object, and the entries are released with it. Values must be the same for every
 * caller, and small (the lists of a portal, the names of its genres) unless they have a region of
 * their own that limits their number. Do not cache values that depend on text a caller typed.
 */
export function memoizePerState<T>(
  reads: Reads,
  key: string,
  make: () => Promise<T>,
  region = DEFAULT_REGION,
): Promise<T> {
  const regions = regionsByState.get(reads.states) ?? new Map<CacheRegion, Entries>();
  regionsByState.set(reads.states, regions);
  const entries = regions.get(region) ?? new Map<string, Promise<unknown>>();
  regions.set(region, entries);
  const known = entries.get(key);
  if (known !== undefined) {
    // Moves the entry to the end, which is the most recently used.
    entries.delete(key);
    entries.set(key, known);
    // A key names one place in the code, which makes values of one type.
    return known as Promise<T>;
  }
  const made = make();
  const [oldest] = entries.keys();
  if (entries.size >= region.maxEntries && oldest !== undefined) entries.delete(oldest);
  entries.set(key, made);
  // Failures are not cached.
  made.catch(() => entries.delete(key));
  return made;
}
