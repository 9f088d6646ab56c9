import type { MenuItem } from '@litometr/api-contract';
import { locales, screenKeys } from '@litometr/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenDatabase, openEmbedded } from '../../postgres/database.ts';
import { menuItems, menuVersions } from '../../postgres/schema.ts';
import { type DefaultEntry, defaultMenu } from './defaultMenu.ts';
import { pickLocale } from './languages.ts';
import { MenuStore } from './menuStore.ts';

let opened: OpenDatabase;
let store: MenuStore;
beforeAll(async () => {
  opened = await openEmbedded(null, () => Promise.resolve());
  store = new MenuStore(opened.db);
});
afterAll(() => opened.close());

const names = (items: MenuItem[]): string[] =>
  items.flatMap((item) => [item.name, ...names(item.children)]);

async function versions(): Promise<number> {
  return (await opened.db.select().from(menuVersions)).length;
}

describe('the default menu', () => {
  it('shows built screens only, and no group without one', () => {
    const shown = (components: string[]) => JSON.stringify(defaultMenu(components));
    expect(shown(['Dashboard', 'ParserStatusView'])).not.toContain('UserManager');
    expect(defaultMenu(['Dashboard']).map((entry) => entry.name)).toEqual(['dashboard']);
  });

  it('is taken over by a store until a person edits its menu', async () => {
    await store.seed(defaultMenu(['Dashboard']));
    await store.seed(defaultMenu(['Dashboard']));
    expect(await versions()).toBe(1);
    expect(names(await store.forRole('admin', 'ru'))).toEqual(['dashboard']);

    await store.seed(defaultMenu(['Dashboard', 'UserManager']));
    expect(names(await store.forRole('admin', 'ru'))).toEqual(['dashboard', 'management', 'users']);

    await opened.db.insert(menuVersions).values({ origin: 'edited' });
    await store.seed(defaultMenu(['Dashboard']));
    expect(await store.forRole('admin', 'ru')).toEqual([]);
    expect(await versions()).toBe(3);
  });
});

it('hides by rank, with the groups and separators that are left alone', async () => {
  const [version] = await opened.db
    .insert(menuVersions)
    .values({ origin: 'edited' })
    .returning({ id: menuVersions.id });
  const versionId = version?.id ?? 0;
  const row = (
    name: string,
    type: 'item' | 'group' | 'separator',
    requiredRole: string | null,
  ) => ({
    versionId,
    position: 0,
    name,
    type,
    requiredRole,
    displayNames: { ru: name },
  });
  const top = [
    row('first-line', 'separator', null),
    row('open', 'item', null),
    row('line', 'separator', null),
    row('second-line', 'separator', null),
    row('staff', 'group', null),
    row('last-line', 'separator', null),
    row('nobody', 'item', 'emperor'),
  ].map((entry, position) => ({ ...entry, position }));
  const inserted = await opened.db.insert(menuItems).values(top).returning();
  const staff = inserted.find((item) => item.name === 'staff');
  await opened.db
    .insert(menuItems)
    .values({ ...row('secret', 'item', 'moderator'), parentId: staff?.id });

  const shown = async (role: string) => names(await store.forRole(role, 'en'));
  expect(await shown('admin')).toEqual(['open', 'line', 'staff', 'secret']);
  expect(await shown('vip')).toEqual(['open']);
  expect(await shown('somebody')).toEqual(['open']);
});

it.each<[string | undefined, string]>([
  [undefined, 'ru'],
  ['', 'ru'],
  ['fa', 'fa'],
  ['pt', 'pt-BR'],
  ['zh-TW', 'zh-CN'],
  ['PT-br', 'pt-BR'],
  ['eo, en;q=0.5, es;q=0.7', 'es'],
  ['en;q=0, eo', 'ru'],
  [';;,=,;q=', 'ru'],
])('Accept-Language %j is answered in %s', (header, locale) => {
  expect(pickLocale(header)).toBe(locale);
});

it('has every screen, with a name in every language', () => {
  const walk = (entries: DefaultEntry[]): DefaultEntry[] =>
    entries.flatMap((entry) => [entry, ...(entry.type === 'group' ? walk(entry.children) : [])]);
  const all = walk(defaultMenu());
  expect(all.flatMap((entry) => (entry.type === 'item' ? entry.component : []))).toEqual(
    screenKeys,
  );
  for (const entry of all) {
    expect(Object.values(entry.displayNames).filter((name) => name.trim() !== '')).toHaveLength(
      locales.length,
    );
  }
});
