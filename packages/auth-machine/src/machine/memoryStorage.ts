import type { TokenStorage } from './ports.ts';
import type { Tokens } from './types.ts';

/** Tokens that end with the page. */
export function createMemoryStorage(initial: Tokens | null = null): TokenStorage {
  let kept = initial;
  return {
    read: () => kept,
    write: (tokens) => {
      kept = { ...tokens };
    },
    clear: () => {
      kept = null;
    },
  };
}
