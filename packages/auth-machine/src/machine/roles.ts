import type { MenuItem } from './types.ts';

/** Ranks of the roles (docs/product-spec.md#6-roles-and-permissions). */
export const roleRank = { guest: 0, user: 1, vip: 2, moderator: 3, admin: 4 } as const;
export type Role = keyof typeof roleRank;

const UNKNOWN_ROLE_RANK = 0;
const UNKNOWN_REQUIRED_RANK = 99;

// A map, as an object would find ranks for names like 'constructor'.
const ranks: ReadonlyMap<string, number> = new Map(Object.entries(roleRank));

/**
 * True when a user of `role` reaches `required`. An unknown required role is out of reach for all
 * users.
 */
export function hasRole(role: string | null | undefined, required: string): boolean {
  const rank = ranks.get(role ?? '') ?? UNKNOWN_ROLE_RANK;
  return rank >= (ranks.get(required) ?? UNKNOWN_REQUIRED_RANK);
}

/** Each flag includes the roles above it. */
export interface RoleFlags {
  isAdmin: boolean;
  isModerator: boolean;
  isVip: boolean;
}

export function roleFlags(role: string | null | undefined): RoleFlags {
  return {
    isAdmin: hasRole(role, 'admin'),
    isModerator: hasRole(role, 'moderator'),
    isVip: hasRole(role, 'vip'),
  };
}

/**
 * The entries that a role sees: without those above its rank, groups that are left empty, and
 * separators with nothing to separate. What may be *done* is up to the server.
 */
export function visibleMenu(items: readonly MenuItem[], role: string | null): MenuItem[] {
  const shown = items
    .filter((item) => item.meta.requiredRole === undefined || hasRole(role, item.meta.requiredRole))
    .map((item) => ({ ...item, children: visibleMenu(item.children, role) }))
    .filter((item) => item.type !== 'group' || item.children.length > 0);
  return withoutStraySeparators(shown);
}

function withoutStraySeparators(items: MenuItem[]): MenuItem[] {
  const isEntry = (item: MenuItem) => item.type !== 'separator';
  const single = items.filter((item, index) => {
    const before = items[index - 1];
    return isEntry(item) || (before !== undefined && isEntry(before));
  });
  return single.slice(0, single.findLastIndex(isEntry) + 1);
}
