import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import {
  addAlertRule,
  addWebhook,
  alertFeed,
  alertInbox,
  alertRules,
  changeAlertRule,
  changePreferences,
  changeWebhook,
  deleteAccount,
  myAccount,
  myData,
  readAlerts,
  removeAlertRule,
  removeFeed,
  removeWebhook,
  renewFeed,
  tryWebhook,
  watch,
  webhookDeliveries,
  webhooks,
} from '@litometr/api-contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { publishBundle } from '../measurements/publish.ts';
import { book, list, reading, snapshot } from '../measurements/testing/snapshotRows.ts';
import { testStore } from '../measurements/testing/testStore.ts';
import { publishedReads } from '../personal/publishedReads.ts';
import { personalApp } from '../personal/testing/personalApp.ts';
import { registerPersonalRoutes } from '../personalRoutes.ts';
import { deliverDue } from './deliver.ts';
import { evaluateAlerts } from './evaluate.ts';
import { type Guard, isPublicAddress, publicGuard, requireAddress } from './guard.ts';
import { createSender, signature } from './sender.ts';

/** Rules over a small portal that is published twice, and the alerts that they produce. */
const store = testStore();
const guard: Guard = { protocols: ['http:'], ports: ['*'], isAllowed: (ip) => ip === '127.0.0.1' };
const area = personalApp((to, accounts) =>
  registerPersonalRoutes(to, {
    accounts,
    guard,
    published: publishedReads({ measurements: store.measurements, coverHosts: [] }),
  }),
);

const received: { headers: IncomingMessage['headers']; body: string }[] = [];
let responseStatus = 200;
let receiver: Server;
let address = '';
const ids = new Map<string, number>();
const id = (name: string) => ids.get(name) ?? 0;

const [first, second] = ['2026-03-30', '2026-03-31'] as const;
const author = { externalId: '7', name: 'Анна' };

async function publish(day: string, ranking: string[], price: number, library: number) {
  const facts = { title: 'Первая <&>', authors: [author], tags: ['магия'], priceRub: price };
  const source = snapshot({
    portal: 'litnet',
    capturedAt: `${day}T20:00:00Z`,
    books: [book('a', facts), book('b'), book('c')],
    metrics: [reading(day, 'a', { library }), reading(day, 'b', { library: 50 })],
    ranks: list(day, ranking),
  });
  expect((await publishBundle(store.measurements, source)).outcome).toBe('published');
}

const evaluate = () =>
  evaluateAlerts({
    database: area.accounts.database,
    measurements: store.measurements,
    failures: area.accounts.failures,
    now: area.clock.now,
  });
const deliver = () =>
  deliverDue({
    database: area.accounts.database,
    send: createSender(guard, area.clock.now),
    failures: area.accounts.failures,
    now: area.clock.now,
  });

beforeAll(async () => {
  receiver = createServer((request, response) => {
    void buffer(request).then((body) => {
      received.push({ headers: request.headers, body: body.toString() });
      response.writeHead(responseStatus, { location: 'http://127.0.0.1:1/' }).end('x'.repeat(9));
    });
  });
  await new Promise<void>((done) => receiver.listen(0, '127.0.0.1', done));
  address = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
  await publish(first, ['b', 'c'], 200, 100);
  for (const row of await store.rows(
    'SELECT id, title AS name FROM books UNION ALL SELECT id, name FROM tags',
  )) {
    ids.set(String(row['name']), Number(row['id']));
  }
});
afterAll(() => {
  receiver.close();
});
beforeEach(() => area.later());

const scope = () => ({ kind: 'book', target: id('Первая <&>') });
const entered = { type: 'entered', list: null, depth: null };

