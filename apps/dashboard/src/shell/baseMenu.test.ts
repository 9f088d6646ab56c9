import type { MenuItem } from '@litometr/auth-machine';
import { portalDefinitions } from '@litometr/domain';
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
      children: portalDefinitions.map(({ slug, name, pages }) => ({
        label: name,
        href: `/portals/${slug}`,
        ...(pages.length === 0 ? {} : { children: { length: pages.length } }),
      })),
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
