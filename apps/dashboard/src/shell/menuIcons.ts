import type { IconName } from '@litometr/ui';

/** Icons that the server's menu may name; a name that is not here shows none. */
const icons: Readonly<Record<string, IconName>> = {
  dashboard: 'dashboard',
  management: 'settings',
  parsers: 'activity',
  menu: 'genres',
  users: 'authors',
  audit: 'history',
};

export function iconOf(name: string | undefined): IconName | undefined {
  return name !== undefined && Object.hasOwn(icons, name) ? icons[name] : undefined;
}