describe('rules', () => {
  it('belong to their owner, name what they are about, and keep rules of tags and genres for vip', async () => {
    const rule = await area.ok(addAlertRule, { body: { scope: scope(), condition: entered } });
    expect(rule).toMatchObject({ name: 'Первая <&>', enabled: true, last_at: null });
    const tagRule = { scope: { kind: 'tag', target: id('магия') }, condition: entered };
    expect(await area.status(addAlertRule, { body: tagRule })).toBe(403);
    const allowed = await area.ok(addAlertRule, { body: tagRule, as: 'vip' });
    expect((await area.ok(alertRules, { as: 'vip' })).items).toEqual([allowed]);
    const params = { id: rule.id };
    for (const endpoint of [changeAlertRule, removeAlertRule]) {
      expect(await area.status(endpoint, { params, body: {}, as: 'vip' })).toBe(404);
    }
    const off = await area.ok(changeAlertRule, { params, body: { enabled: false } });
    expect(off.enabled).toBe(false);
    await area.ok(removeAlertRule, { params });
    expect((await area.ok(alertRules)).items).toEqual([]);
  });

  it.each([
    { scope: { kind: 'book', target: 1 }, condition: { type: 'place', list: null, place: 0 } },
    { scope: { kind: 'book', target: 1 }, condition: { type: 'sales' } },
    { scope: { kind: 'watched', target: 1 }, condition: entered },
    { scope: { kind: 'book' }, condition: entered },
    { scope: { kind: 'book', target: 1 }, condition: { type: 'growth', percent: 0 } },
  ])('are refused: %j', async (body) =>
    expect(await area.status(addAlertRule, { body })).toBe(400),
  );

  it('are about what there is', async () => {
    const body = { scope: { kind: 'book', target: 999_999 }, condition: entered };
    expect(await area.status(addAlertRule, { body })).toBe(404);
  });
});

describe('a publication', () => {
  it('creates one alert per matching rule for every affected user', async () => {
    expect(await evaluate()).toBe(0);
    await area.ok(watch, { params: { kind: 'book', target: id('Книга c') } });
    const watched = { kind: 'watched' };
    for (const body of [
      { scope: scope(), condition: entered },
      { scope: scope(), condition: { type: 'place', list: 'global_top', place: 1 } },
      { scope: scope(), condition: { type: 'place', list: 'bestseller', place: 1 } },
      { scope: scope(), condition: { type: 'price', percent: 20 } },
      { scope: scope(), condition: { type: 'price', percent: 60 } },
      { scope: watched, condition: { type: 'left', list: null, depth: null } },
      { scope: watched, condition: entered },
    ]) {
      await area.ok(addAlertRule, { body });
    }
    await area.ok(addWebhook, { body: { url: address }, as: 'vip' });
    await publish(second, ['a', 'b'], 100, 130);
    const both = await Promise.all([evaluate(), evaluate()]);
    // Four of the user's, one of vip's tagRule.
    expect(both.reduce((sum, n) => sum + n, 0)).toBe(5);
    expect(await evaluate()).toBe(0);
    const { items, unread } = await area.ok(alertInbox);
    expect(unread).toBe(4);
    expect(items.map(({ fact }) => [fact.type, fact.before, fact.after]).sort()).toEqual(
      [
        ['entered', null, 1],
        ['left', 2, null],
        ['place', null, 1],
        ['price', 200, 100],
      ].sort(),
    );
    expect(items[0]).toMatchObject({ portal: 'litnet', day: second, read_at: null });
    expect((await area.ok(alertRules)).items.filter((rule) => rule.last_at !== null)).toHaveLength(
      4,
    );
  });

  it('is read alert by alert, by its reader alone', async () => {
    const { items } = await area.ok(alertInbox);
    const body = { ids: items.slice(0, 1).map((alert) => alert.id), read: true };
    expect((await area.ok(readAlerts, { body, as: 'vip' })).unread).toBe(1);
    expect((await area.ok(readAlerts, { body })).unread).toBe(3);
    expect((await area.ok(alertInbox, { query: { unread: 'true' } })).count).toBe(3);
    expect((await area.ok(readAlerts, { body: { ids: null, read: true } })).unread).toBe(0);
    expect((await area.ok(readAlerts, { body: { ids: null, read: false } })).unread).toBe(4);
    expect((await area.ok(alertInbox, { as: 'admin' })).items).toEqual([]);
  });
});

