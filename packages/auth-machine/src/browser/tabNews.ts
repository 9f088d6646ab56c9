/**
 * Writes to the storage reach the processes of other tabs a moment later than the lock does: the
 * next tab would read the old tokens and renew again. A tab that waited for the lock therefore waits
 * for the storage event too, at most for this long: a renewal that failed writes nothing.
 */
export const NEWS_MS = 1000;
/** For tabs that come just after, the lock is held this much longer than the renewal needs it. */
export const SPREAD_MS = 50;

/** Resolves when another tab writes to the storage, counted from now on, or when `end` is aborted. */
export function newsFromOthers(end: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const heard = () => resolve();
    window.addEventListener('storage', heard, { once: true, signal: end });
    end.addEventListener('abort', heard, { once: true });
  });
}
