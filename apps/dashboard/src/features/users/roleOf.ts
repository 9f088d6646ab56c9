import { type Role, roles } from './users.address.ts';

/** Undefined for a role that this version does not know. */
export const roleOf = (name: string): Role | undefined => roles.find((role) => role === name);
