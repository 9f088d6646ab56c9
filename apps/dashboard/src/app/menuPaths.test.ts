import { expect, test } from 'vitest';
import { entryAt } from './menuPaths.ts';

const item = { displayName: '', type: 'item' as const, meta: {} };
const menu = [
  { ...item, name: 'a', path: '/app/a', component: 'Dashboard', children: [] },
  {
    ...item,
    type: 'group' as const,
    name: 'g',
    path: null,
    component: null,
    children: [{ ...item, name: 'b', path: '/app/b', component: 'ParserStatusView', children: [] }],
  },
];

test('finds the screen of a path at any depth, and none where no entry leads', () => {
  expect(entryAt(menu, '/app/a')?.component).toBe('Dashboard');
  expect(entryAt(menu, '/app/b')?.component).toBe('ParserStatusView');
  expect(entryAt(menu, '/app')).toBeUndefined();
});

test('finds it in any case, with a slash at the end, and for an entry with a query', () => {
  expect(entryAt(menu, '/App/B/')?.component).toBe('ParserStatusView');
  const filtered = {
    ...item,
    name: 'c',
    path: '/app/c?tab=1',
    component: 'Dashboard',
    children: [],
  };
  expect(entryAt([filtered], '/app/c')?.name).toBe('c');
});
