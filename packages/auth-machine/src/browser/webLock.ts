import type { ReleaseLock, RenewalLock } from '../machine/ports.ts';
import { channelLocks, type RenewalLocks } from './channelLocks.ts';

/** A tab that holds the lock for longer is frozen or gone; the others go on without it. */
const WAIT_MS = 5000;
/**
 * Writes to the storage reach the processes of other tabs a moment later than the lock does: the
 * next tab would read the old tokens and renew again. A tab that waited for the lock therefore waits
 * for the storage event too, at most for this long: a renewal that failed writes nothing.
 */
const STORAGE_EVENT_MS = 1000;
/** For tabs that come just after, the lock is held this much longer than the renewal needs it. */
const HOLD_EXTRA_MS = 50;

export interface WebLockOptions {
  name?: string;
  /** By default Web Locks; in contexts without them (plain http) locks by messages between tabs. */
  locks?: RenewalLocks;
  waitMs?: number;
}

/** Resolves when another tab writes to the storage, counted from now on, or when `end` is aborted. */
function newsFromOthers(end: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const heard = () => resolve();
    window.addEventListener('storage', heard, { once: true, signal: end });
    end.addEventListener('abort', heard, { once: true });
  });
}

/** One renewal at a time among the tabs of this origin. Nothing is held between renewals. */
export function createWebLock({
  name = 'session-renewal',
  // Absent in insecure contexts, whatever the types say.
  locks = (navigator as Partial<Navigator>).locks ?? channelLocks,
  waitMs = WAIT_MS,
}: WebLockOptions = {}): RenewalLock {
  /** Rejects when the signal aborts, when the wait is over and when the browser refuses. */
  function request(signal: AbortSignal): Promise<ReleaseLock> {
    const [patience, listening] = [new AbortController(), new AbortController()];
    const news = newsFromOthers(AbortSignal.any([signal, listening.signal]));
    const timer = setTimeout(() => patience.abort(), waitMs);
    return new Promise<ReleaseLock>((resolve, reject) => {
      const hold = () => {
        signal.throwIfAborted();
        return new Promise<void>((release) => {
          resolve(() => void setTimeout(release, HOLD_EXTRA_MS));
        });
      };
      const holdNext = async () => {
        clearTimeout(timer);
        const given = setTimeout(() => listening.abort(), STORAGE_EVENT_MS);
        await news;
        clearTimeout(given);
        await hold();
      };
      const queue = () => {
        const options = { signal: AbortSignal.any([signal, patience.signal]) };
        locks.request(name, options, holdNext).catch(reject);
      };
      locks
        .request(name, { ifAvailable: true }, (lock) => (lock === null ? queue() : hold()))
        .catch(reject);
    }).finally(() => {
      clearTimeout(timer);
      listening.abort();
    });
  }

  return {
    async acquire(signal) {
      try {
        return await request(signal);
      } catch {
        // Without the lock, because of the wait or of the browser, the renewal goes on.
        if (signal.aborted) throw new Error('The wait for the lock was aborted.');
        return null;
      }
    },
  };
}
