import { readdir, readFile } from 'node:fs/promises';
import {
  authors,
  book as bookEndpoint,
  catalogue,
  changeCollector,
  changeParser,
  collectorRunById,
  collectorRuns,
  collectors as collectorsEndpoint,
  live,
  overview,
  rankList,
  staffAudit,
  startCollectorRun,
  stopCollectorRun,
} from '@litometr/api-contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { testStore } from '../measurements/testing/testStore.ts';
import { collectedPortals } from './portals/portals.ts';
import { RunCounts } from './runs/runCounts.ts';
import { reportOf } from './runs/runReport.ts';
import { RunStore } from './runs/runStore.ts';
import { collectingApp } from './testing/collectingApp.ts';
import { shopBook } from './testing/shopBook.ts';

const store = testStore();
const test = collectingApp(store);
const { area } = test;
const as = 'moderator';
beforeEach(() => area.later());

describe('turning a collector on', () => {
  const params = { portal: 'litnet' };
  const change = (body: object, who = 'admin') =>
    area.call(changeCollector, { params, body, as: who });

  it('shows the rules and accepts their key from an admin, whose name is shown from then on', async () => {
    const before = await test.findCollector('litnet');
    expect(before).toMatchObject({ state: 'off', enabled: false, agreed: null, last_run: null });
    expect(before.rules.map(({ text }) => text).join()).toContain('robots.txt');
    expect((await area.call(startCollectorRun, { params, as })).body).toMatchObject({
      code: 'off',
    });
    expect(await change({ enabled: true })).toMatchObject({
      status: 400,
      body: { agreed: [expect.any(String)] },
    });
    expect(await change({ enabled: true, agreed: 'others' })).toMatchObject({
      status: 409,
      body: { code: 'rules_changed' },
    });
    expect((await change({ enabled: true, agreed: before.rules_key }, as)).status).toBe(403);
    await test.turnOn('litnet');
    await test.turnOn('litnet');
    expect(await test.findCollector('litnet')).toMatchObject({
      state: 'idle',
      enabled: true,
      agreed: { by: 'admin' },
    });
    const { items } = await area.ok(staffAudit, {
      query: { event: 'parser_changed' },
      as: 'admin',
    });
    expect(items.map(({ details }) => details['collector'])).toEqual(['on']);
    expect(await change({ enabled: false })).toMatchObject({
      status: 200,
      body: { state: 'off', next_run_at: null },
    });
  });

  it('is in the language of the request', async () => {
    const list = (language: string) =>
      area.app.inject({
        url: '/api/staff/collectors/',
        headers: {
          'accept-language': language,
          authorization: `Bearer ${area.tokens.get(as) ?? ''}`,
        },
      });
    await test.findCollector('authortoday');
    expect((await list('en')).body).toContain('documented API is used');
    expect((await list('zh-CN')).body).toContain('有文档的 API');
  });

  it.each([
    collectorsEndpoint,
    changeCollector,
    collectorRuns,
    startCollectorRun,
    stopCollectorRun,
    collectorRunById,
  ])('and all about it is not for users: %#', async (endpoint) => {
    const call = { params: { ...params, run: '6f1b3c1e-8f0e-4c55-9c7a-0d8a1f0b2c3d' }, body: {} };
    for (const who of ['user', 'vip'])
      expect(await area.status(endpoint, { ...call, as: who })).toBe(403);
    expect(await area.status(endpoint, { ...call, as: null })).toBe(401);
  });
});

