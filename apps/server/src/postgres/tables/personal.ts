import {
  bigint,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { owner } from './owner.ts';
import { users } from './people.ts';

/** Preferences of a user in the form of the contract's `preferences`; unset ones are left out. */
export const preferences = pgTable('preferences', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  chosen: jsonb('chosen').$type<Record<string, unknown>>().notNull(),
  updatedAt: instant('updated_at').notNull(),
});

/**
 * Items on a user's watch list. `targetId` is an id of the measurements store for the given kind.
 */
export const watchItems = pgTable(
  'watch_items',
  {
    id: serial('id').primaryKey(),
    userId: owner(),
    kind: text('kind', { enum: ['book', 'author', 'tag', 'genre'] }).notNull(),
    targetId: bigint('target_id', { mode: 'number' }).notNull(),
    addedAt: instant('added_at').notNull(),
  },
  (table) => [uniqueIndex('watch_items_target').on(table.userId, table.kind, table.targetId)],
);

/** A page as a user left it. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: serial('id').primaryKey(),
    userId: owner(),
    name: text('name').notNull(),
    path: text('path').notNull(),
    /** Without the question mark; may be empty. */
    query: text('query').notNull(),
    /** The portal's data day when the user last looked; null before the first look with data. */
    seenDay: date('seen_day', { mode: 'string' }),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [uniqueIndex('saved_views_name').on(table.userId, table.name)],
);

/** A private remark on a day of a book. */
export const notes = pgTable(
  'notes',
  {
    id: serial('id').primaryKey(),
    userId: owner(),
    bookId: bigint('book_id', { mode: 'number' }).notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    text: text('text').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [index('notes_book').on(table.userId, table.bookId)],
);
