import type { ReleaseLock, RenewalLock } from '../machine/ports.ts';

/** A tab that holds the lock for longer is frozen or gone; the others go on without it. */
const WAIT_MS = 5000;
/**
 * What a tab has written to the storage reaches the processes of other tabs a moment later than the
 * lock does: one who comes next would read the tokens of before, and renew once more.
 */
const SPREAD_MS = 50;

export interface WebLockOptions {
  name?: string;
  /** Undefined where the browser has no Web Locks: renewals then are not coordinated. */
  locks?: LockManager | undefined;
  waitMs?: number;
}

/** One renewal at a time among the tabs of this origin. Nothing is held between renewals. */
export function createWebLock({
  name = 'session-renewal',
  // Absent in insecure contexts, whatever the types say.
  locks = (navigator as Partial<Navigator>).locks,
  waitMs = WAIT_MS,
}: WebLockOptions = {}): RenewalLock {
  return {
    acquire(signal) {
      if (locks === undefined) return Promise.resolve(null);
      return new Promise((resolve, reject) => {
        const waiting = new AbortController();
        const timer = setTimeout(() => waiting.abort(), waitMs);
        const onAbort = () => waiting.abort();
        if (signal.aborted) onAbort();
        else signal.addEventListener('abort', onAbort, { once: true });
        const settle = () => {
          clearTimeout(timer);
          signal.removeEventListener('abort', onAbort);
        };
        const hold = () =>
          new Promise<void>((release) => {
            settle();
            const releaseOnce: ReleaseLock = () => void setTimeout(release, SPREAD_MS);
            resolve(releaseOnce);
          });
        // Without the lock, because of the wait or of the browser, the renewal goes on.
        locks.request(name, { signal: waiting.signal }, hold).catch(() => {
          settle();
          if (signal.aborted) reject(new Error('The wait for the lock was aborted.'));
          else resolve(null);
        });
      });
    },
  };
}
