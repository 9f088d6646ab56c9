import { integer } from 'drizzle-orm/pg-core';
import { users } from './people.ts';

/** Whose row it is; it goes with the account. */
export const owner = () =>
  integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });
