import {
  changeParser,
  home,
  homeCalendar,
  homeHeat,
  type ImportEntry,
  live,
  markDay,
  overview,
  parserDetail,
  parsers,
  staffAudit,
  staffLog,
  unmarkDay,
} from '@litometr/api-contract';
import { pino } from 'pino';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ParserControls } from '../collectors/parserControls.ts';
import { idleCollectors } from '../collectors/testing/idleCollectors.ts';
import { publishBundle } from '../measurements/publish.ts';
import { book, list, reading, snapshot } from '../measurements/testing/snapshotRows.ts';
import { testStore } from '../measurements/testing/testStore.ts';
import { personalApp } from '../personal/testing/personalApp.ts';
import { registerReadRoutes } from '../reads/routes.ts';
import { LogTail } from './logTail.ts';
import { createRenames } from './renames/renameRunner.ts';
import { registerStaffRoutes } from './routes.ts';

/** The parser screen over a small portal that is published once. */
const store = testStore();
const logTail = new LogTail();
const going: ImportEntry = {
  id: '6f1b3c1e-8f0e-4c55-9c7a-0d8a1f0b2c3d',
  status: 'reading',
  portal: null,
  source: null,
  started_at: '2026-04-01T10:00:00.000Z',
  ended_at: null,
  rows: 10,
  bad_rows: 0,
  progress: null,
};
let underWay: ImportEntry[] = [];
const area = personalApp((to, accounts) => {
  const controls = new ParserControls(accounts.database, accounts.auditLog, accounts.now);
  registerStaffRoutes(to, {
    accounts,
    measurements: store.measurements,
    controls,
    collectors: idleCollectors(accounts, store.measurements),
    underWay: () => Promise.resolve(underWay),
    renames: createRenames(accounts, store.measurements),
    logTail,
  });
  registerReadRoutes(to, {
    measurements: store.measurements,
    coverHosts: [],
    markedDays: () => controls.partialDays(),
  });
});
beforeEach(() => area.later());

const as = 'moderator';
const litnet = { portal: 'litnet' };

const [first, second] = ['2026-03-30', '2026-03-31'] as const;

beforeAll(async () => {
  const hidden = book('hidden', { title: '\u2800\u200b\u3164\ufe0f' });
  const books = [...['a', 'b', 'c'].map((name) => book(name)), hidden];
  const metrics = [
    reading(first, 'a', { views: 500, library: 10 }),
    reading(first, 'b', { views: 100, library: 200 }),
    reading(first, 'c', { views: 8 }),
    reading(second, 'a', { views: 400, library: 11 }),
    reading(second, 'b', { views: 101, library: 5_000 }),
    reading(second, 'c', { views: 7 }),
  ];
  const ranks = [...list(first, ['a', 'b', 'c']), ...list(second, ['a'])];
  const source = snapshot({ portal: 'litnet', books, metrics, ranks });
  expect((await publishBundle(store.measurements, source)).outcome).toBe('published');
  const bad = snapshot({ portal: 'litnet', ranks: [...list(second, ['nobody'])] });
  expect((await publishBundle(store.measurements, bad)).outcome).toBe('refused');
});

it('reports for every portal whether its data can be trusted', async () => {
  const { items, attention, last_day: lastDay } = await area.ok(parsers, { as });
  expect(items.map(({ portal }) => portal)).toHaveLength(6);
  const [own] = items;
  expect(own).toMatchObject({ portal: 'litnet', state: 'failed', data_day: second });
  expect(own?.days.map(({ day, marked }) => [day, marked])).toEqual([
    [first, false],
    [second, false],
  ]);
  expect(own?.last_import).toMatchObject({ status: 'refused' });
  expect(items.filter(({ state }) => state === 'none')).toHaveLength(5);
  expect(attention).toBe(1);
  expect(lastDay).toMatchObject({ imports: 2, refused: 1 });
});