describe.each(collectedPortals)('%s', (slug) => {
  const params = { portal: slug };

  it('is collected from end to end: its public pages are filled with its data', async () => {
    await test.turnOn(slug);
    const run = await test.collect(slug);
    expect(run, run.detail ?? '').toMatchObject({
      state: 'published',
      reason: null,
      errors: 0,
      items: { new: 8 },
    });
    expect(run.http).toEqual([{ status: 200, count: test.portal(slug).requests.length }]);
    const { items, count } = await area.ok(catalogue, { params, as: null });
    expect(count).toBe(8);
    expect(items.map((item) => item.book.title)).toContain('Книга 101');
    const { meta, kpis } = await area.ok(overview, { params, as: null });
    expect(meta).toMatchObject({ asof: run.day, demo: false });
    expect(kpis.length).toBeGreaterThan(0);
    expect((await area.ok(authors, { params, as: null })).count).toBeGreaterThanOrEqual(4);
    const detail = await area.ok(collectorRunById, { params: { ...params, run: run.id }, as });
    expect(detail.lists.every(({ whole, size }) => whole && size === 8)).toBe(true);
    const [list] = detail.lists;
    const ranks = await area.ok(rankList, {
      params: { ...params, list: list?.list ?? '' },
      as: null,
    });
    expect(ranks.items.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    for (const { floor, share, field } of detail.fields)
      expect(share, field).toBeGreaterThanOrEqual(floor ?? 0);
  });
});

it('requests only changed pages on the next day', async () => {
  const slug = 'litres';
  const params = { portal: slug };
  test.nextDay();
  const portal = test.portal(slug);
  portal.conditional = true;
  portal.requests.length = 0;
  const changed = { ...portal.books[0], views: 9_900, likes: 900, library: 5_000 };
  portal.books = portal.books.map((each, at) => (at === 0 ? shopBook(each.id, changed) : each));
  const run = await test.collect(slug);
  expect(run).toMatchObject({
    state: 'published',
    errors: 0,
    items: { new: 0, updated: 1, unchanged: 7 },
  });
  expect(run.not_modified).toBeGreaterThanOrEqual(7);
  expect(run.median).toMatchObject({ items: 8 });
  expect((await area.ok(overview, { params, as: null })).meta.asof).toBe(run.day);
});

describe('a portal that is not what it was', () => {
  const slug = 'litmarket';
  const params = { portal: slug };
  const dataDay = async () => (await area.ok(overview, { params, as: null })).meta.asof;
  const html = (body: string) => ({ body: `<html><body>${body}</body></html>` });

  beforeEach(() => {
    test.nextDay();
    const portal = test.portal(slug);
    portal.fault = () => null;
    portal.robots = '';
    portal.conditional = false;
    portal.requests.length = 0;
  });

  it.each([
    [
      'other markup',
      html('<div id="booksList"><div class="cards"></div></div>'),
      'withheld',
      'shape',
    ],
    ['no list at all', html('Сайт обновлён'), 'withheld', 'shape'],
    ['half a page', { body: '<html><body><div id="booksList">' }, 'withheld', 'shape'],
    ['a captcha', html('<div class="smartcaptcha"></div>'), 'failed', 'captcha'],
    ['403', { status: 403 }, 'failed', 'blocked'],
    ['500', { status: 500 }, 'failed', 'unreachable'],
    [
      '429 without end',
      { status: 429, headers: { 'retry-after': '30' } },
      'failed',
      'rate_limited',
    ],
    [
      'a way elsewhere',
      { status: 301, headers: { location: 'https://example.org/' } },
      'withheld',
      'redirect',
    ],
    [
      'wrong letters',
      { body: Buffer.from([0xca, 0xed]), headers: { 'content-type': 'text/html; charset=utf-8' } },
      'withheld',
      'encoding',
    ],
  ] as const)('with %s changes nothing and says so', async (_, fault, state, reason) => {
    const before = await dataDay();
    test.portal(slug).fault = () => fault;
    const run = await test.collect(slug);
    expect(run).toMatchObject({ state, reason, import: null });
    expect(run.detail).not.toBeNull();
    expect(await dataDay()).toBe(before);
    const { error_groups: groups } = await area.ok(collectorRunById, {
      params: { ...params, run: run.id },
      as,
    });
    if (state === 'withheld')
      expect(groups[0]?.sample_url).toMatch(/^https:\/\/litmarket\.ru\/books/);
    const collector = await test.findCollector(slug);
    expect(collector).toMatchObject({ state: 'resting', last_run: { id: run.id } });
    expect((await area.call(startCollectorRun, { params, as })).body).toMatchObject({
      code: 'resting',
    });
  });

  it('forbids by robots.txt is not read', async () => {
    test.portal(slug).robots = 'User-agent: *\nDisallow: /';
    expect(await test.collect(slug)).toMatchObject({ state: 'withheld', reason: 'robots' });
    expect(test.portal(slug).requests.map(({ path }) => path)).toEqual(['/robots.txt']);
  });

  it('lost a field falls below its floor: the report names it, and nothing is imported', async () => {
    const portal = test.portal(slug);
    const { fakePagesOf } = await import('./testing/pages/fakePages.ts');
    portal.fault = (path) => {
      const body = fakePagesOf(slug)(new URL(path, portal.address), portal.books);
      return body === null ? null : { body: body.replaceAll('libraries-count', 'lib-count') };
    };
    const run = await test.collect(slug);
    expect(run).toMatchObject({ state: 'withheld', reason: 'coverage' });
    expect(run.detail).toContain('library 0.00 < 0.9');
    expect(run.coverage).toContainEqual({ field: 'library', share: 0 });
  });

  it('shows a field in an unknown form is distinguished from one that does not show it', async () => {
    const portal = test.portal(slug);
    const { fakePagesOf } = await import('./testing/pages/fakePages.ts');
    portal.fault = (path) => {
      const body = fakePagesOf(slug)(new URL(path, portal.address), portal.books);
      const shown = path.endsWith('kniga-101') ? body?.replaceAll('149 ₽', '1,49 тыс.') : body;
      return shown == null ? null : { body: shown.replaceAll('"age-limit"', '"age"') };
    };
    const run = await test.collect(slug);
    const call = { params: { ...params, run: run.id }, as };
    const { fields } = await area.ok(collectorRunById, call);
    const of = (name: string) => fields.find(({ field }) => field === name);
    expect(of('price_rub')).toMatchObject({ unreadable: 1, share: 7 / 8 });
    expect(of('age_limit')).toMatchObject({ unreadable: 0, share: 0 });
  });

  it('has far fewer books than usual is not believed', async () => {
    const portal = test.portal(slug);
    const all = portal.books;
    portal.books = all.slice(0, 3);
    // A book that left the lists still exists, but its page cannot be fetched today.
    portal.fault = (path) => (/kniga-10[4-8]/.test(path) ? { status: 404 } : null);
    expect(await test.collect(slug)).toMatchObject({
      state: 'withheld',
      reason: 'too_few',
      deviates: true,
    });
    portal.books = all;
  });

  it('lacks a page or a book loses no data: the rest is imported, the book has its known values', async () => {
    const portal = test.portal(slug);
    portal.books = portal.books.filter(({ id }) => id !== 108);
    portal.fault = (path) => (path.endsWith('kniga-102') ? html('<h1>Ой</h1>') : null);
    const run = await test.collect(slug);
    expect(run).toMatchObject({
      state: 'partial',
      reason: 'shape',
      errors: 1,
      items: { removed: 1 },
    });
    expect(await dataDay()).toBe(run.day);
    const bookOf = async (query: Record<string, string>) => {
      const { items } = await area.ok(catalogue, { params, query, as: null });
      const id = items[0]?.book.id ?? 0;
      return (await area.ok(bookEndpoint, { params: { id }, as: null })).book;
    };
    expect(await bookOf({ q: 'Книга 102' })).toMatchObject({
      annotation: 'О книге.',
      status: 'finished',
    });
    // A book that is gone is marked, not forgotten.
    expect(await bookOf({ status: 'removed' })).toMatchObject({
      title: 'Книга 108',
      annotation: 'О книге.',
    });
  });
});

describe('a run', () => {
  const slug = 'litgorod';
  const params = { portal: slug };

  it('is of a collector that is on alone', async () => {
    for (const portal of collectedPortals.filter((each) => each !== slug)) {
      const off = { params: { portal }, body: { enabled: false }, as: 'admin' };
      expect(await area.ok(changeCollector, off)).toMatchObject({ state: 'off' });
    }
    test.nextDay();
    await test.collectors.turn();
    expect(test.collectors.progress().map(({ portal }) => portal)).toEqual([slug]);
    expect(await test.collectors.stop(slug)).toMatchObject({ trigger: 'schedule' });
  });

  it('that is stopped loses nothing: the next one of the day continues it', async () => {
    test.nextDay();
    const portal = test.portal(slug);
    portal.conditional = false;
    portal.requests.length = 0;
    let progress: unknown;
    const begun = await test.collectors.start(slug, { trigger: 'staff' });
    portal.fault = (path) => {
      if (path.endsWith('/104')) {
        void area.ok(live, { as }).then((state) => {
          progress = state.collectors;
        });
        void area.status(stopCollectorRun, { params: { ...params, run: begun.run.id }, as });
      }
      return null;
    };
    expect(await begun.ended).toMatchObject({ state: 'stopped', reason: 'stopped', import: null });
    const first = portal.requests.map(({ path }) => path);
    expect(progress).toMatchObject([{ portal: slug, run: begun.run.id }]);
    portal.fault = () => null;
    portal.requests.length = 0;
    const next = await test.collect(slug);
    expect(next).toMatchObject({ state: 'published', errors: 0, items: { new: 0 } });
    expect(next.resumed).toBeGreaterThanOrEqual(6);
    const again = portal.requests
      .map(({ path }) => path)
      .filter((path) => first.slice(1, -2).includes(path));
    expect(again).toEqual([]);
  });

  it('that was cut off with its server is ended in the journal and begun again', async () => {
    test.nextDay();
    const runs = new RunStore(area.accounts.database);
    const startedAt = new Date(test.clock.now());
    const nothing = { counts: new RunCounts(), median: null, fields: [], collected: null };
    await runs.begin({
      id: 'b4f5a0f2-3f1a-4f0e-8a3e-0d2b1c9a7e55',
      portal: slug,
      trigger: 'schedule',
      state: 'running',
      reason: null,
      detail: null,
      day: '2026-04-20',
      startedAt,
      endedAt: null,
      importId: null,
      report: reportOf(nothing),
    });
    const another = test.another();
    await another.open({ schedule: false });
    const { items } = await area.ok(collectorRuns, { params, as });
    expect(items[0]).toMatchObject({ state: 'failed', reason: 'killed' });
    await another.turn();
    expect(another.progress().map(({ portal }) => portal)).toContain(slug);
    await another.close();
    expect((await area.ok(collectorRuns, { params, as })).items[0]?.trigger).toBe('schedule');
  });

  it('is started once for several requests, not for a paused portal; a dry run imports nothing', async () => {
    test.nextDay();
    const [a, b] = await Promise.all([
      area.call(startCollectorRun, { params, as }),
      area.call(startCollectorRun, { params, as }),
    ]);
    expect([a.status, b.status]).toEqual([202, 202]);
    expect((a.body as { id: string }).id).toBe((b.body as { id: string }).id);
    await test.collectors.stop(slug);
    const before = (await area.ok(overview, { params, as: null })).meta.asof;
    expect(await test.collect(slug, { dryRun: true })).toMatchObject({
      state: 'dry_run',
      import: null,
    });
    expect((await area.ok(overview, { params, as: null })).meta.asof).toBe(before);
    await area.ok(changeParser, { params, body: { paused: true }, as: 'admin' });
    expect((await test.findCollector(slug)).state).toBe('paused');
    expect((await area.call(startCollectorRun, { params, as })).body).toMatchObject({
      code: 'paused',
    });
    await test.collectors.turn();
    expect(test.collectors.progress()).toEqual([]);
  });
});

it('stores no names or comments of readers, and no pages, on the disk', async () => {
  const { folder } = test;
  const names = await readdir(folder, { recursive: true });
  const files = names.filter((name) => name.endsWith('.json'));
  expect(files.length).toBeGreaterThan(40);
  for (const name of files) {
    expect(await readFile(`${folder}/${name}`, 'utf8'), name).not.toMatch(/читателя|Чтец|<html/i);
  }
  expect(await test.area.accounts.failures.list()).toEqual([]);
});
