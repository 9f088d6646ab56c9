import { USERNAME_MAX } from '@litometr/api-contract';
import { hasSingleScript } from './lookAlikes.ts';

const allowed = /^[\p{L}\p{N}@.+_-]+$/u;

/** Normal form of a name, equal for all spellings that count as the same name. */
export function usernameKey(username: string): string {
  return username.normalize('NFKC').trim().toLowerCase();
}

/** Says what is wrong with a name for a new account, or null. */
export function usernameProblem(username: string): string | null {
  const name = username.normalize('NFKC').trim();
  if (name.length === 0 || name.length > USERNAME_MAX) {
    return `A username has 1 to ${USERNAME_MAX} characters.`;
  }
  if (!allowed.test(name)) return 'A username has letters, digits and @ . + - _ only.';
  return hasSingleScript(name)
    ? null
    : 'A username has letters of one script only, for example all Latin or all Cyrillic.';
}
