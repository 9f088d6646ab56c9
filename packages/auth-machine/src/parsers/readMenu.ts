import { inAppPath } from '../machine/inAppPath.ts';
import type { MenuItem, MenuItemMeta } from '../machine/types.ts';

/** Far above any menu that a person can use; bounds the work on a broken or hostile one. */
const DEPTH_MAX = 6;
const ITEMS_MAX = 500;

type Fields = Record<string, unknown>;

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);
const flag = (value: unknown) => (typeof value === 'boolean' ? value : undefined);
const fields = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/**
 * The usable entries of a menu from outside. Entries that are no entries, of an unknown type, too
 * deep, or whose path leads out of the site are left out; the others stay.
 */
export function readMenu(entries: readonly unknown[]): MenuItem[] {
  const budget = { left: ITEMS_MAX };
  return readLevel(entries, 1, budget);
}

function readLevel(
  entries: readonly unknown[],
  depth: number,
  budget: { left: number },
): MenuItem[] {
  if (depth > DEPTH_MAX) return [];
  const items: MenuItem[] = [];
  for (const entry of entries) {
    if (budget.left <= 0) break;
    budget.left -= 1;
    const item = readItem(fields(entry), depth, budget);
    if (item !== null) items.push(item);
  }
  return items;
}

function readItem(entry: Fields, depth: number, budget: { left: number }): MenuItem | null {
  const type = entry['type'] ?? 'item';
  const name = text(entry['name']) ?? '';
  if (type !== 'item' && type !== 'group' && type !== 'separator') return null;
  if (type !== 'separator' && name === '') return null;
  const path = inAppPath(entry['path']);
  if (type === 'item' && path === null) return null;
  const children = Array.isArray(entry['children']) ? entry['children'] : [];
  return {
    name,
    path: type === 'item' ? path : null,
    displayName: text(entry['displayName']) ?? name,
    type,
    component: text(entry['component']) ?? null,
    meta: readMeta(fields(entry['meta'])),
    children: type === 'separator' ? [] : readLevel(children, depth + 1, budget),
  };
}

function readMeta(meta: Fields): MenuItemMeta {
  return {
    icon: text(meta['icon']),
    defaultExpanded: flag(meta['defaultExpanded']),
    requiredRole: requiredRole(meta['requiredRole']),
    title: text(meta['title']),
  };
}

/**
 * A missing or blank value requires no role; a value that is not a string hides the entry rather
 * than opening it.
 */
function requiredRole(value: unknown): string | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  return typeof value === 'string' ? value : 'unreadable';
}
