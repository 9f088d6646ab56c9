import { integer } from 'drizzle-orm/pg-core';
import { users } from './people.ts';

/** The owner of the row; it is deleted with the account. */
export const owner = () =>
  integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });
