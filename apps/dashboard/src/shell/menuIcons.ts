import type { IconName } from '@litometr/ui';

/** Icons that the server's menu may name; a name that is not here shows none. */
const icons = {
  dashboard: 'dashboard',
  management: 'settings',
  parsers: 'activity',
  menu: 'genres',
  users: 'authors',
  audit: 'history',
  books: 'books',
  calendar: 'calendar',
  chart: 'chart',
  document: 'document',
  shield: 'shield',
  star: 'star',
  tags: 'tags',
  top: 'top',
} as const satisfies Readonly<Record<string, IconName>>;

export type MenuIconName = keyof typeof icons;

/** All names that `iconOf` knows. */
// Object.keys forgets the names of a table whose keys are known.
export const menuIconNames = Object.keys(icons) as MenuIconName[];

const isKnown = (name: string): name is MenuIconName => Object.hasOwn(icons, name);

export function iconOf(name: string | undefined): IconName | undefined {
  return name !== undefined && isKnown(name) ? icons[name] : undefined;
}