describe('the private feed', () => {
  const read = (path: string) => area.app.inject({ url: path, headers: { host: 'evil.example' } });

  it('opens by its address alone, in the language of its owner, until it is renewed', async () => {
    expect((await area.ok(alertFeed)).created_at).toBeNull();
    const { path } = await area.ok(renewFeed);
    await area.ok(changePreferences, { body: { locale: 'es' } });
    const response = await read(path);
    expect(response.headers).toMatchObject({
      'content-type': 'application/atom+xml; charset=utf-8',
      'cache-control': 'no-store',
    });
    expect(response.body).toContain('«Первая &lt;&amp;&gt;»: entra en una lista');
    expect(response.body.match(/<entry>/g)).toHaveLength(4);
    expect(response.body).not.toContain(path.slice(11, -5));
    expect(response.body).toMatch(/<link href="\/books\/\d+"\/>/);
    expect(response.body).not.toContain('evil.example');
    const { path: next } = await area.ok(renewFeed);
    expect((await read(path)).statusCode).toBe(404);
    expect((await read(next)).statusCode).toBe(200);
    await area.accounts.users.disable('user');
    expect((await read(next)).statusCode).toBe(404);
    await area.accounts.users.enable('user');
    area.tokens.clear();
    await area.ok(removeFeed);
    expect((await read(next)).statusCode).toBe(404);
  });

  it('is not found by guessing', async () => {
    for (const name of ['', 'x.atom', `${'A'.repeat(43)}.atom`, '..%2f..', "'.atom"]) {
      expect((await read(`/api/feeds/${name}`)).statusCode).toBe(404);
    }
  });
});

describe('webhooks', () => {
  const as = 'vip';

  it('receive signed alerts, which are retried with backoff and finally dropped', async () => {
    const [hook] = (await area.ok(webhooks, { as })).items;
    responseStatus = 503;
    expect(await deliver()).toBe(1);
    expect(await deliver()).toBe(0);
    const state = async () => (await area.ok(webhookDeliveries, { as })).items[0];
    expect(await state()).toMatchObject({ state: 'waiting', status: 503, error: 'status' });
    responseStatus = 302;
    area.clock.advance(60);
    await deliver();
    expect(await state()).toMatchObject({ attempts: 2, error: 'redirect' });
    area.later();
    responseStatus = 200;
    await deliver();
    expect(await state()).toMatchObject({ state: 'delivered', attempts: 3, error: null });
    expect(received).toHaveLength(3);
    const { headers, body } = received.at(-1) ?? { headers: {}, body: '' };
    const [row] = await area.accounts.database.query.webhooks.findMany();
    const sent = String(headers['litometr-signature']);
    const seconds = Number(/^t=(\d+)/.exec(sent)?.[1]);
    expect(sent).toBe(signature(row?.secret ?? '', body, seconds));
    expect(JSON.parse(body)).toMatchObject({ type: 'alert', alert: { portal: 'litnet' } });
    responseStatus = 410;
    const params = { id: hook?.id ?? 0 };
    const trial = await area.ok(tryWebhook, { params, as });
    expect(trial).toMatchObject({ state: 'given_up', status: 410, alert: null });
    expect((await area.ok(webhooks, { as })).items[0]?.enabled).toBe(false);
    await area.ok(changeWebhook, { params, body: { enabled: true }, as });
  });

  it('are their owner’s alone, few, and each once', async () => {
    const [hook] = (await area.ok(webhooks, { as })).items;
    const params = { id: hook?.id ?? 0 };
    for (const endpoint of [changeWebhook, removeWebhook, tryWebhook]) {
      const body = endpoint === changeWebhook ? { body: { enabled: false } } : {};
      expect(await area.status(endpoint, { params, ...body, as: 'admin' })).toBe(404);
    }
    expect((await area.ok(webhookDeliveries, { as: 'admin' })).items).toEqual([]);
    const again = await area.call(addWebhook, { body: { url: address }, as });
    expect(again).toMatchObject({ status: 409, body: { code: 'url_taken' } });
    for (const at of [1, 2]) await area.ok(addWebhook, { body: { url: `${address}${at}` } });
    expect(await area.status(addWebhook, { body: { url: `${address}3` } })).toBe(409);
    await area.ok(removeWebhook, { params, as });
  });

  it.each([
    'http://example.org/',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://169.254.169.254/latest/meta-data/',
    'https://user:pass@example.org/',
    'https://example.org:22/',
    'file:///etc/passwd',
    'мимо',
  ])('may not lead to %s', (url) => {
    expect(() => requireAddress(url, publicGuard)).toThrow();
  });

  it.each([
    '10.0.0.1',
    '172.31.0.1',
    '192.168.1.1',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    'fe80::1',
    'fc00::1',
    '::',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    'localhost',
  ])('%s is not public', (ip) => expect(isPublicAddress(ip)).toBe(false));

  it('look a name up before each delivery, and go nowhere private', async () => {
    const send = createSender(
      { ...publicGuard, protocols: ['http:'], ports: ['*'], isAllowedName: () => true },
      () => new Date(),
    );
    const { port } = new URL(address);
    const before = received.length;
    expect(await send(`http://localhost:${port}/`, 's', '{}')).toEqual({
      status: null,
      error: 'address',
    });
    expect(received).toHaveLength(before);
    expect(isPublicAddress('8.8.8.8') && isPublicAddress('2606:4700::1111')).toBe(true);
  });
});

