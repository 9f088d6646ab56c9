import type { BackgroundLoop } from '@litometr/api-contract';
import {
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { alertRules } from './alerts.ts';
import { instant } from './columns.ts';

/** Subjects that background loops could not process, one row each, until they succeed again. */
export const backgroundFailures = pgTable(
  'background_failures',
  {
    id: serial('id').primaryKey(),
    loop: text('loop').$type<BackgroundLoop>().notNull(),
    /** A rule, webhook, portal or task within the loop, such as `rule 12`. */
    subject: text('subject').notNull(),
    /** Never holds contents of rows. */
    message: text('message').notNull(),
    /** Failures in a row. */
    count: integer('count').notNull(),
    firstAt: instant('first_at').notNull(),
    lastAt: instant('last_at').notNull(),
    /** The loop skips the subject until then; null where the loop schedules it itself. */
    retryAt: instant('retry_at'),
    /** Set when staff hide it; it shows again when the subject recovers and fails once more. */
    dismissedAt: instant('dismissed_at'),
    /** Null while it fails. */
    resolvedAt: instant('resolved_at'),
  },
  (table) => [
    uniqueIndex('background_failures_subject').on(table.loop, table.subject),
    index('background_failures_open').on(table.resolvedAt),
  ],
);

/** Rules that could not be evaluated for a portal: the days after `since` are tried again. */
export const alertBacklog = pgTable(
  'alert_backlog',
  {
    ruleId: integer('rule_id')
      .notNull()
      .references(() => alertRules.id, { onDelete: 'cascade' }),
    portal: text('portal').notNull(),
    since: date('since', { mode: 'string' }).notNull(),
    attempts: integer('attempts').notNull(),
    nextAt: instant('next_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.ruleId, table.portal] })],
);
