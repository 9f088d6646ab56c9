import { MENU_DEPTH_MAX, type MenuEntry } from '@litometr/api-contract';
import { above, familyOf, heightOf, inOrder } from './menuTree.ts';

/** `key` becomes a sibling of `target`, or its last child. */
export interface Move {
  key: string;
  target: string;
  place: 'before' | 'after' | 'inside';
}

/** The ways of an entry by one step. */
export type Step = 'up' | 'down' | 'in' | 'out';

const find = (entries: readonly MenuEntry[], key: string) =>
  entries.find((entry) => entry.key === key);

/** Not into itself or what is in it, not into a separator, not deeper than menus are read. */
export function canMove(entries: readonly MenuEntry[], { key, target, place }: Move): boolean {
  const goal = find(entries, target);
  if (goal === undefined || familyOf(entries, key).has(target)) return false;
  if (place === 'inside' && goal.type === 'separator') return false;
  const depth = above(entries, target).length + (place === 'inside' ? 1 : 0);
  return depth + heightOf(entries, key) <= MENU_DEPTH_MAX;
}

/** The entries with one and its family in another place; as they are where it cannot go there. */
export function moved(entries: readonly MenuEntry[], move: Move): MenuEntry[] {
  const entry = find(entries, move.key);
  const goal = find(entries, move.target);
  if (entry === undefined || goal === undefined || !canMove(entries, move)) return [...entries];
  const family = familyOf(entries, move.key);
  const inside = move.place === 'inside';
  const block = entries
    .filter(({ key }) => family.has(key))
    .map((own) => (own === entry ? { ...own, parent: inside ? goal.key : goal.parent } : own));
  const rest = entries.filter(({ key }) => !family.has(key));
  const at = rest.indexOf(goal);
  const cut = move.place === 'before' ? at : inside ? rest.length : at + 1;
  return inOrder([...rest.slice(0, cut), ...block, ...rest.slice(cut)]);
}

/** Where a step leads; null where it leads nowhere. */
export function stepOf(entries: readonly MenuEntry[], key: string, step: Step): Move | null {
  const entry = find(entries, key);
  if (entry === undefined) return null;
  const level = entries.filter(({ parent }) => parent === entry.parent);
  const at = level.indexOf(entry);
  const [before, after] = [level[at - 1], level[at + 1]];
  const parent = entry.parent === null ? undefined : find(entries, entry.parent);
  const moves: Record<Step, Move | null> = {
    up: before === undefined ? null : { key, target: before.key, place: 'before' },
    down: after === undefined ? null : { key, target: after.key, place: 'after' },
    in: before === undefined ? null : { key, target: before.key, place: 'inside' },
    out: parent === undefined ? null : { key, target: parent.key, place: 'after' },
  };
  const move = moves[step];
  return move !== null && canMove(entries, move) ? move : null;
}

/** Returns a unique text: `report`, `report-2`, `report-3`. */
function freeText(preferred: string, taken: ReadonlySet<string>): string {
  let text = preferred;
  for (let n = 2; taken.has(text); n += 1) text = `${preferred}-${n}`;
  return text;
}

interface Taken {
  keys: Set<string>;
  names: Set<string>;
  paths: Set<string>;
}

const takenBy = (entries: readonly MenuEntry[]): Taken => ({
  keys: new Set(entries.map(({ key }) => key)),
  names: new Set(entries.map(({ name }) => name)),
  paths: new Set(entries.flatMap(({ path }) => (path === null ? [] : [path]))),
});

export interface Added {
  entries: MenuEntry[];
  key: string;
}

/** A new entry after the chosen one, or the last in it where that is an open group. */
export function added(
  entries: readonly MenuEntry[],
  fresh: Pick<MenuEntry, 'key' | 'type' | 'display_names'>,
  chosen: string | null,
): Added {
  const taken = takenBy(entries);
  const name = freeText(fresh.type, taken.names);
  const entry: MenuEntry = {
    ...fresh,
    parent: null,
    name,
    path: fresh.type === 'item' ? freeText(`/app/${name}`, taken.paths) : null,
    component: null,
    icon: null,
    required_role: fresh.type === 'separator' ? null : 'user',
    default_expanded: fresh.type === 'group',
    titles: {},
  };
  const goal = chosen === null ? undefined : find(entries, chosen);
  const all = [...entries, entry];
  if (goal === undefined) return { entries: all, key: entry.key };
  const place = goal.type === 'group' && fresh.type !== 'separator' ? 'inside' : 'after';
  return { entries: moved(all, { key: entry.key, target: goal.key, place }), key: entry.key };
}

/** A copy of an entry and of all in it, after it, with names and addresses of their own. */
export function duplicated(
  entries: readonly MenuEntry[],
  key: string,
  newKey: () => string,
): Added | null {
  const family = familyOf(entries, key);
  const entry = find(entries, key);
  if (entry === undefined) return null;
  const taken = takenBy(entries);
  const keys = new Map([...family].map((own) => [own, newKey()]));
  const copies = entries
    .filter((own) => family.has(own.key))
    .map((own): MenuEntry => {
      const name = freeText(own.name, taken.names);
      const path = own.path === null ? null : freeText(own.path, taken.paths);
      taken.names.add(name);
      if (path !== null) taken.paths.add(path);
      const parent = own === entry ? own.parent : (keys.get(own.parent ?? '') ?? own.parent);
      return { ...own, key: keys.get(own.key) ?? newKey(), parent, name, path };
    });
  const copy = keys.get(key);
  if (copy === undefined) return null;
  const all = [...entries, ...copies];
  return { entries: moved(all, { key: copy, target: key, place: 'after' }), key: copy };
}

/** The entries without one and all in it. */
export function without(entries: readonly MenuEntry[], key: string): MenuEntry[] {
  const family = familyOf(entries, key);
  return entries.filter((entry) => !family.has(entry.key));
}

/** Returns the entries with one changed. Fields that its kind does not have are removed. */
export function changed(
  entries: readonly MenuEntry[],
  key: string,
  change: Partial<Omit<MenuEntry, 'key' | 'parent'>>,
): MenuEntry[] {
  return entries.map((entry) => {
    if (entry.key !== key) return entry;
    const next = { ...entry, ...change };
    return next.type === 'item' ? next : { ...next, path: null, component: null };
  });
}
