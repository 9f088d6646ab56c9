import type { FastifyRequest } from 'fastify';
import type { StateTag } from './revalidation.ts';

/** Bytes of all cached responses. */
const MAX_BYTES = 48 * 2 ** 20;
/** A larger response is computed each time: it would evict hundreds of others. */
const MAX_ENTRY_BYTES = 2 * 2 ** 20;

/**
 * Caches serialized responses of the published state. The response of a public endpoint depends
 * only on the state and the request, so that equal requests share one response, also while it is
 * being computed. A new state clears the cache; within a state the least recently used entries are
 * evicted. A request with `cache-control: no-store` bypasses it (`refresh`). Entries are bytes,
 * because text would be encoded again for each caller.
 */
export class ResponseCache {
  readonly #stateTag: StateTag;
  readonly #maxBytes: number;
  #tag = '';
  #bytes = 0;
  #responses = new Map<string, Promise<Buffer>>();

  constructor(stateTag: StateTag, maxBytes = MAX_BYTES) {
    this.#stateTag = stateTag;
    this.#maxBytes = maxBytes;
  }

  /**
   * Returns the cached response, or computes it. `key` must contain everything that the response
   * depends on apart from the state.
   */
  async get(key: string, compute: () => Promise<Buffer>): Promise<Buffer> {
    const tag = await this.#stateTag();
    if (tag !== this.#tag) this.#reset(tag);
    const responses = this.#responses;
    const known = responses.get(key);
    if (known !== undefined) {
      // Moves the entry to the end: the first entry of the map is the least recently used.
      responses.delete(key);
      responses.set(key, known);
      return known;
    }
    const computed = compute();
    responses.set(key, computed);
    try {
      const response = await computed;
      if (responses === this.#responses) this.#addSize(key, computed, response.length);
      return response;
    } catch (error) {
      responses.delete(key);
      throw error;
    }
  }

  /** Computes a response without the cache, once for all equal requests at the same time. */
  async refresh(key: string, compute: () => Promise<Buffer>): Promise<Buffer> {
    const tag = await this.#stateTag();
    if (tag !== this.#tag) this.#reset(tag);
    const pending = this.#pending;
    const known = pending.get(key);
    if (known !== undefined) return known;
    const computed = compute().finally(() => pending.delete(key));
    pending.set(key, computed);
    return computed;
  }

  #reset(tag: string): void {
    this.#tag = tag;
    this.#bytes = 0;
    this.#responses = new Map();
    this.#sizes = new Map();
    this.#pending = new Map();
  }

  #pending = new Map<string, Promise<Buffer>>();

  #sizes = new Map<string, number>();

  #addSize(key: string, computed: Promise<Buffer>, bytes: number): void {
    if (this.#responses.get(key) !== computed) return;
    if (bytes > MAX_ENTRY_BYTES) {
      this.#responses.delete(key);
      return;
    }
    this.#sizes.set(key, bytes);
    this.#bytes += bytes;
    for (const [oldest] of this.#responses) {
      if (this.#bytes <= this.#maxBytes) return;
      this.#bytes -= this.#sizes.get(oldest) ?? 0;
      this.#sizes.delete(oldest);
      this.#responses.delete(oldest);
    }
  }
}

/** True when a caller wants a response that does not come from the cache. */
export function wantsFreshResponse({ headers }: FastifyRequest): boolean {
  return headers['cache-control']?.includes('no-store') ?? false;
}
