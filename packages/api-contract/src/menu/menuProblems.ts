import { isScreenKey } from '@litometr/domain';
import { roleRank } from '../endpoints/session.ts';
import type { MenuEntry, MenuProblem } from '../endpoints/staffMenu.ts';

type Kind = MenuProblem['kind'];

/** Maximum depth of a menu that clients read; deeper entries are never shown. */
export const MENU_DEPTH_MAX = 6;

/** Problems that do not prevent publication. */
const warnings: readonly Kind[] = ['empty_group', 'unknown_component', 'unknown_role'];

/** Addresses of the dashboard itself; a menu's entry there would never be reached. */
const baseRoutes: readonly RegExp[] = [
  /^\/$/,
  /^\/(?:login|about|app|app\/profile)\/?$/,
  /^\/(?:api|assets|portals|authors|books)(?:\/|$)/,
];

/**
 * Returns all problems of a menu, in the order of its entries. Shared by editors and the server.
 */
export function menuProblems(items: readonly MenuEntry[]): MenuProblem[] {
  const found: MenuProblem[] = [];
  const say = (kind: Kind, { key }: MenuEntry, other: string | null = null) => {
    found.push({ kind, key, other, level: warnings.includes(kind) ? 'warning' : 'error' });
  };
  const byKey = new Map(items.map((item) => [item.key, item]));
  const seen = { key: new Map<string, string>(), name: new Map<string, string>() };
  const paths = new Map<string, string>();
  for (const item of items) {
    if (seen.key.has(item.key)) say('duplicate_key', item, item.key);
    seen.key.set(item.key, item.key);
    const sameName = seen.name.get(item.name);
    if (sameName !== undefined) say('duplicate_name', item, sameName);
    seen.name.set(item.name, item.key);
    ownProblems(item, items, say);
    const path = item.path?.replace(/\/+$/, '').toLowerCase();
    if (item.type === 'item' && path !== undefined) {
      const samePath = paths.get(path);
      if (samePath !== undefined) say('duplicate_path', item, samePath);
      paths.set(path, item.key);
    }
    placeProblems(item, byKey, say);
  }
  for (const item of straySeparators(items)) say('stray_separator', item);
  return found;
}

type Say = (kind: Kind, item: MenuEntry, other?: string | null) => void;

function ownProblems(item: MenuEntry, items: readonly MenuEntry[], say: Say): void {
  const { type, path, component, required_role: role } = item;
  if (type === 'item' && path === null) say('no_path', item);
  if (type !== 'item' && (path !== null || component !== null)) say('needless_path', item);
  if (path !== null && baseRoutes.some((route) => route.test(path))) say('base_route', item, path);
  if (type === 'item' && !isScreenKey(component)) {
    say('unknown_component', item, component);
  }
  if (role !== null && !Object.hasOwn(roleRank, role)) say('unknown_role', item, role);
  if (type === 'group' && !items.some(({ parent }) => parent === item.key)) {
    say('empty_group', item);
  }
}

function placeProblems(item: MenuEntry, byKey: ReadonlyMap<string, MenuEntry>, say: Say): void {
  if (item.parent === null) return;
  const parent = byKey.get(item.parent);
  if (parent === undefined) say('unknown_parent', item, item.parent);
  if (parent?.type === 'separator') say('separator_parent', item, item.parent);
  const above = new Set<string>();
  for (let at = parent; at !== undefined; at = byKey.get(at.parent ?? '')) {
    if (at.key === item.key) {
      say('cycle', item, item.parent);
      return;
    }
    if (above.has(at.key)) return;
    above.add(at.key);
  }
  if (above.size >= MENU_DEPTH_MAX) say('too_deep', item);
}

/** Separators that are not between two other entries of their level. */
function straySeparators(items: readonly MenuEntry[]): MenuEntry[] {
  return items.filter((item) => {
    if (item.type !== 'separator') return false;
    const level = items.filter(({ parent }) => parent === item.parent);
    const at = level.indexOf(item);
    const [before, after] = [level[at - 1], level[at + 1]];
    return before === undefined || after === undefined || after.type === 'separator';
  });
}
