import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  bigserial,
  boolean,
  check,
  index,
  integer,
  pgTable,
  serial,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

export const users = pgTable(
  'users',
  {
    id: serial('id').primaryKey(),
    /** As typed when the account was created; shown to people. */
    username: text('username').notNull(),
    /** NFKC and lower case; what a login is looked up by. */
    usernameKey: text('username_key').notNull(),
    passwordHash: text('password_hash').notNull(),
    role: text('role').notNull(),
    /** A demo account: its password is public, so it never serves outside a loopback address. */
    demo: boolean('demo').notNull().default(false),
    /** Null while the account may sign in. */
    disabledAt: instant('disabled_at'),
    /** Grows when all sessions are ended: device cookies of before are invalid then. */
    deviceGeneration: integer('device_generation').notNull().default(0),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('users_username_key').on(table.usernameKey),
    check('users_role', sql`${table.role} in ('user', 'vip', 'moderator', 'admin')`),
  ],
);

/** One sign-in. Its refresh tokens descend from each other; the access tokens carry its id. */
export const tokenFamilies = pgTable(
  'token_families',
  {
    id: uuid('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
    /** The session ends then, however busy it is. */
    expiresAt: instant('expires_at').notNull(),
    /** The browser's User-Agent at sign-in, truncated; null where it sent none. */
    agent: text('agent'),
    /** Null while the session lives. */
    revokedAt: instant('revoked_at'),
    revokedFor: text('revoked_for'),
  },
  (table) => [
    index('token_families_user').on(table.userId),
    index('token_families_expiry').on(table.expiresAt),
  ],
);

export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    familyId: uuid('family_id')
      .notNull()
      .references(() => tokenFamilies.id, { onDelete: 'cascade' }),
    /** SHA-256 of the token, hex. The token itself is never stored. */
    hash: text('hash').notNull(),
    /** With the parent token and the server's key it yields this token again, for the grace. */
    nonce: text('nonce').notNull(),
    parentId: bigint('parent_id', { mode: 'number' }).references(
      (): AnyPgColumn => refreshTokens.id,
      {
        onDelete: 'set null',
      },
    ),
    expiresAt: instant('expires_at').notNull(),
    /** When it was exchanged for its child; null while it is the family's live token. */
    usedAt: instant('used_at'),
  },
  (table) => [
    uniqueIndex('refresh_tokens_hash').on(table.hash),
    // One child per token: a second branch of a family cannot exist.
    uniqueIndex('refresh_tokens_parent').on(table.parentId),
    index('refresh_tokens_family').on(table.familyId),
  ],
);

/** The server's own secrets, generated at the first start. */
export const serverKeys = pgTable('server_keys', {
  purpose: text('purpose').primaryKey(),
  /** 256 random bits, base64url. */
  secret: text('secret').notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
});