it('finds values that cannot be, fields that are missing and errors that are alike', async () => {
  const { runs, coverage, breaches, errors } = await area.ok(parserDetail, { params: litnet, as });
  expect(runs.map(({ status }) => status)).toEqual(['refused', 'published']);
  expect(coverage.days).toEqual([first, second]);
  const shares = Object.fromEntries(coverage.fields.map(({ field, shares: all }) => [field, all]));
  expect(shares['views']).toEqual([1, 1]);
  expect(shares['library']?.map((share) => Math.round((share ?? 0) * 100))).toEqual([67, 67]);
  expect(breaches.map(({ kind, day, count }) => [kind, day, count])).toEqual([
    ['invisible_title', second, 1],
    ['views_fell', second, 1],
    ['reset', second, 1],
    ['jump', second, 1],
    ['short_list', second, 1],
  ]);
  expect(breaches.map(({ sample }) => [sample.label, sample.before, sample.after])).toEqual([
    ['hidden', null, null],
    ['Книга c', 8, 7],
    ['Книга a', 500, 400],
    ['Книга b', 200, 5_000],
    ['global_top', 3, 1],
  ]);
  expect(errors).toMatchObject([{ file: 'ranks.csv', count: 1 }]);
});

describe('what staff say', () => {
  it('of a day is shown until it is taken back, and recorded', async () => {
    const params = { ...litnet, day: first };
    await area.ok(markDay, { params, body: { note: 'обход прерван' }, as });
    const before = await area.ok(overview, { params: litnet, as: null });
    await area.ok(markDay, { params, body: { note: null }, as });
    const said = await area.ok(overview, { params: litnet, as: null });
    expect([before.meta.partial_days, said.meta.partial_days]).toEqual([[first], [first]]);
    // Endpoints about all portals include it too, with its portal.
    const all = await Promise.all([
      area.ok(home, { as: null }),
      area.ok(homeCalendar, { as: null }),
      area.ok(homeHeat, { as: null }),
    ]);
    expect(all.map(({ meta }) => meta.partial_days)).toEqual([[first], [first], [first]]);
    expect(all[0].portals.flatMap(({ slug, meta }) => meta.partial_days.map(() => slug))).toEqual([
      'litnet',
    ]);
    const [own] = (await area.ok(parsers, { as })).items;
    expect(own?.days[0]).toMatchObject({ mark: 'partial', marked: true, note: null });
    await area.ok(unmarkDay, { params, as });
    const after = await area.ok(overview, { params: litnet, as: null });
    expect(after.meta.partial_days).toEqual([]);
    expect(await area.status(unmarkDay, { params, as })).toBe(404);
    const { items } = await area.ok(staffAudit, {
      query: { event: 'parser_changed' },
      as: 'admin',
    });
    expect(items.map(({ details }) => details['mark'])).toEqual(['none', 'partial', 'partial']);
    // Recorded by its slug, the portal is found by the name that readers see as well.
    const found = await Promise.all(
      ['ЛИТНЕТ', 'litnet', 'Литрес'].map((object) =>
        area.ok(staffAudit, { query: { event: 'parser_changed', object }, as: 'admin' }),
      ),
    );
    expect(found.map(({ count }) => count)).toEqual([3, 3, 0]);
    expect(items[0]?.user?.username).toBe('moderator');
  });

  it('of a portal: moderators write notes, admins pause', async () => {
    const call = (body: object, who: string) =>
      area.call(changeParser, { params: litnet, body, as: who });
    expect((await call({ paused: true }, as)).status).toBe(403);
    const quiet = { paused_at: null, muted_until: null };
    expect((await call({ note: 'смотрю' }, as)).body).toEqual({ ...quiet, note: 'смотрю' });
    expect(await call({ note: 'другое', seen_note: null }, as)).toMatchObject({
      status: 409,
      body: { code: 'conflict', note: 'смотрю' },
    });
    expect((await call({ paused: true }, 'admin')).body).toMatchObject({ note: 'смотрю' });
    const { attention, items } = await area.ok(parsers, { as });
    expect([attention, items[0]?.state]).toEqual([0, 'paused']);
    const freed = await call({ paused: false, note: null, seen_note: 'смотрю' }, 'admin');
    expect(freed.body).toEqual({ ...quiet, note: null });
    await call({ mute_hours: 24 }, as);
    const muted = await area.ok(parsers, { as });
    expect([muted.attention, muted.items[0]?.state]).toEqual([0, 'failed']);
    expect((await call({ mute_hours: 0 }, as)).body).toMatchObject({ muted_until: null });
    expect((await area.ok(parsers, { as })).attention).toBe(1);
  });

  it.each([
    [parsers, {}],
    [parserDetail, litnet],
    [changeParser, litnet],
    [markDay, { ...litnet, day: first }],
    [unmarkDay, { ...litnet, day: first }],
    [live, {}],
    [staffLog, {}],
  ] as const)('is not for users: %#', async (endpoint, params) => {
    for (const who of ['user', 'vip']) {
      expect(await area.status(endpoint, { params, body: {}, as: who })).toBe(403);
    }
    expect(await area.status(endpoint, { params, as: null })).toBe(401);
  });

  it('is of portals and days that there are', async () => {
    const body = { note: null };
    for (const params of [
      { portal: 'nowhere', day: first },
      { ...litnet, day: '2026-02-30' },
    ]) {
      expect(await area.status(markDay, { params, body, as })).toBe(404);
    }
    const long = { note: 'x'.repeat(1_001) };
    expect(await area.status(changeParser, { params: litnet, body: long, as })).toBe(400);
  });
});

