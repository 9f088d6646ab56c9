import { date, integer, pgTable, primaryKey, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { users } from './people.ts';

/** Settings of a portal by staff; no row where nothing was set. */
export const portalControls = pgTable('portal_controls', {
  portal: text('portal').primaryKey(),
  /** Null while the portal is collected as usual. */
  pausedAt: instant('paused_at'),
  /** Until then the portal raises no attention flag; null or past: it does. */
  mutedUntil: instant('muted_until'),
  note: text('note'),
  authorId: integer('author_id').references(() => users.id, { onDelete: 'set null' }),
  updatedAt: instant('updated_at').notNull(),
});

/** Days that staff have marked as partial, whatever their coverage says. */
export const dayMarks = pgTable(
  'day_marks',
  {
    portal: text('portal').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    note: text('note'),
    authorId: integer('author_id').references(() => users.id, { onDelete: 'set null' }),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.portal, table.day] })],
);

/**
 * Genres and authors that a portal renamed, by the keys of `ids` in the measurements store. The names are
 * what staff saw; they are shown where the store has none.
 */
export const renames = pgTable(
  'renames',
  {
    id: serial('id').primaryKey(),
    portal: text('portal').notNull(),
    kind: text('kind', { enum: ['genre', 'author'] }).notNull(),
    formerKey: text('former_key').notNull(),
    formerName: text('former_name').notNull(),
    presentKey: text('present_key').notNull(),
    presentName: text('present_name').notNull(),
    note: text('note'),
    authorId: integer('author_id').references(() => users.id, { onDelete: 'set null' }),
    at: instant('at').notNull(),
  },
  (table) => [uniqueIndex('renames_former').on(table.portal, table.kind, table.formerKey)],
);
