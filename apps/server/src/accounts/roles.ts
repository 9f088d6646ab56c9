import { type Role, roleRank } from '@litometr/api-contract';

/** The roles that an account can have: a guest has no account. */
export const accountRoles = ['user', 'vip', 'moderator', 'admin'] as const;
export type AccountRole = (typeof accountRoles)[number];

/** What an unknown required role counts as: above everybody. */
const UNREACHABLE_RANK = 99;

const ranks: ReadonlyMap<string, number> = new Map(Object.entries(roleRank));

export function isAccountRole(role: string): role is AccountRole {
  return accountRoles.some((known) => known === role);
}

/** True when a user of `role` may see what asks for `required`; null asks for nothing. */
export function hasRank(role: string, required: Role | (string & {}) | null): boolean {
  if (required === null) return true;
  return (ranks.get(role) ?? 0) >= (ranks.get(required) ?? UNREACHABLE_RANK);
}
