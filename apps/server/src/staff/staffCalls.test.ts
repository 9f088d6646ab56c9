import {
  changeUser,
  createUser,
  discardMenuDraft,
  type Endpoint,
  endUserSessions,
  type MenuEntry,
  type MenuItem,
  menu,
  menuDiff,
  menuVersions,
  publishMenu,
  resetUser,
  restoreMenu,
  saveMenuDraft,
  staffAudit,
  staffMenu,
  staffUsers,
} from '@litometr/api-contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { idleCollectors } from '../collectors/testing/idleCollectors.ts';
import { endpoints } from '../http/testing/endpoints.ts';
import type { Measurements } from '../measurements/client.ts';
import { personalApp } from '../personal/testing/personalApp.ts';
import { createRenames } from './renames/renameRunner.ts';
import { registerStaffRoutes } from './routes.ts';

/** Queries of the measurements have a test of their own. */
const measurements = undefined as unknown as Measurements;
const area = personalApp((to, accounts) =>
  registerStaffRoutes(to, {
    accounts,
    measurements,
    collectors: idleCollectors(accounts, measurements),
    underWay: () => Promise.resolve([]),
    renames: createRenames(accounts, measurements),
    logTail: null,
  }),
);
beforeEach(() => area.later());

const forAdmins = endpoints.filter(({ path }) => /^\/staff\/(?:menu|users|audit)\//.test(path));
const params = { id: 1, version: 1 };
const as = 'admin';

describe('staff calls', () => {
  it.each(forAdmins.map((endpoint): [string, Endpoint] => [endpoint.id, endpoint]))(
    '%s is for admins, and stored nowhere',
    async (_id, endpoint) => {
      const guest = await area.call(endpoint, { params, as: null });
      expect([guest.status, guest.headers['cache-control']]).toEqual([401, 'no-store']);
      for (const role of ['user', 'vip', 'moderator']) {
        const { status, body } = await area.call(endpoint, { params, body: {}, as: role });
        expect([status, body]).toEqual([
          403,
          { detail: 'This is for admins only.', code: 'permission_denied' },
        ]);
      }
    },
  );

  it('that are refused are in the audit, a few of each account', async () => {
    const { items } = await area.ok(staffAudit, {
      query: { event: 'authz_fail', size: '100' },
      as,
    });
    const bySomebody = items.filter(({ user }) => user?.username === 'moderator');
    // The same at each hour of these tests, and five within ten minutes at most.
    expect(bySomebody.length).toBeGreaterThan(0);
    expect(bySomebody[0]?.details).toMatchObject({ needs: 'admin', method: 'GET' });
    for (let at = 0; at < 9; at += 1) await area.status(staffMenu, { as: 'vip' });
    const after = await area.ok(staffAudit, { query: { event: 'authz_fail', size: '100' }, as });
    expect(after.count - items.length).toBe(5);
  });
});

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
const line = (key: string) =>
  entry(key, { type: 'separator', path: null, component: null, required_role: null });

const names = (items: MenuItem[]): string[] =>
  items.flatMap((item) => [item.name, ...names(item.children)]);

describe('the menu manager', () => {
  it('saves, compares, publishes and restores', async () => {
    const { current, draft } = await area.ok(staffMenu, { as });
    expect(draft).toBeNull();
    expect(await area.status(menuDiff, { as })).toBe(404);
    const [first, ...others] = current.items;
    const items = [
      ...others,
      entry('new', {
        display_names: { ru: 'Новое', fa: 'تازه' },
        titles: { ru: 'Новая страница' },
      }),
      ...(first === undefined ? [] : [{ ...first, icon: 'users' }]),
    ];
    const body = { revision: null, base_version: current.version, items };
    const saved = await area.ok(saveMenuDraft, { body, as });
    expect(saved).toMatchObject({ revision: 1, author: 'admin', problems: [] });
    const { changes } = await area.ok(menuDiff, { as });
    expect(changes.map(({ key, kinds }) => [key, kinds])).toContainEqual(['new', ['added']]);
    expect(changes.find(({ key }) => key === first?.key)?.kinds).toEqual(['moved', 'changed']);
    const published = await area.ok(publishMenu, { body: { revision: 1 }, as });
    expect(published).toMatchObject({ origin: 'edited', author: 'admin', items });
    expect(await area.ok(staffMenu, { as })).toMatchObject({ draft: null, current: published });
    const served = await area.ok(menu, { as: 'user' });
    expect(names(served)).toContain('new');
    expect(served.find(({ name }) => name === 'new')?.meta.title).toBe('Новая страница');
    const { items: history } = await area.ok(menuVersions, { as });
    expect(history.map(({ version }) => version)).toEqual([published.version, current.version]);
    const restored = await area.ok(restoreMenu, {
      params: { version: current.version },
      body: { current: published.version },
      as,
    });
    expect(restored.items).toEqual(current.items);
    expect(names(await area.ok(menu, { as: 'user' }))).not.toContain('new');
  });

  it('rejects changes of a state that the caller has not seen', async () => {
    const { current } = await area.ok(staffMenu, { as });
    const body = { revision: null, base_version: current.version, items: [entry('mine')] };
    const both = await Promise.all([1, 2].map(() => area.call(saveMenuDraft, { body, as })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const lost = both.find(({ status }) => status === 409);
    expect(lost?.body).toMatchObject({ code: 'conflict', draft: { items: [entry('mine')] } });
    // The published menu changes under the draft.
    const { items: history } = await area.ok(menuVersions, { as });
    await area.ok(restoreMenu, {
      params: { version: history[1]?.version ?? 0 },
      body: { current: current.version },
      as,
    });
    const late = await area.call(publishMenu, { body: { revision: 1 }, as });
    expect(late).toMatchObject({ status: 409, body: { code: 'conflict', draft: { revision: 1 } } });
    const after = (await area.ok(staffMenu, { as })).current.version;
    const rebased = { ...body, revision: 1, base_version: after };
    expect((await area.ok(saveMenuDraft, { body: rebased, as })).revision).toBe(2);
    expect(await area.status(publishMenu, { body: { revision: 1 }, as })).toBe(409);
    expect(await area.status(discardMenuDraft, { body: { revision: 1 }, as })).toBe(409);
    await area.ok(discardMenuDraft, { body: { revision: 2 }, as });
    const stale = { params: { version: after }, body: { current: current.version }, as };
    expect(await area.status(restoreMenu, stale)).toBe(409);
  });

  it('rejects a menu with errors, unknown fields or markup in a path', async () => {
    const { current } = await area.ok(staffMenu, { as });
    const save = (items: unknown[]) =>
      area.call(saveMenuDraft, {
        body: { revision: null, base_version: current.version, items },
        as,
      });
    expect((await save([{ ...entry('a'), path: '/app/<b>' }])).status).toBe(400);
    expect((await save([{ ...entry('a'), path: '//evil.test' }])).status).toBe(400);
    expect((await save([{ ...entry('a'), display_names: { en: 'A' } }])).status).toBe(400);
    expect((await save([{ ...entry('a'), role: 'admin' }])).status).toBe(400);
    expect((await save([line('l'), entry('a')])).status).toBe(200);
    expect(await area.call(publishMenu, { body: { revision: 1 }, as })).toMatchObject({
      status: 400,
      body: { code: 'menu_errors', problems: [{ kind: 'stray_separator', key: 'l' }] },
    });
    await area.ok(discardMenuDraft, { body: { revision: 1 }, as });
  });
});

describe('the accounts', () => {
  const make = (username: string, more: object = {}) =>
    area.call(createUser, { body: { username, role: 'user', ...more }, as });

  it('are created, changed, disabled and get new passwords, each change recorded', async () => {
    const { user, password } = await area.ok(createUser, {
      body: { username: 'Ольга', role: 'user' },
      as,
    });
    await area.signIn('ольга', password ?? '');
    const id = { id: user.id };
    const changed = await area.ok(changeUser, { params: id, body: { role: 'vip' }, as });
    expect(changed).toMatchObject({ role: 'vip', sessions: 1 });
    const off = await area.ok(changeUser, { params: id, body: { disabled: true }, as });
    expect(off).toMatchObject({ sessions: 0 });
    await area.ok(changeUser, { params: id, body: { disabled: false }, as });
    const reset = await area.ok(resetUser, { params: id, as });
    await area.signIn('ольга', reset.password ?? '');
    const { items } = await area.ok(staffAudit, { query: { user: String(user.id) }, as });
    const done = items.filter(({ actor }) => actor?.username === 'admin');
    expect(done.map(({ event }) => event)).toEqual([
      'authn_password_change',
      'user_enabled',
      'user_disabled',
      'user_updated',
      'user_created',
    ]);
    expect(JSON.stringify(items)).not.toContain(password);
    const found = await area.ok(staffUsers, { query: { q: 'ОЛЬ', role: 'vip' }, as });
    expect(found.items.map(({ username }) => username)).toEqual(['Ольга']);
    expect((await area.ok(staffUsers, { query: { q: '%' }, as })).count).toBe(0);
    expect((await area.ok(staffUsers, { query: { state: 'disabled' }, as })).count).toBe(0);
  });

  it('are refused by reason', async () => {
    expect(await make('ольга')).toMatchObject({ status: 409, body: { code: 'name_taken' } });
    expect((await make('a b')).status).toBe(400);
    expect((await make('x', { password: 'short' })).status).toBe(400);
    expect((await make('x', { role: 'emperor' })).status).toBe(400);
    for (const password of ['password1', 'Qwerty123']) {
      expect((await make('x', { password })).body).toEqual({
        password: [expect.stringMatching(/most common/)],
      });
    }
    for (const name of ['аdmin', 'admın']) {
      expect((await make(name)).body).toEqual({
        username: [expect.stringMatching(/one script|looks like admin/)],
      });
    }
    expect((await make('x', { admin: true })).status).toBe(400);
    const { items } = await area.ok(staffUsers, { query: { role: 'admin' }, as });
    const own = { params: { id: items[0]?.id ?? 0 }, as };
    expect(await area.call(changeUser, { ...own, body: { disabled: true } })).toMatchObject({
      status: 409,
      body: { code: 'own_account' },
    });
    expect(await area.call(changeUser, { ...own, body: { role: 'user' } })).toMatchObject({
      status: 409,
      body: { code: 'own_account' },
    });
    expect(await area.status(resetUser, { params: { id: 999_999 }, as })).toBe(404);
  });
});

it('of two admins who demote each other, one stays admin', async () => {
  const second = await area.ok(createUser, {
    body: { username: 'second', role: 'admin', password: 'a long enough one' },
    as,
  });
  const token = (await area.signIn('second', 'a long enough one')).access;
  area.tokens.set('second', token);
  const { items } = await area.ok(staffUsers, { query: { role: 'admin' }, as });
  const first = items.find(({ username }) => username === 'admin')?.id ?? 0;
  const demote = (id: number, by: string) =>
    area.status(changeUser, { params: { id }, body: { role: 'vip' }, as: by });
  const both = await Promise.all([demote(second.user.id, as), demote(first, 'second')]);
  expect(both.filter((status) => status === 200)).toHaveLength(1);
  expect([403, 409]).toContain(both.find((status) => status !== 200));
  await area.accounts.users.setRole('admin', 'admin');
  await area.accounts.users.setRole('second', 'user');
});

it('overwrites nothing that an admin has not seen, and ends sessions', async () => {
  const { user } = await area.ok(createUser, {
    body: { username: 'third', role: 'user', password: 'a long enough one' },
    as,
  });
  await area.signIn('third', 'a long enough one');
  const params = { id: user.id };
  const seen = { role: 'user', disabled: false };
  await area.ok(changeUser, { params, body: { role: 'vip', seen }, as });
  expect(await area.call(changeUser, { params, body: { disabled: true, seen }, as })).toMatchObject(
    { status: 409, body: { code: 'conflict', user: { role: 'vip', disabled_at: null } } },
  );
  expect(await area.ok(endUserSessions, { params, as })).toMatchObject({ sessions: 0 });
  const query = { by: 'adm', object: 'THIRD', event: 'authn_token_revoked,user_updated' };
  const found = await area.ok(staffAudit, { query, as });
  expect(found.items.map(({ event }) => event)).toEqual(['authn_token_revoked', 'user_updated']);
  expect((await area.ok(staffAudit, { query: { object: 'vip' }, as })).items).toContainEqual(
    expect.objectContaining({ event: 'user_updated', details: { role: 'vip', before: 'user' } }),
  );
  expect((await area.ok(staffAudit, { query: { object: '%' }, as })).count).toBe(0);
  const csv = await area.call(staffAudit, { query: { ...query, format: 'csv' }, as });
  expect(csv.text).toMatch(/user_updated.*third.*admin/);
});

it('finds records by day, event and actor, page by page', async () => {
  const all = await area.ok(staffAudit, { query: { size: '100' }, as });
  const actor = all.items.find((item) => item.actor !== null)?.actor;
  const query = { actor: String(actor?.id), event: 'user_created,user_updated', size: '1' };
  const first = await area.ok(staffAudit, { query, as });
  const second = await area.ok(staffAudit, { query: { ...query, page: '2' }, as });
  expect(first.count).toBeGreaterThan(1);
  expect(second.items[0]?.id).toBeLessThan(first.items[0]?.id ?? 0);
  expect((await area.ok(staffAudit, { query: { to: '2020-01-01' }, as })).count).toBe(0);
  expect((await area.ok(staffAudit, { query: { from: '2020-01-01' }, as })).count).toBeGreaterThan(
    5,
  );
  for (const bad of ['event=nothing', 'user=x', 'from=yesterday', 'address=1.2.3.4']) {
    const pair = Object.fromEntries(new URLSearchParams(bad));
    expect(await area.status(staffAudit, { query: pair, as }), bad).toBe(400);
  }
});
