import type { TokenStorage } from '../machine/ports.ts';
import type { Tokens } from '../machine/types.ts';
import { isToken } from '../parsers/isToken.ts';

/** The spec's keys. */
export const storageKeys = { access: 'access_token', refresh: 'refresh_token' } as const;

export interface TokenStorageOptions {
  /** Before both keys, for several portals on one origin. */
  prefix?: string;
  /** Tokens that outlive the window. Asked on each use, as a browser may refuse it by throwing. */
  lasting?: () => Storage;
  /** Tokens of a visitor who did not ask to be remembered. */
  passing?: () => Storage;
}

/** Tokens in the browser's storages: the lasting one, or the window's own without 'remember me'. */
export function createTokenStorage({
  prefix = '',
  lasting = () => window.localStorage,
  passing = () => window.sessionStorage,
}: TokenStorageOptions = {}): TokenStorage {
  const accessKey = prefix + storageKeys.access;
  const refreshKey = prefix + storageKeys.refresh;

  function readFrom(area: Storage): Tokens | null {
    const access = area.getItem(accessKey);
    const refresh = area.getItem(refreshKey);
    return isToken(access) ? { access, refresh: isToken(refresh) ? refresh : null } : null;
  }

  /** Access is the mark that the pair is there: it goes first and comes last. */
  function clearIn(area: Storage): void {
    area.removeItem(accessKey);
    area.removeItem(refreshKey);
  }

  return {
    read: () => readFrom(passing()) ?? readFrom(lasting()),
    write(tokens, remember) {
      const isLasting = remember ?? readFrom(passing()) === null;
      const area = isLasting ? lasting() : passing();
      if (tokens.refresh === null) area.removeItem(refreshKey);
      else area.setItem(refreshKey, tokens.refresh);
      area.setItem(accessKey, tokens.access);
      clearIn(isLasting ? passing() : lasting());
    },
    clear() {
      clearIn(lasting());
      clearIn(passing());
    },
  };
}
