import { bigint, integer, pgTable, varchar } from 'drizzle-orm/pg-core';

export const RATE_LIMITS_TABLE = 'rate_limits';

/**
 * Counts of attempts, in the columns and the order that rate-limiter-flexible writes. Not exported
 * by `schema.ts`: backups leave it out.
 */
export const rateLimits = pgTable(RATE_LIMITS_TABLE, {
  key: varchar('key', { length: 255 }).primaryKey(),
  points: integer('points').notNull().default(0),
  /** Milliseconds since 1970. */
  expire: bigint('expire', { mode: 'number' }),
});
