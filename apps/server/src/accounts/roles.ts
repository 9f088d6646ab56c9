import { type Role, roleRank } from '@litometr/api-contract';

/** What an unknown required role counts as: above everybody. */
const UNREACHABLE_RANK = 99;

const ranks: ReadonlyMap<string, number> = new Map(Object.entries(roleRank));

/** True when a user of `role` may see what asks for `required`; null asks for nothing. */
export function hasRank(role: string, required: Role | (string & {}) | null): boolean {
  if (required === null) return true;
  return (ranks.get(role) ?? 0) >= (ranks.get(required) ?? UNREACHABLE_RANK);
}