describe('the account', () => {
  it('is shown with the allowance of its role, and exported without secrets', async () => {
    const account = await area.ok(myAccount);
    expect(account).toMatchObject({ username: 'user', role: 'user', unread_alerts: 4 });
    expect(account.used).toEqual({ watch: 1, views: 0, notes: 0, rules: 7, webhooks: 2 });
    expect(account.allowance).toMatchObject({ csv_rows: 10_000, niche_rules: false });
    const { text, body, headers } = await area.call(myData);
    expect(headers['content-disposition']).toContain('litometr-account.json');
    expect(body).toMatchObject({ format: 'litometr-account', preferences: { locale: 'es' } });
    expect((await area.ok(myData)).alerts).toHaveLength(4);
    const hooks = await area.accounts.database.query.webhooks.findMany();
    expect(hooks.length).toBeGreaterThan(0);
    for (const { secret } of hooks) expect(text).not.toContain(secret);
    expect(text).not.toMatch(/argon2|"hash"|userId/);
  });

  it('is deleted with all its data after its password is confirmed', async () => {
    expect(await area.status(deleteAccount, { body: { password: 'wrong' } })).toBe(403);
    const last = await area.call(deleteAccount, { body: { password: 'demo' }, as: 'admin' });
    expect(last).toMatchObject({ status: 409, body: { code: 'last_admin' } });
    await area.ok(deleteAccount, { body: { password: 'demo' } });
    expect(await area.status(myAccount)).toBe(401);
    expect(await area.accounts.users.find('user')).toBeNull();
    const { query } = area.accounts.database;
    for (const rows of [
      await query.watchItems.findMany(),
      await query.alerts.findMany({ where: (row, { eq }) => eq(row.userId, 1) }),
      await query.webhooks.findMany(),
      await query.preferences.findMany(),
    ]) {
      expect(rows).toEqual([]);
    }
    const removed = (await area.accounts.audit.recent(5)).find(
      (row) => row.event === 'user_removed',
    );
    expect(removed).toMatchObject({ userId: null, details: { own: true } });
  });
});
