import type { ListName } from '@litometr/api-contract';
import type { HeldList } from './listChoice.ts';

/** A list as answers name it. */
export function listName({ kind, genre, period }: HeldList): ListName {
  return { kind, genre, period: period === '' ? null : period };
}
