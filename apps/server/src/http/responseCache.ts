import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { StateTag } from './revalidation.ts';

/** Bytes of all cached responses. */
const MAX_BYTES = 48 * 2 ** 20;
/** A larger response is computed each time: it would evict hundreds of others. */
const MAX_ENTRY_BYTES = 2 * 2 ** 20;

type Compute = () => Promise<Buffer>;

/**
 * Caches serialized responses of the published state. The response of a public endpoint depends
 * only on the state and the request, so that equal requests share one response, also while it is
 * being computed. Responses of earlier states are evicted as the least recently used. Entries are
 * bytes, because text would be encoded again for each caller.
 */
export class ResponseCache {
  readonly #stateTag: StateTag;
  readonly #responses: LRUCache<string, Buffer, Compute>;

  constructor(stateTag: StateTag, maxBytes = MAX_BYTES) {
    this.#stateTag = stateTag;
    this.#responses = new LRUCache({
      maxSize: maxBytes,
      maxEntrySize: MAX_ENTRY_BYTES,
      // A size of 0 is not allowed.
      sizeCalculation: ({ length }) => length + 1,
      fetchMethod: (_key, _stale, { context: compute }) => compute(),
      // The callers still wait for a response whose entry was evicted.
      ignoreFetchAbort: true,
      noDeleteOnFetchRejection: true,
    });
  }

  /**
   * Returns the cached response, or computes it. `key` must contain everything that the response
   * depends on apart from the state.
   *
   * @throws what `compute` throws; failures are not cached
   */
  get(key: string, compute: Compute): Promise<Buffer> {
    return this.#fetch(key, compute, false);
  }

  /** Computes the response again (`cache-control: no-store`), once for equal requests at the same time. */
  refresh(key: string, compute: Compute): Promise<Buffer> {
    return this.#fetch(key, compute, true);
  }

  async #fetch(key: string, compute: Compute, forceRefresh: boolean): Promise<Buffer> {
    const stateKey = `${await this.#stateTag()} ${key}`;
    return this.#responses.forceFetch(stateKey, { context: compute, forceRefresh });
  }
}

/** True when a caller wants a response that does not come from the cache. */
export function wantsFreshResponse({ headers }: FastifyRequest): boolean {
  return headers['cache-control']?.includes('no-store') ?? false;
}
