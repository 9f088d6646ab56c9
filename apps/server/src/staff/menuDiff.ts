import { isDeepStrictEqual } from 'node:util';
import type { MenuChange, MenuEntry } from '@litometr/api-contract';

/** What a draft changes: entries that are there no longer, then those of the draft in its order. */
export function menuChanges(
  before: readonly MenuEntry[],
  after: readonly MenuEntry[],
): MenuChange[] {
  const old = new Map(before.map((item) => [item.key, item]));
  const kept = new Set(after.map(({ key }) => key));
  const removed = before
    .filter(({ key }) => !kept.has(key))
    .map((item): MenuChange => ({ key: item.key, kinds: ['removed'], before: item, after: null }));
  const others = after.flatMap((item): MenuChange[] => {
    const was = old.get(item.key);
    if (was === undefined) return [{ key: item.key, kinds: ['added'], before: null, after: item }];
    const kinds: MenuChange['kinds'] = [];
    if (isMoved(was, item, before, after)) kinds.push('moved');
    if (!isDeepStrictEqual({ ...was, parent: null }, { ...item, parent: null })) {
      kinds.push('changed');
    }
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
