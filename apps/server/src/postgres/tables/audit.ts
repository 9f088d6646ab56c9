import { bigserial, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { users } from './people.ts';

/** Events of accounts and sessions. Holds no token, password, address or typed name. */
export const audit = pgTable(
  'audit',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    at: instant('at').notNull().defaultNow(),
    event: text('event').notNull(),
    /** Whose account; null when no account was found. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** The acting user; null when no user was signed in, and when the account acted on itself. */
    actorId: integer('actor_id').references(() => users.id, { onDelete: 'set null' }),
    /** Keyed hash of the typed username, so that attempts on one name can be counted. */
    subject: text('subject'),
    /** Keyed hash of the caller's address; null for commands of this machine. */
    address: text('address'),
    /** Keyed hash of the session's id. */
    session: text('session'),
    details: jsonb('details').$type<Record<string, string | number | boolean>>(),
  },
  (table) => [
    index('audit_at').on(table.at),
    index('audit_user').on(table.userId),
    index('audit_actor').on(table.actorId),
  ],
);
