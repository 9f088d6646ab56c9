import { valuesOf } from './registry.ts';
import type { Role } from './roles.ts';

interface MenuEntryFacts {
  /** Name of the entry in the server's menu; its texts are in the server's messages, `menu.<name>`. */
  readonly name: string;
  /** Name in the dashboard's set of menu icons. */
  readonly icon: string;
  /** The lowest role that sees the entry; its address is 'not found' for roles below. */
  readonly requiredRole: Role;
}

/** A group of the menu that a new store starts with. */
export type ScreenGroup = MenuEntryFacts;

/** A screen that entries of the server's menu may lead to. */
export interface ScreenFacts extends MenuEntryFacts {
  /** Component key: the dashboard has a page for it. Stored in menus, never changed. */
  readonly key: string;
  readonly path: string;
  /** Name of its group in the default menu; null at the top level. */
  readonly group: string | null;
}

/** The groups of the default menu, below its entries at the top level. */
export const screenGroups = [
  {
    name: 'management',
    icon: 'management',
    requiredRole: 'moderator',
  },
] as const satisfies readonly ScreenGroup[];

/**
 * The screens in the order of the default menu. Stores whose menu was never edited take a new one over at
 * the next start.
 */
export const screenRegistry = [
  {
    key: 'Dashboard',
    name: 'dashboard',
    path: '/app/dashboard',
    group: null,
    icon: 'dashboard',
    requiredRole: 'user',
  },
  {
    key: 'ParserStatusView',
    name: 'parsers',
    path: '/app/parsers',
    group: 'management',
    icon: 'parsers',
    requiredRole: 'moderator',
  },
  {
    key: 'MenuManager',
    name: 'menu-manager',
    path: '/app/menu',
    group: 'management',
    icon: 'menu',
    requiredRole: 'admin',
  },
  {
    key: 'UserManager',
    name: 'users',
    path: '/app/users',
    group: 'management',
    icon: 'users',
    requiredRole: 'admin',
  },
  {
    key: 'AuditLog',
    name: 'audit',
    path: '/app/audit',
    group: 'management',
    icon: 'audit',
    requiredRole: 'admin',
  },
] as const satisfies readonly ScreenFacts[];

export const screenKeys = valuesOf(screenRegistry, 'key');
export type ScreenKey = (typeof screenKeys)[number];

export const isScreenKey = (value: string | null): value is ScreenKey =>
  screenKeys.some((key) => key === value);
