import type { MenuItem } from '@litometr/auth-machine';
import type { NavNode } from '@litometr/ui';
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

/** Label and address of every node, in order. */
const linksOf = (nodes: readonly NavNode[]): string[] =>
  nodes.flatMap((node) => {
    if (node.type === 'separator') return [];
    const own = node.type === 'item' ? [`${node.label} ${node.href}`] : [node.label];
    return [...own, ...linksOf(node.children ?? [])];
  });

test('the base menu is the one of the specification', () => {
  // Written out, so that a change of the registry of portals does not change the menu unnoticed.
  expect(linksOf(base)).toMatchInlineSnapshot(`
    [
      "Главная /",
      "Порталы",
      "Литнет /portals/litnet",
      "Анализ по тегам /portals/litnet/tag-stats",
      "Детальные тренды /portals/litnet/detailed-trends",
      "Бестселлеры /portals/litnet/bestsellers",
      "Топ 100 /portals/litnet/global-top",
      "ТОП по жанрам /portals/litnet/genre-tops",
      "Жанровая статистика /portals/litnet/genre-stats",
      "Каталог книг /portals/litnet/books",
      "Список авторов /portals/litnet/authors",
      "Литмаркет /portals/litmarket",
      "Литрес /portals/litres",
      "Автор.Тудей /portals/authortoday",
      "Литгород /portals/litgorod",
      "Букривер /portals/bookriver",
    ]
  `);
  expect(base[1]).toMatchObject({ label: 'Порталы', defaultExpanded: true });
});

test('an entry with entries below it is open from the start where the server says so', () => {
  const children = [entry({ name: 'below' })];
  const menu = fullMenu(base, [
    entry({ name: 'open', meta: { defaultExpanded: true }, children }),
    entry({ name: 'closed', children }),
  ]);
  expect(menu.slice(base.length + 1)).toMatchObject([
    { id: 'server:open', defaultExpanded: true },
    { id: 'server:closed', defaultExpanded: false },
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
