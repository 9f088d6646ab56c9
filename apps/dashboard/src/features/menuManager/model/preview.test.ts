import { expect, it } from 'vitest';
import { menuEntries, menuEntryOf, menuGroupOf } from '../../../testing/menuFixtures.ts';
import { previewOf } from './preview.ts';

const menu = [
  ...menuEntries(),
  menuEntryOf('nobody', { required_role: 'emperor' }),
  menuGroupOf('hollow', { required_role: null }),
];

const seen = (role: string) => {
  const { nodes, hidden } = previewOf(menu, { role, locale: 'en', base: [] });
  return { nodes, hidden: hidden.map(({ key, reason }) => `${key}: ${reason}`) };
};

it('shows a role its menu, with the reasons for hidden entries', () => {
  expect(seen('admin').hidden).toEqual(['nobody: unknownRole', 'hollow: empty']);
  expect(seen('vip')).toEqual({
    nodes: [
      { type: 'separator', id: 'server' },
      {
        type: 'item',
        id: 'server:dashboard',
        label: 'Overview',
        href: '/app/dashboard',
        icon: 'dashboard',
      },
    ],
    hidden: [
      'management: role',
      'parsers: role',
      'menu: role',
      'nobody: unknownRole',
      'hollow: empty',
    ],
  });
  expect(seen('guest').nodes).toEqual([]);
});
