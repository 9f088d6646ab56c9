import type { MenuChange, MenuEntry } from '../endpoints/staffMenu.ts';

/** The fields of an entry itself, without its position. */
export type MenuField = Exclude<keyof MenuEntry, 'key' | 'parent'>;

const fields = [
  'type',
  'name',
  'path',
  'display_names',
  'titles',
  'icon',
  'component',
  'required_role',
  'default_expanded',
] as const satisfies readonly MenuField[];

/** A name that is not translated is the same as one that is absent. */
function sameValue(one: MenuEntry[MenuField], other: MenuEntry[MenuField]): boolean {
  if (typeof one !== 'object' || one === null || typeof other !== 'object' || other === null) {
    return one === other;
  }
  const [names, others] = [new Map(Object.entries(one)), new Map(Object.entries(other))];
  return [...new Set([...names.keys(), ...others.keys()])].every(
    (locale) => names.get(locale) === others.get(locale),
  );
}

/** The fields in which two states of an entry differ. */
export function changedFields(was: MenuEntry, is: MenuEntry): MenuField[] {
  return fields.filter((field) => !sameValue(was[field], is[field]));
}

/**
 * Returns the changes of a draft: entries that were removed, then those of the draft in its order.
 */
export function menuChanges(
  before: readonly MenuEntry[],
  after: readonly MenuEntry[],
): MenuChange[] {
  const old = new Map(before.map((item) => [item.key, item]));
  const remainingKeys = new Set(after.map(({ key }) => key));
  const removed = before
    .filter(({ key }) => !remainingKeys.has(key))
    .map((item): MenuChange => ({ key: item.key, kinds: ['removed'], before: item, after: null }));
  const others = after.flatMap((item): MenuChange[] => {
    const was = old.get(item.key);
    if (was === undefined) return [{ key: item.key, kinds: ['added'], before: null, after: item }];
    const kinds: MenuChange['kinds'] = [];
    if (isMoved(was, item, before, after)) kinds.push('moved');
    if (changedFields(was, item).length > 0) kinds.push('changed');
    return kinds.length === 0 ? [] : [{ key: item.key, kinds, before: was, after: item }];
  });
  return [...removed, ...others];
}

/** In another entry, or behind another one of those that both menus have there. */
function isMoved(
  was: MenuEntry,
  is: MenuEntry,
  before: readonly MenuEntry[],
  after: readonly MenuEntry[],
): boolean {
  if (was.parent !== is.parent) return true;
  const level = (items: readonly MenuEntry[], others: readonly MenuEntry[]) =>
    items
      .filter(
        ({ key, parent }) =>
          parent === is.parent && others.some((o) => o.key === key && o.parent === parent),
      )
      .map(({ key }) => key);
  const [old, now] = [level(before, after), level(after, before)];
  return old[old.indexOf(is.key) - 1] !== now[now.indexOf(is.key) - 1];
}