it('streams the work in progress, and stops for callers who lose access', async () => {
  const address = await area.app.listen({ host: '127.0.0.1', port: 0 });
  const url = `${address}/api/staff/live/stream/`;
  expect((await fetch(url)).status).toBe(401);
  const bearer = async (name: string) => ({
    authorization: `Bearer ${(await area.signIn(name)).access}`,
  });
  expect((await fetch(url, { headers: await bearer('user') })).status).toBe(403);
  const response = await fetch(url, { headers: await bearer('admin') });
  expect(response.headers.get('content-type')).toContain('text/event-stream');
  expect(response.headers.get('cache-control')).toBe('no-store');
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader?.read())?.value).toMatch(/^event: state\ndata: .*"imports":\[\]/);
  underWay = [going];
  expect((await reader?.read())?.value).toContain(going.id);
  expect((await area.ok(live, { as })).imports).toEqual([going]);
  await reader?.cancel();
});

it('shows the tail of the log without private data', async () => {
  const log = pino({}, logTail.beside({ write: () => true } as unknown as NodeJS.WritableStream));
  const token = 'eyJhbGciOiJIUzI1NiJ9abcdef0123456789.eyJzdWIiOjF9.c2lnbmF0dXJl';
  log.warn({ req: { method: 'GET', path: '/api/books/1/', ip: '10.1.2.3' } }, `bad ${token}`);
  log.error({ err: new Error('connect postgres://me:pass@db/x'), reqId: going.id }, 'failed');
  log.info('started');
  const { items } = await area.ok(staffLog, { query: { level: 'warn' }, as });
  expect(items.map(({ level, message }) => [level, message])).toEqual([
    ['error', 'failed'],
    ['warn', 'bad [hidden]'],
  ]);
  expect(items[0]).toMatchObject({ request: going.id, error: 'connect postgres://[hidden]db/x' });
  expect(JSON.stringify(items)).not.toMatch(/10\.1\.2\.3|pass|stack/);
  expect((await area.ok(staffLog, { query: { q: 'BOOKS/1' }, as })).items).toHaveLength(1);
  expect(await area.status(staffLog, { query: { level: 'all' }, as })).toBe(400);
});
