import type { ReleaseLock, RenewalLock } from '../machine/ports.ts';
import { NEWS_MS, newsFromOthers, SPREAD_MS } from './tabNews.ts';

/** A tab that holds the lock for longer is frozen or gone; the others go on without it. */
const WAIT_MS = 5000;
export interface WebLockOptions {
  name?: string;
  /** Undefined where the browser has no Web Locks: then the tabs agree by messages. */
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
  /** Rejects when the signal aborts, when the wait is over and when the browser refuses. */
  function request(manager: LockManager, signal: AbortSignal): Promise<ReleaseLock> {
    const [patience, listening] = [new AbortController(), new AbortController()];
    const news = newsFromOthers(AbortSignal.any([signal, listening.signal]));
    const timer = setTimeout(() => patience.abort(), waitMs);
    return new Promise<ReleaseLock>((resolve, reject) => {
      const hold = () => {
        signal.throwIfAborted();
        return new Promise<void>((release) => {
          resolve(() => void setTimeout(release, SPREAD_MS));
        });
      };
      const holdNext = async () => {
        clearTimeout(timer);
        const given = setTimeout(() => listening.abort(), NEWS_MS);
        await news;
        clearTimeout(given);
        await hold();
      };
      const queue = () => {
        const options = { signal: AbortSignal.any([signal, patience.signal]) };
        manager.request(name, options, holdNext).catch(reject);
      };
      manager
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
        if (locks !== undefined) return await request(locks, signal);
        // Loaded only without Web Locks: most visitors come over https.
        const { requestByMessages } = await import('./channelLock.ts');
        return await requestByMessages(name, signal, waitMs);
      } catch {
        // Without the lock, because of the wait or of the browser, the renewal goes on.
        if (signal.aborted) throw new Error('The wait for the lock was aborted.');
        return null;
      }
    },
  };
}
