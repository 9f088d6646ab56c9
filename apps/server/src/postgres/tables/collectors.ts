import type {
  CollectorReason,
  CollectorRunDetail,
  CollectorRunState,
} from '@litometr/api-contract';
import { boolean, date, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { users } from './people.ts';

/** Settings of a collector by staff and the time of its next run; no row where it was never on. */
export const collectors = pgTable('collectors', {
  portal: text('portal').primaryKey(),
  enabled: boolean('enabled').notNull(),
  /** Which rules were agreed to. */
  rulesKey: text('rules_key'),
  agreedAt: instant('agreed_at'),
  agreedBy: integer('agreed_by').references(() => users.id, { onDelete: 'set null' }),
  /** Null while it is off. */
  nextRunAt: instant('next_run_at'),
  /** The portal is left alone until then; null where it is not. */
  restingUntil: instant('resting_until'),
  /** Runs in a row that ended without an import. */
  failures: integer('failures').notNull().default(0),
  updatedAt: instant('updated_at').notNull(),
});

/** Fields of the contract's run that have no column of their own. */
export type CollectorReport = Omit<
  CollectorRunDetail,
  | ('id' | 'portal' | 'trigger' | 'state' | 'reason' | 'detail' | 'day')
  | ('started_at' | 'ended_at' | 'seconds' | 'import' | 'coverage')
>;

/** The runs of the collectors, including those in progress. */
export const collectorRuns = pgTable(
  'collector_runs',
  {
    id: uuid('id').primaryKey(),
    portal: text('portal').notNull(),
    trigger: text('trigger', { enum: ['schedule', 'staff', 'command'] }).notNull(),
    state: text('state').$type<CollectorRunState>().notNull(),
    /** Null where nothing went wrong. */
    reason: text('reason').$type<CollectorReason>(),
    detail: text('detail'),
    /** Day of its snapshots. */
    day: date('day', { mode: 'string' }).notNull(),
    startedAt: instant('started_at').notNull(),
    /** Null while it runs. */
    endedAt: instant('ended_at'),
    importId: uuid('import_id'),
    report: jsonb('report').$type<CollectorReport>().notNull(),
  },
  (table) => [index('collector_runs_portal').on(table.portal, table.startedAt)],
);
