import type { MenuItem } from '@litometr/auth-machine';
import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { baseMenu, fullMenu } from './baseMenu.ts';

const base = baseMenu(createIntl({ locale: 'ru', defaultLocale: 'ru', messages: {} }));

const entry = (change: Partial<MenuItem>): MenuItem => ({
  name: 'entry',
  path: '/app/entry',
  displayName: 'Entry',
  type: 'item',
  component: 'Dashboard',
  meta: {},
  children: [],
  ...change,
});

test('the base menu is the one of the specification', () => {
  expect(base).toMatchObject([
    { label: 'Главная', href: '/' },
    {
      label: 'Порталы',
      defaultExpanded: true,
      children: [
        { label: 'Литнет', href: '/portals/litnet', children: { length: 8 } },
        { label: 'Литмаркет', href: '/portals/litmarket' },
        { label: 'Литрес', href: '/portals/litres' },
        { label: 'Автор.Тудей', href: '/portals/authortoday' },
        { label: 'Литгород', href: '/portals/litgorod' },
        { label: 'Букривер', href: '/portals/bookriver' },
      ],
    },
  ]);
});

test("the server's menu follows below a separator; without one there is no separator", () => {
  expect(fullMenu(base, [])).toEqual(base);
  expect(fullMenu(base, [entry({})])).toMatchObject([
    ...base.map(({ id }) => ({ id })),
    { type: 'separator' },
    { type: 'item', label: 'Entry', href: '/app/entry' },
  ]);
});

test('an entry without a path is left out, and so is an unknown icon', () => {
  const menu = fullMenu(base, [
    entry({ name: 'lost', path: null }),
    entry({ name: 'odd', meta: { icon: 'constructor' } }),
  ]);
  expect(menu.slice(base.length + 1)).toEqual([
    { type: 'item', id: 'server:odd', label: 'Entry', href: '/app/entry' },
  ]);
});
