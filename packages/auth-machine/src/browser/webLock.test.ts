import { afterEach, describe, expect, it, vi } from 'vitest';
import { createWebLock } from './webLock.ts';

/** As the browser's: one holder per name, waiting in order, abortable while waiting. */
function fakeLocks() {
  let last: Promise<unknown> = Promise.resolve();
  const request = async (_: string, { signal }: LockOptions, callback: () => Promise<unknown>) => {
    const before = last;
    const { promise, resolve } = Promise.withResolvers<undefined>();
    last = promise;
    const aborted = new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
    });
    try {
      await Promise.race([before, aborted]);
    } catch (error) {
      void before.then(() => resolve(undefined));
      throw error;
    }
    await callback();
    resolve(undefined);
  };
  // Only what createWebLock uses of the browser's interface.
  return { request } as unknown as LockManager;
}

afterEach(() => {
  vi.useRealTimers();
});

const { signal } = new AbortController();

describe('[I24] the lock', () => {
  it('is held by one at a time, until released', async () => {
    const lock = createWebLock({ locks: fakeLocks() });
    const release = await lock.acquire(signal);
    let second = false;
    const waiting = lock.acquire(signal).then((next) => {
      second = true;
      return next;
    });
    await Promise.resolve();
    expect(second).toBe(false);
    release?.();
    (await waiting)?.();
    expect(second).toBe(true);
    (await lock.acquire(signal))?.();
  });

  it('is done without when it cannot be had in time', async () => {
    vi.useFakeTimers();
    const lock = createWebLock({ locks: fakeLocks() });
    await lock.acquire(signal);
    const second = lock.acquire(signal);
    await vi.advanceTimersByTimeAsync(5000);
    expect(await second).toBeNull();
  });

  it('is not waited for by who has gone', async () => {
    const lock = createWebLock({ locks: fakeLocks() });
    const release = await lock.acquire(signal);
    const gone = new AbortController();
    const waiting = lock.acquire(gone.signal);
    gone.abort();
    await expect(waiting).rejects.toThrow(/aborted/);
    release?.();
    expect(await lock.acquire(signal)).not.toBeNull();
  });

  it('is done without in a browser that has none', async () => {
    expect('locks' in navigator).toBe(false);
    expect(await createWebLock().acquire(signal)).toBeNull();
  });
});
