import { describe, expect, it } from 'vitest';
import { menuEntries, menuEntryOf, menuGroupOf } from '../../../testing/menuFixtures.ts';
import { added, canMove, changed, duplicated, moved, type Step, stepOf, without } from './edits.ts';
import { inOrder, matching, treeOf } from './menuTree.ts';

const menu = menuEntries();
const shape = (entries: typeof menu) =>
  entries.map(({ key, parent }) => (parent === null ? key : `${parent}/${key}`)).join(' ');

/** The menu after a step, or the step's name where it leads nowhere. */
function after(key: string, step: Step): string {
  const move = stepOf(menu, key, step);
  return move === null ? 'nowhere' : shape(moved(menu, move));
}

describe('a step', () => {
  it.each<[string, Step, string]>([
    ['dashboard', 'up', 'nowhere'],
    ['dashboard', 'down', 'line dashboard management management/parsers management/menu'],
    ['menu', 'up', 'dashboard line management management/menu management/parsers'],
    ['menu', 'down', 'nowhere'],
    ['menu', 'in', 'dashboard line management management/parsers parsers/menu'],
    ['menu', 'out', 'dashboard line management management/parsers menu'],
    ['management', 'in', 'nowhere'],
    ['management', 'up', 'dashboard management management/parsers management/menu line'],
    ['management', 'out', 'nowhere'],
  ])('of %s %s gives %s', (key, step, expected) => {
    expect(after(key, step)).toBe(expected);
  });
});

describe('a move', () => {
  it('rejects moves into itself, into a separator, or beyond the maximum depth', () => {
    expect(canMove(menu, { key: 'management', target: 'menu', place: 'inside' })).toBe(false);
    expect(canMove(menu, { key: 'dashboard', target: 'line', place: 'inside' })).toBe(false);
    const deep = ['a', 'b', 'c', 'd', 'e', 'f'].map((key, at, all) =>
      menuGroupOf(key, { parent: all[at - 1] ?? null }),
    );
    const all = [...deep, menuEntryOf('x')];
    expect(canMove(all, { key: 'x', target: 'e', place: 'inside' })).toBe(true);
    expect(canMove(all, { key: 'x', target: 'f', place: 'inside' })).toBe(false);
  });
});

it('adds, copies and removes entries with their descendants, under unique names', () => {
  const fresh = { key: 'n1', type: 'item', display_names: { ru: 'Новый' } } as const;
  const one = added(menu, fresh, 'management');
  expect(shape(one.entries)).toContain('management/menu management/n1');
  const two = added(one.entries, { ...fresh, key: 'n2' }, 'dashboard');
  expect(two.entries.map(({ name }) => name)).toContain('item-2');
  let n = 0;
  const copy = duplicated(menu, 'management', () => `k${++n}`);
  expect(shape(copy?.entries ?? [])).toBe(
    'dashboard line management management/parsers management/menu k1 k1/k2 k1/k3',
  );
  expect(new Set(copy?.entries.map(({ path }) => path)).size).toBe(6);
  expect(shape(without(menu, 'management'))).toBe('dashboard line');
});

it('removes fields from a group that only items have', () => {
  const group = changed(menu, 'dashboard', { type: 'group' })[0];
  expect(group).toMatchObject({ type: 'group', path: null, component: null });
});

it('includes entries in a cycle or without a parent', () => {
  const odd = [
    menuGroupOf('a', { parent: 'b' }),
    menuGroupOf('b', { parent: 'a' }),
    menuEntryOf('lost', { parent: 'gone' }),
  ];
  expect(inOrder(odd)).toHaveLength(3);
  expect(treeOf(odd).map(({ entry }) => entry.key)).toEqual(['lost', 'a']);
});

it('finds entries by a part of the name, with their ancestors', () => {
  const found = matching(treeOf(menu), ' МЕНЮ', (entry) => entry.display_names.ru);
  expect(found.map(({ entry, children }) => [entry.key, children.length])).toEqual([
    ['management', 1],
  ]);
});
