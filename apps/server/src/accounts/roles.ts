import { type Role, roleRank } from '@litometr/api-contract';

/** Rank of an unknown required role: above every known one. */
const UNREACHABLE_RANK = 99;

const ranks: ReadonlyMap<string, number> = new Map(Object.entries(roleRank));

/** True when a user of `role` may see an entry that requires `required`; null requires nothing. */
export function hasRank(role: string, required: Role | (string & {}) | null): boolean {
  if (required === null) return true;
  return (ranks.get(role) ?? 0) >= (ranks.get(required) ?? UNREACHABLE_RANK);
}
