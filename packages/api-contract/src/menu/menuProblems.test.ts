import { describe, expect, it } from 'vitest';
import type { MenuEntry } from '../endpoints/staffMenu.ts';
import { changedFields } from './menuChanges.ts';
import { menuProblems } from './menuProblems.ts';

const entry = (key: string, more: Partial<MenuEntry> = {}): MenuEntry => ({
  key,
  parent: null,
  type: 'item',
  name: key,
  path: `/app/${key}`,
  component: 'Dashboard',
  icon: null,
  required_role: 'user',
  default_expanded: false,
  display_names: { ru: key },
  titles: {},
  ...more,
});
const group = (key: string, more: Partial<MenuEntry> = {}) =>
  entry(key, { type: 'group', path: null, component: null, ...more });
const line = (key: string) => group(key, { type: 'separator' });

describe('the checks of a menu', () => {
  it.each<[string, MenuEntry[], string[]]>([
    ['nothing', [], []],
    ['a good one', [entry('a'), line('l'), group('g'), entry('b', { parent: 'g' })], []],
    ['a name twice', [entry('a'), entry('b', { name: 'a' })], ['duplicate_name b']],
    ['a path twice', [entry('a'), entry('b', { path: '/app/A/' })], ['duplicate_path b']],
    ['a key twice', [entry('a'), entry('a', { name: 'x', path: '/app/x' })], ['duplicate_key a']],
    ['a base route', [entry('a', { path: '/portals/litnet' })], ['base_route a']],
    ['the profile', [entry('a', { path: '/app/profile/' })], ['base_route a']],
    ['no path', [entry('a', { path: null })], ['no_path a']],
    ['a parent that is not there', [entry('a', { parent: 'x' })], ['unknown_parent a']],
    [
      'a circle',
      [group('a', { parent: 'b' }), group('b', { parent: 'a' }), entry('c', { parent: 'b' })],
      ['cycle a', 'cycle b'],
    ],
    ['a line at the edge', [line('l'), entry('a')], ['stray_separator l']],
    ['two lines', [entry('a'), line('k'), line('l'), entry('b')], ['stray_separator k']],
    ['a line alone in a group', [group('g'), { ...line('l'), parent: 'g' }], ['stray_separator l']],
    ['an empty group', [group('g')], ['empty_group g']],
    ['an unknown component', [entry('a', { component: 'X' })], ['unknown_component a']],
    [
      'an entry that is too deep',
      ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((key, at, all) =>
        (key === 'g' ? entry : group)(key, { parent: all[at - 1] ?? null }),
      ),
      ['too_deep g'],
    ],
    ['an unknown role', [entry('a', { required_role: 'emperor' })], ['unknown_role a']],
  ])('find %s', (_what, items, expected) => {
    expect(menuProblems(items).map(({ kind, key }) => `${kind} ${key}`)).toEqual(expected);
  });
});

it('returns the fields that differ; an absent translation is none', () => {
  const was = entry('a', { display_names: { ru: 'a', en: undefined } });
  expect(changedFields(was, entry('a', { parent: 'g' }))).toEqual([]);
  const is = entry('a', {
    display_names: { ru: 'a', fa: 'ا' },
    titles: { ru: 'b' },
    icon: 'users',
  });
  expect(changedFields(was, is)).toEqual(['display_names', 'titles', 'icon']);
});
