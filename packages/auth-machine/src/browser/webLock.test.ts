import { afterEach, describe, expect, it, vi } from 'vitest';
import { createWebLock } from './webLock.ts';

/** As the browser's: one holder per name, waiting in order, abortable while waiting. */
function fakeLocks() {
  let last: Promise<unknown> = Promise.resolve();
  let pending = 0;
  const request = async (
    _: string,
    { signal, ifAvailable = false }: LockOptions,
    callback: (lock: object | null) => Promise<unknown>,
  ) => {
    if (ifAvailable && pending > 0) return callback(null);
    pending += 1;
    const before = last;
    const { promise, resolve } = Promise.withResolvers<undefined>();
    last = promise;
    const aborted = new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
    });
    try {
      await Promise.race([before, aborted]);
      await callback({});
    } finally {
      void before.then(() => resolve(undefined));
      pending -= 1;
    }
    return undefined;
  };
  // Only what createWebLock uses of the browser's interface.
  return { request } as unknown as LockManager;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const { signal } = new AbortController();
const announceWriting = () => window.dispatchEvent(new StorageEvent('storage'));

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
    announceWriting();
    (await waiting)?.();
    expect(second).toBe(true);
  });

  it('is passed on with the news of what was written, however late they come', async () => {
    vi.useFakeTimers();
    const lock = createWebLock({ locks: fakeLocks() });
    const release = await lock.acquire(signal);
    const next = vi.fn();
    const waiting = lock.acquire(signal).then(next);
    release?.();
    await vi.advanceTimersByTimeAsync(900);
    expect(next).not.toHaveBeenCalled();
    announceWriting();
    await waiting;
    expect(next).toHaveBeenCalledOnce();
  });

  it('is passed on without news when the renewal before it failed', async () => {
    vi.useFakeTimers();
    const lock = createWebLock({ locks: fakeLocks() });
    const release = await lock.acquire(signal);
    const waiting = lock.acquire(signal);
    release?.();
    await vi.advanceTimersByTimeAsync(1100);
    expect(await waiting).not.toBeNull();
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
    const next = lock.acquire(signal);
    announceWriting();
    expect(await next).not.toBeNull();
  });

  it('is done without in a browser that has neither locks nor messages between tabs', async () => {
    expect('locks' in navigator).toBe(false);
    vi.stubGlobal('BroadcastChannel', undefined);
    expect(await createWebLock().acquire(signal)).toBeNull();
  });
});
