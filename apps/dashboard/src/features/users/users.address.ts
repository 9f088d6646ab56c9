import * as z from 'zod/mini';
import { oneOf, tableParams, text } from '../../page/address/params.ts';

export const roles = ['user', 'vip', 'moderator', 'admin'] as const;
export type Role = (typeof roles)[number];

export const usersAddress = z.object({
  q: text(150),
  role: oneOf(roles),
  state: oneOf(['enabled', 'disabled']),
  ...tableParams([]),
});
export type UsersSearch = z.output<typeof usersAddress>;
