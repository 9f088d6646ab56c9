import type { MenuEntry, MenuItem } from '@litometr/api-contract';
import { hasRole, roleRank, visibleMenu } from '@litometr/auth-machine';
import { readMenu } from '@litometr/auth-machine/parsers';
import type { Locale } from '@litometr/domain';
import type { NavNode } from '@litometr/ui';
import { fullMenu } from '../../../shell/baseMenu.ts';
import { type MenuBranch, treeOf } from './menuTree.ts';

/** The name of an entry in a language; Russian where it is not translated. */
export const nameIn = ({ display_names: names }: MenuEntry, locale: Locale): string =>
  names[locale] ?? names.ru;

/** As the server would send it to somebody who sees all. */
function itemOf({ entry, children }: MenuBranch, locale: Locale): MenuItem {
  const displayName = nameIn(entry, locale);
  return {
    name: entry.name,
    path: entry.path,
    displayName,
    type: entry.type,
    component: entry.component,
    meta: {
      ...(entry.icon === null ? {} : { icon: entry.icon }),
      ...(entry.required_role === null ? {} : { requiredRole: entry.required_role }),
      defaultExpanded: entry.default_expanded,
      title: entry.titles[locale] ?? displayName,
    },
    children: children.map((child) => itemOf(child, locale)),
  };
}

/** Why a role does not see an entry. */
export type HiddenReason = 'guest' | 'unreadable' | 'role' | 'unknownRole' | 'parent' | 'empty';

interface HiddenEntry {
  key: string;
  label: string;
  reason: HiddenReason;
}

export interface Preview {
  /** The sidebar of that role. */
  nodes: NavNode[];
  /** The entries of the menu that it hides. */
  hidden: HiddenEntry[];
}

/**
 * Returns the sidebar that a role would see. The menu passes all steps of the product: the parser of
 * responses, the filter by role and the base menu. Guests have no menu of the server
 * (docs/product-spec.md#6-roles-and-permissions).
 */
export function previewOf(
  entries: readonly MenuEntry[],
  { role, locale, base }: { role: string; locale: Locale; base: readonly NavNode[] },
): Preview {
  const all = readMenu(treeOf(entries).map((branch) => itemOf(branch, locale)));
  const visible = role === 'guest' ? [] : visibleMenu(all, role);
  const [read, shown] = [new Set(namesOf(all)), new Set(namesOf(visible))];
  const shownKeys = new Set(entries.filter(({ name }) => shown.has(name)).map(({ key }) => key));
  const reasonOf = ({ name, required_role: required, parent }: MenuEntry): HiddenReason => {
    if (role === 'guest') return 'guest';
    if (!read.has(name)) return 'unreadable';
    if (required !== null && !Object.hasOwn(roleRank, required)) return 'unknownRole';
    if (required !== null && !hasRole(role, required)) return 'role';
    return parent !== null && !shownKeys.has(parent) ? 'parent' : 'empty';
  };
  return {
    nodes: fullMenu(base, visible),
    hidden: entries
      .filter(({ name, type }) => type !== 'separator' && !shown.has(name))
      .map((entry) => ({
        key: entry.key,
        label: nameIn(entry, locale),
        reason: reasonOf(entry),
      })),
  };
}

interface Named {
  name: string;
  children: readonly Named[];
}

function namesOf(items: readonly Named[]): string[] {
  return items.flatMap(({ name, children }) => [name, ...namesOf(children)]);
}
