import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  bigserial,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const users = pgTable(
  'users',
  {
    id: serial('id').primaryKey(),
    /** As typed when the account was made; shown to people. */
    username: text('username').notNull(),
    /** NFKC and lower case; what a login is looked up by. */
    usernameKey: text('username_key').notNull(),
    passwordHash: text('password_hash').notNull(),
    role: text('role').notNull(),
    /** A demo account: its password is public, so it never serves outside a loopback address. */
    demo: boolean('demo').notNull().default(false),
    /** Null while the account may sign in. */
    disabledAt: instant('disabled_at'),
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

/** The server's own secrets, made at the first start. */
export const serverKeys = pgTable('server_keys', {
  purpose: text('purpose').primaryKey(),
  /** 256 random bits, base64url. */
  secret: text('secret').notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
});

/** The menu is never changed in place: an edit is a new version, the highest id is current. */
export const menuVersions = pgTable('menu_versions', {
  id: serial('id').primaryKey(),
  /** `default`: written by the server, replaced when its default changes. `edited`: by a person. */
  origin: text('origin', { enum: ['default', 'edited'] }).notNull(),
  /** SHA-256 of a default menu, to see that the built-in one has changed. Null when edited. */
  fingerprint: text('fingerprint'),
  authorId: integer('author_id').references(() => users.id, { onDelete: 'set null' }),
  createdAt: instant('created_at').notNull().defaultNow(),
});

export interface DisplayNames {
  ru: string;
  en?: string;
  es?: string;
  fa?: string;
  'pt-BR'?: string;
  'zh-CN'?: string;
}

export const menuItems = pgTable(
  'menu_items',
  {
    id: serial('id').primaryKey(),
    versionId: integer('version_id')
      .notNull()
      .references(() => menuVersions.id, { onDelete: 'cascade' }),
    /** Null at the top level. */
    parentId: integer('parent_id').references((): AnyPgColumn => menuItems.id, {
      onDelete: 'cascade',
    }),
    position: integer('position').notNull(),
    name: text('name').notNull(),
    type: text('type', { enum: ['item', 'group', 'separator'] }).notNull(),
    /** Null for groups and separators. */
    path: text('path'),
    component: text('component'),
    icon: text('icon'),
    requiredRole: text('required_role'),
    defaultExpanded: boolean('default_expanded').notNull().default(false),
    displayNames: jsonb('display_names').$type<DisplayNames>().notNull(),
  },
  (table) => [
    index('menu_items_version').on(table.versionId),
    check('menu_items_russian', sql`coalesce(length(${table.displayNames} ->> 'ru'), 0) > 0`),
  ],
);

/** What happened to accounts and sessions. Holds no token, password, address or typed name. */
export const audit = pgTable(
  'audit',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    at: instant('at').notNull().defaultNow(),
    event: text('event').notNull(),
    /** Whose account; null when no account was found. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** Keyed hash of the typed username, so that attempts on one name can be counted. */
    subject: text('subject'),
    /** Keyed hash of the caller's address; null for commands of this machine. */
    address: text('address'),
    /** Keyed hash of the session's id. */
    session: text('session'),
    details: jsonb('details').$type<Record<string, string | number | boolean>>(),
  },
  (table) => [index('audit_at').on(table.at), index('audit_user').on(table.userId)],
);
