import type { TokenStorage } from './ports.ts';
import type { Tokens } from './types.ts';

/** Tokens that end with the page. */
export function createMemoryStorage(initial: Tokens | null = null): TokenStorage {
  let stored = initial;
  return {
    read: () => stored,
    write: (tokens) => {
      stored = { ...tokens };
    },
    clear: () => {
      stored = null;
    },
  };
}
