import type { MessageDescriptor } from 'react-intl';
import { type Role, roles } from './users.address.ts';
import { usersMessages as messages } from './users.messages.ts';

export const roleNames: Readonly<Record<Role, MessageDescriptor>> = {
  user: messages.roleUser,
  vip: messages.roleVip,
  moderator: messages.roleModerator,
  admin: messages.roleAdmin,
};

/** Undefined for a role that this version does not know. */
export const roleOf = (name: string): Role | undefined => roles.find((role) => role === name);
