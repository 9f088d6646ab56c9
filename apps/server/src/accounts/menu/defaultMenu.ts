import {
  type Role,
  type ScreenFacts,
  type ScreenGroup,
  screenGroups,
  screenKeys,
  screenRegistry,
} from '@litometr/domain';
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

const commonOf = ({ icon, requiredRole, displayNames }: ScreenGroup) => ({
  icon,
  requiredRole,
  displayNames,
});

const itemOf = (screen: ScreenFacts): DefaultEntry => ({
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
