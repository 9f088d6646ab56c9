import type { TokenStorage } from '../machine/ports.ts';
import type { Tokens } from '../machine/types.ts';
import { isToken } from '../parsers/isToken.ts';

/** Keys of the browser's storage (docs/product-spec.md#9-business-constants-and-limits). */
export const storageKeys = { access: 'access_token', refresh: 'refresh_token' } as const;

export interface TokenStorageOptions {
  /** Before both keys, for several portals on one origin. */
  prefix?: string;
  /**
   * Storage for tokens that outlive the window. A function, because a browser may refuse access by
   * throwing.
   */
  lasting?: () => Storage;
  /** Storage for tokens of a visitor who did not choose to be remembered. */
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
