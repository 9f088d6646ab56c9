import type { MenuItem } from '@litometr/auth-machine';
import type { NavNode } from '@litometr/ui';
import type { IntlShape } from 'react-intl';
import { paths } from '../domain/paths.ts';
import { portalPath, portals } from '../portals/portals.ts';
import { iconOf } from './menuIcons.ts';
import { shellMessages as messages } from './shell.messages.ts';

/** The menu of every visitor (docs/product-spec.md#2-screens-and-routes). */
export function baseMenu({ formatMessage: t }: Pick<IntlShape, 'formatMessage'>): NavNode[] {
  return [
    { type: 'item', id: 'home', label: t(messages.navHome), href: paths.home, icon: 'home' },
    {
      type: 'group',
      id: 'portals',
      label: t(messages.navPortals),
      defaultExpanded: true,
      children: portals.map((portal) => ({
        type: 'item',
        id: portal.slug,
        label: t(portal.name),
        href: portalPath(portal.slug),
        ...(portal.pages.length === 0
          ? {}
          : {
              children: portal.pages.map((page) => ({
                type: 'item' as const,
                id: `${portal.slug}/${page.path}`,
                label: t(page.name),
                href: portalPath(portal.slug, page.path),
              })),
            }),
      })),
    },
  ];
}

/** Converts an entry of the server's menu to a tree node; entries without a target are left out. */
function serverNode(item: MenuItem): NavNode[] {
  const id = `server:${item.name}`;
  if (item.type === 'separator') return [{ type: 'separator', id }];
  const icon = iconOf(item.meta.icon);
  const common = { id, label: item.displayName, ...(icon === undefined ? {} : { icon }) };
  const children = item.children.flatMap(serverNode);
  const defaultExpanded = item.meta.defaultExpanded === true;
  if (item.type === 'group') return [{ ...common, type: 'group', children, defaultExpanded }];
  if (item.path === null) return [];
  const below = children.length > 0 && { children, defaultExpanded };
  return [{ ...common, type: 'item', href: item.path, ...below }];
}

/** Base menu, a separator, the server's menu; the base menu alone where there is none. */
export function fullMenu(base: readonly NavNode[], server: readonly MenuItem[]): NavNode[] {
  const nodes = server.flatMap(serverNode);
  if (nodes.length === 0) return [...base];
  return [...base, { type: 'separator', id: 'server' }, ...nodes];
}
