import { type Role, screenGroups, screenKeys, screenRegistry } from '@litometr/domain';
import { messageByLocale } from '../../messages/messages.ts';
import type { DisplayNames } from '../../postgres/schema.ts';

interface EntryCommon {
  name: string;
  icon: string;
  requiredRole: Role;
  displayNames: Required<DisplayNames>;
}

export type DefaultEntry =
  | (EntryCommon & { type: 'item'; path: string; component: string })
  | (EntryCommon & { type: 'group'; children: DefaultEntry[] });

type Screen = (typeof screenRegistry)[number];
type Group = (typeof screenGroups)[number];

const commonOf = ({ name, icon, requiredRole }: Screen | Group) => ({
  icon,
  requiredRole,
  displayNames: messageByLocale(`menu.${name}`),
});

const itemOf = (screen: Screen): DefaultEntry => ({
  type: 'item',
  name: screen.name,
  path: screen.path,
  component: screen.key,
  ...commonOf(screen),
});

/** Returns the menu that a new store starts with: these screens, and no group that is empty. */
export function defaultMenu(components: readonly string[] = screenKeys): DefaultEntry[] {
  const itemsOf = (group: string | null) =>
    screenRegistry
      .filter((screen) => screen.group === group && components.includes(screen.key))
      .map(itemOf);
  const groups = screenGroups.map(
    (group): DefaultEntry => ({
      type: 'group',
      name: group.name,
      ...commonOf(group),
      children: itemsOf(group.name),
    }),
  );
  return [
    ...itemsOf(null),
    ...groups.filter((group) => group.type === 'group' && group.children.length > 0),
  ];
}
