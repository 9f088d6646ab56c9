import { setTimeout as wait } from 'node:timers/promises';

/** Time, so that tests need not wait for it. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number;
  /** @throws the reason of `signal` once it is aborted */
  sleep(ms: number, signal: AbortSignal): Promise<void>;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  async sleep(ms, signal) {
    try {
      await wait(ms, undefined, { signal });
    } catch (error) {
      signal.throwIfAborted();
      throw error;
    }
  },
};
