import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/**
 * The last restore of a backup. Its row is committed together with the restored accounts and
 * decides that the measurements, which wait in the stage under the same id, follow. It is no part
 * of a backup.
 */
export const restorations = pgTable('restorations', {
  /** Id of the entry in the measurements' journal. */
  id: text('id').primaryKey(),
  decidedAt: instant('decided_at').notNull(),
});
