import { LRUCache } from 'lru-cache';
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

type Entries = LRUCache<string, Promise<unknown>>;

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
  const entries: Entries = regions.get(region) ?? new LRUCache({ max: region.maxEntries });
  regions.set(region, entries);
  // A key names one place in the code, which makes values of one type.
  const known = entries.get(key) as Promise<T> | undefined;
  if (known !== undefined) return known;
  const made = make();
  entries.set(key, made);
  // Failures are not cached.
  made.catch(() => entries.delete(key));
  return made;
}
