import type { AlertCondition, AlertFact, AlertScope } from '@litometr/api-contract';
import {
  bigint,
  bigserial,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { owner } from './owner.ts';
import { users } from './people.ts';

/** Alert rules of users. */
export const alertRules = pgTable(
  'alert_rules',
  {
    id: serial('id').primaryKey(),
    userId: owner(),
    scope: jsonb('scope').$type<AlertScope>().notNull(),
    condition: jsonb('condition').$type<AlertCondition>().notNull(),
    enabled: boolean('enabled').notNull().default(true),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('alert_rules_user').on(table.userId)],
);

/** Alerts that were sent to a user. */
export const alerts = pgTable(
  'alerts',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    userId: owner(),
    /** Null when the rule is gone. */
    ruleId: integer('rule_id').references(() => alertRules.id, { onDelete: 'set null' }),
    /**
     * Identifies the fact: a rule alerts about each fact once, however often a publication is
     * evaluated.
     */
    key: text('key').notNull(),
    portal: text('portal').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    fact: jsonb('fact').$type<AlertFact>().notNull(),
    at: instant('at').notNull(),
    /** Null while it is unread. */
    readAt: instant('read_at'),
  },
  (table) => [
    uniqueIndex('alerts_once').on(table.ruleId, table.key),
    index('alerts_user').on(table.userId, table.id),
  ],
);

/** Webhook addresses that receive a user's alerts. */
export const webhooks = pgTable(
  'webhooks',
  {
    id: serial('id').primaryKey(),
    userId: owner(),
    url: text('url').notNull(),
    /** Key that signs deliveries. The receiver has it too, so it is stored in plain form. */
    secret: text('secret').notNull(),
    enabled: boolean('enabled').notNull().default(true),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [uniqueIndex('webhooks_url').on(table.userId, table.url)],
);

/** One alert on its way to one address. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    webhookId: integer('webhook_id')
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    /** Null for a trial. */
    alertId: bigint('alert_id', { mode: 'number' }).references(() => alerts.id, {
      onDelete: 'cascade',
    }),
    state: text('state', { enum: ['waiting', 'delivered', 'given_up'] }).notNull(),
    attempts: integer('attempts').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    /** When it is tried next; null when it has ended. */
    nextAt: instant('next_at'),
    /** Status of the last attempt; null before it, and where no response came. */
    status: integer('status'),
    /** Why the last attempt failed; null where it did not. */
    error: text('error'),
  },
  (table) => [
    uniqueIndex('webhook_deliveries_once').on(table.webhookId, table.alertId),
    index('webhook_deliveries_due').on(table.state, table.nextAt),
  ],
);

/** The private feed of a user's alerts. The token in its address is stored as its hash alone. */
export const feeds = pgTable(
  'feeds',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    hash: text('hash').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [uniqueIndex('feeds_hash').on(table.hash)],
);

/** Which publications the rules were held against. */
export const alertRuns = pgTable(
  'alert_runs',
  {
    portal: text('portal').notNull(),
    importId: text('import_id').notNull(),
    /** Null while the portal had books alone. */
    dataDay: date('data_day', { mode: 'string' }),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.portal, table.importId] }),
    index('alert_runs_portal').on(table.portal, table.at),
  ],
);
