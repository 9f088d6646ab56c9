import type { Session } from '../machine/createSession.ts';
import { storageKeys } from './tokenStorage.ts';

export interface PageEventsOptions {
  prefix?: string;
}

/**
 * Makes a session follow what happens outside it: other tabs, a page that comes back from the
 * browser's cache, the network. Returns the end of it.
 */
export function watchPage(session: Session, { prefix = '' }: PageEventsOptions = {}): () => void {
  const stop = new AbortController();
  const options = { signal: stop.signal };
  const accessKey = prefix + storageKeys.access;

  window.addEventListener(
    'storage',
    ({ key }) => {
      // Null is a storage cleared as a whole.
      if (key === null || key === accessKey) session.reconcile();
    },
    options,
  );
  window.addEventListener('pageshow', () => session.reconcile(), options);
  document.addEventListener('resume', () => session.reconcile(), options);
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'visible') session.reconcile();
    },
    options,
  );
  window.addEventListener('online', () => session.online(), options);
  return () => stop.abort();
}
