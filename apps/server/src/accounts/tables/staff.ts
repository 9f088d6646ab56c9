import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { users } from './people.ts';

/** What staff have said about a portal; no row where nothing was said. */
export const portalControls = pgTable('portal_controls', {
  portal: text('portal').primaryKey(),
  /** Null while the portal is collected as usual. */
  pausedAt: instant('paused_at'),
  /** Until then the portal asks for nobody's attention; null or past: it does. */
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
