import type { DEFAULT_LOCALE, TranslatedLocale } from '@litometr/domain';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
} from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { users } from './people.ts';

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

/** A name in the product's languages: the default one always, others where they are translated. */
export type DisplayNames = Record<typeof DEFAULT_LOCALE, string> &
  Partial<Record<TranslatedLocale, string>>;

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
    /** Key of an entry, the same in all versions; null in versions older than drafts. */
    key: text('key'),
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
    /** Title of the page, where it is not the name; null in versions before there were titles. */
    titles: jsonb('titles').$type<Partial<DisplayNames>>(),
  },
  (table) => [
    index('menu_items_version').on(table.versionId),
    check('menu_items_russian', sql`coalesce(length(${table.displayNames} ->> 'ru'), 0) > 0`),
  ],
);

/**
 * An entry of a menu as it is edited; its position among its siblings is its position in the list.
 */
export interface DraftItem {
  key: string;
  /** Key of the parent entry; null at the top level. */
  parent: string | null;
  type: 'item' | 'group' | 'separator';
  name: string;
  path: string | null;
  component: string | null;
  icon: string | null;
  requiredRole: string | null;
  defaultExpanded: boolean;
  displayNames: DisplayNames;
  /** Absent in drafts before there were titles. */
  titles?: Partial<DisplayNames> | null;
}

/** The one draft that those who edit the menu share; no row while there is none. */
export const menuDrafts = pgTable('menu_drafts', {
  id: integer('id').primaryKey().default(1),
  /** Increases by one with every change: a save names the revision that its author saw. */
  revision: integer('revision').notNull(),
  /** The version that the draft began from. */
  baseVersion: integer('base_version').notNull(),
  items: jsonb('items').$type<DraftItem[]>().notNull(),
  authorId: integer('author_id').references(() => users.id, { onDelete: 'set null' }),
  updatedAt: instant('updated_at').notNull(),
});
