import { accountRoles } from '@litometr/api-contract';
import * as z from 'zod/mini';
import { oneOf, tableParams, text } from '../../page/address/params.ts';

export const usersAddress = z.object({
  q: text(150),
  role: oneOf(accountRoles),
  state: oneOf(['enabled', 'disabled']),
  ...tableParams([]),
});
export type UsersSearch = z.output<typeof usersAddress>;
