import { createSession, type Session, type SessionOptions } from '../machine/createSession.ts';
import type { SessionParsers } from '../machine/ports.ts';
import { defaultParsers } from '../parsers/parsers.ts';
import { watchPage } from './pageEvents.ts';
import { createTokenStorage } from './tokenStorage.ts';
import { createWebLock } from './webLock.ts';

export interface BrowserSessionOptions
  extends Omit<SessionOptions, 'storage' | 'lock' | 'parsers'> {
  /** Before the storage keys, for several portals on one origin. */
  prefix?: string;
  /** By default the built-in ones, which need no library. */
  parsers?: Partial<SessionParsers>;
}

/** A session on the browser's storage and locks that follows the other tabs. */
export function createBrowserSession({ prefix = '', ...options }: BrowserSessionOptions): Session {
  const session = createSession({
    ...options,
    parsers: { ...defaultParsers, ...options.parsers },
    storage: createTokenStorage({ prefix }),
    lock: createWebLock({ name: `${prefix}session-renewal` }),
  });
  const stopWatching = watchPage(session, { prefix });
  return {
    ...session,
    get persistence() {
      return session.persistence;
    },
    dispose() {
      stopWatching();
      session.dispose();
    },
  };
}
