import type { ReleaseLock, RenewalLock } from '../machine/ports.ts';
import type { ChannelLock } from './channelLock.ts';

/** A tab that holds the lock for longer is frozen or gone; the others go on without it. */
const WAIT_MS = 5000;
/**
 * What a tab has written to the storage reaches the processes of other tabs a moment later than the
 * lock does: one who comes next would read the tokens of before, and renew once more. Who waited
 * for the lock therefore waits for the news as well, for so long at the most: there is none of a
 * renewal that failed.
 */
const NEWS_MS = 1000;
/** And for those who come just after, the lock is kept this much longer than it is needed. */
const SPREAD_MS = 50;

export interface WebLockOptions {
  name?: string;
  /** Undefined where the browser has no Web Locks: then the tabs agree by messages. */
  locks?: LockManager | undefined;
  /** Gives null where there are no messages between tabs either: renewals then are not coordinated. */
  loadChannel?: () => Promise<ChannelLock | null>;
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
  locks = (navigator as Partial<Navigator>).locks,
  // Most visitors come over https and do without it.
  loadChannel = async () => (await import('./channelLock.ts')).createChannelLock(name),
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

  /** The same by messages between the tabs. */
  async function requestByMessages(lock: ChannelLock, signal: AbortSignal): Promise<ReleaseLock> {
    const [patience, listening] = [new AbortController(), new AbortController()];
    const news = newsFromOthers(AbortSignal.any([signal, listening.signal]));
    const timer = setTimeout(() => patience.abort(), waitMs);
    try {
      const granted = await lock.request(AbortSignal.any([signal, patience.signal]));
      if (granted.wasHeld) {
        const given = setTimeout(() => listening.abort(), NEWS_MS);
        await news;
        clearTimeout(given);
      }
      if (signal.aborted) {
        granted.release();
        signal.throwIfAborted();
      }
      return () => void setTimeout(granted.release, SPREAD_MS);
    } finally {
      clearTimeout(timer);
      listening.abort();
    }
  }

  return {
    async acquire(signal) {
      try {
        if (locks !== undefined) return await request(locks, signal);
        const channel = await loadChannel();
        return channel === null ? null : await requestByMessages(channel, signal);
      } catch {
        // Without the lock, because of the wait or of the browser, the renewal goes on.
        if (signal.aborted) throw new Error('The wait for the lock was aborted.');
        return null;
      }
    },
  };
}
