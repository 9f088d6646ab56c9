/** The roles by rank. A menu entry is seen from its required rank on. */
export const roleRank = { guest: 0, user: 1, vip: 2, moderator: 3, admin: 4 } as const;
export type Role = keyof typeof roleRank;

/** The roles that an account can have, least first: a guest has no account. */
export const accountRoles = ['user', 'vip', 'moderator', 'admin'] as const satisfies Role[];
export type AccountRole = (typeof accountRoles)[number];

/** Returns a role by its name; undefined for one that no account of this version can have. */
export const accountRoleOf = (name: string): AccountRole | undefined =>
  accountRoles.find((role) => role === name);
