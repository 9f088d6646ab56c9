import type { Pool } from 'pg';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  type RateLimiterRes,
} from 'rate-limiter-flexible';
import { RATE_LIMITS_TABLE } from '../../postgres/tables/rateLimits.ts';
import { keyedHash } from '../serverKeys.ts';

/** At most `points` in a window of `seconds`, which begins with the first one. */
export interface CounterOptions {
  points: number;
  seconds: number;
}

/**
 * Creates the counters of attempts. On a PostgreSQL server they are rows that all processes share;
 * with the embedded store, which belongs to one process, they are in memory. When the database
 * fails, each process counts by itself.
 */
export class Counters {
  readonly #pool: Pool | null;
  readonly #key: Buffer;
  #clearsExpired = false;

  constructor(pool: Pool | null, key: Buffer) {
    this.#pool = pool;
    this.#key = key;
  }

  /** @param name prefix of the counter's keys, unique in the product */
  create(name: string, { points, seconds }: CounterOptions): Counter {
    const options = { keyPrefix: name, points, duration: seconds };
    const memory = new RateLimiterMemory(options);
    if (this.#pool === null) return new Counter(memory, this.#key);
    // One limiter deletes the expired rows of the shared table.
    const clearExpiredByTimeout = !this.#clearsExpired;
    this.#clearsExpired = true;
    const shared = new RateLimiterPostgres({
      ...options,
      storeClient: this.#pool,
      storeType: 'pool',
      tableName: RATE_LIMITS_TABLE,
      tableCreated: true,
      clearExpiredByTimeout,
      insuranceLimiter: memory,
    });
    return new Counter(shared, this.#key);
  }
}

/** Counts per key. Keys are stored as keyed hashes, as they may be names or addresses. */
export class Counter {
  readonly #limiter: RateLimiterAbstract;
  readonly #key: Buffer;

  constructor(limiter: RateLimiterAbstract, key: Buffer) {
    this.#limiter = limiter;
    this.#key = key;
  }

  /** Counts one. Returns the seconds to wait, 0 when it is within the limit. */
  async take(key: string): Promise<number> {
    return this.#wait(await this.#limiter.penalty(this.#hash(key)), 1);
  }

  /** Returns the seconds until the next one is within the limit, 0 for now. Counts nothing. */
  async wait(key: string): Promise<number> {
    const state = await this.#limiter.get(this.#hash(key));
    return state === null ? 0 : this.#wait(state, 0);
  }

  /**
   * Counts one and returns the count of the window.
   *
   * @param seconds length of the window, if this is its first one
   */
  async count(key: string, seconds?: number): Promise<number> {
    const options = seconds === undefined ? {} : { customDuration: seconds };
    return (await this.#limiter.penalty(this.#hash(key), 1, options)).consumedPoints;
  }

  async takeBack(key: string): Promise<void> {
    await this.#limiter.reward(this.#hash(key));
  }

  async forget(key: string): Promise<void> {
    await this.#limiter.delete(this.#hash(key));
  }

  #wait({ consumedPoints, msBeforeNext }: RateLimiterRes, counted: 0 | 1): number {
    // The memory store returns windows that are over, too.
    const isFull = msBeforeNext > 0 && consumedPoints - counted >= this.#limiter.points;
    return isFull ? Math.ceil(msBeforeNext / 1000) : 0;
  }

  #hash(key: string): string {
    return keyedHash(this.#key, key).toString('base64url');
  }
}
