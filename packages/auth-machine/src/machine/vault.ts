import type { TokenStorage } from './ports.ts';
import type { Tokens } from './types.ts';

/** `version` distinguishes access tokens without exposing them. */
interface HeldTokens extends Tokens {
  version: number;
}

/** State of the storage, which tabs share, relative to the tokens of this tab. */
type StorageState = 'same' | 'replaced' | 'cleared';

/**
 * The only place of tokens. Never throws: a storage that does is left alone from then on, and the
 * session lives in memory.
 */
export interface Vault {
  readonly persistence: 'storage' | 'memory';
  /** Returns the current tokens, or null. */
  peek(): HeldTokens | null;
  /**
   * Returns the tokens in the storage; null when there are none, or when the storage is not used.
   */
  stored(): Tokens | null;
  compare(): StorageState;
  /** Takes what the storage holds. */
  adopt(tokens: Tokens | null): void;
  /** Stores new tokens; without `remember`, in the storage that had the old ones. */
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
