import type { TokenStorage } from './ports.ts';
import type { Tokens } from './types.ts';

/** `version` tells one access token from the next without showing it. */
export interface HeldTokens extends Tokens {
  version: number;
}

/** How the storage, which other tabs share, stands to what this tab holds. */
export type StorageState = 'same' | 'replaced' | 'cleared';

/**
 * The only place of tokens. Never throws: a storage that does is left alone from then on, and the
 * session lives in memory.
 */
export interface Vault {
  readonly persistence: 'storage' | 'memory';
  /** What is held now, or null. */
  peek(): HeldTokens | null;
  /** What the storage holds now; null when nothing, or when it is left alone. */
  stored(): Tokens | null;
  compare(): StorageState;
  /** Takes what the storage holds. */
  adopt(tokens: Tokens | null): void;
  /** Keeps new tokens; without `remember` where the old ones were kept. */
  commit(tokens: Tokens, remember?: boolean): void;
  /** Forgets the tokens. Those of a newer session of another tab stay stored unless `all`. */
  clear(options: { all: boolean }): void;
}

export function createVault(storage: TokenStorage): Vault {
  let version = 0;
  let held: HeldTokens | null = null;
  let usable = true;

  function attempt<T>(work: () => T): T | null {
    if (!usable) return null;
    try {
      return work();
    } catch {
      usable = false;
      return null;
    }
  }

  function hold(tokens: Tokens): void {
    version += 1;
    held = { ...tokens, version };
  }

  function readStored(): Tokens | null {
    return attempt(() => storage.read());
  }

  return {
    get persistence() {
      return usable ? 'storage' : 'memory';
    },
    peek: () => held,
    stored: readStored,
    compare() {
      const stored = readStored();
      if (!usable || stored?.access === held?.access) return 'same';
      return stored === null ? 'cleared' : 'replaced';
    },
    adopt(tokens) {
      if (tokens === null) held = null;
      else hold(tokens);
    },
    commit(tokens, remember) {
      hold(tokens);
      attempt(() => storage.write(tokens, remember));
    },
    clear({ all }) {
      const own = held?.access;
      held = null;
      const stored = readStored();
      if (all || stored?.access === own) attempt(() => storage.clear());
    },
  };
}
