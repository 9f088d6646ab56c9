import type { ListName } from '@litometr/api-contract';
import type { StoredList } from './listChoice.ts';

/** A list as answers name it. */
export function listName({ kind, genre, period }: StoredList): ListName {
  return { kind, genre, period: period === '' ? null : period };
}
