import {
  addNote,
  changeNote,
  changePassword,
  changePreferences,
  changeView,
  type Endpoint,
  endSession,
  endSessions,
  importWatchList,
  lookAtView,
  myNotes,
  myPreferences,
  mySessions,
  NOTE_MAX,
  removeNote,
  removeView,
  savedViews,
  saveView,
  unwatch,
  watch,
  watchKeys,
  watchList,
} from '@litometr/api-contract';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { publicGuard } from '../alerts/guard.ts';
import { endpoints } from '../http/testing/endpoints.ts';
import { registerPersonalRoutes } from '../personalRoutes.ts';
import { FakePublished } from './testing/fakePublished.ts';
import { type CallOptions, personalApp } from './testing/personalApp.ts';

const published = new FakePublished();
const area = personalApp((to, accounts) =>
  registerPersonalRoutes(to, { accounts, published, guard: publicGuard }),
);
// No test meets the windows of calls of another.
beforeEach(() => area.later());

const own = endpoints.filter(({ path }) => path.startsWith('/me/'));
const someParams = { id: 1, kind: 'book', target: 1 };

describe('every call of the personal area', () => {
  it.each(own.map((endpoint): [string, Endpoint] => [endpoint.id, endpoint]))(
    '%s asks guests to sign in first, and is stored nowhere',
    async (_id, endpoint) => {
      const { status, headers } = await area.call(endpoint, { params: someParams, as: null });
      expect(status).toBe(401);
      expect(headers['www-authenticate']).toMatch(/^Bearer/);
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['etag']).toBeUndefined();
    },
  );

  it('is separate for each owner, whatever two users do', async () => {
    const target = fc.integer({ min: 1, max: 30 });
    const step = fc.record({ as: fc.constantFrom('user', 'vip'), add: fc.boolean(), target });
    const expected = { user: new Set<number>(), vip: new Set<number>() };
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
        for (const { as, add, target: id } of steps) {
          const call = { params: { kind: 'tag', target: id }, as };
          await area.ok(add ? watch : unwatch, call);
          if (add) expected[as].add(id);
          else expected[as].delete(id);
        }
        for (const as of ['user', 'vip'] as const) {
          const { items } = await area.ok(watchKeys, { as });
          const tags = items.filter(({ kind }) => kind === 'tag').map((item) => item.target);
          expect(tags).toEqual([...expected[as]].sort((a, b) => a - b));
        }
      }),
      { numRuns: 15 },
    );
  });
});

describe('preferences', () => {
  it('start unchosen, change field by field, and can be taken back', async () => {
    expect(new Set(Object.values(await area.ok(myPreferences)))).toEqual(new Set([null]));
    await area.ok(changePreferences, { body: { locale: 'fa', density: 'dense' } });
    await area.ok(changePreferences, { body: { columns: { books: ['title', 'gain'] } } });
    const both = await area.ok(changePreferences, { body: { columns: { tags: ['name'] } } });
    expect(both).toMatchObject({ locale: 'fa', columns: { books: ['title', 'gain'] } });
    const after = await area.ok(changePreferences, { body: { locale: null, adult: true } });
    expect(after).toMatchObject({ locale: null, adult: true, density: 'dense' });
    expect(after.columns).toEqual({ books: ['title', 'gain'], tags: ['name'] });
    expect(await area.ok(myPreferences)).toEqual(after);
    expect((await area.ok(myPreferences, { as: 'vip' })).density).toBeNull();
  });

  it.each([{ locale: 'de' }, { theme: 'blue' }, { unknown: 1 }, { columns: { '<b>': [] } }])(
    'refuse %j',
    async (body) => expect(await area.status(changePreferences, { body })).toBe(400),
  );
});

describe('the watch list', () => {
  it('holds each item once, reports missing ones, and is available as a table', async () => {
    const book = { params: { kind: 'book', target: 7 } };
    await Promise.all([area.ok(watch, book), area.ok(watch, book)]);
    const { count, items } = await area.ok(watchList, { query: { kind: 'book' } });
    expect(count).toBe(1);
    expect(items[0]).toMatchObject({ kind: 'book', target: 7, name: 'book 7', day: '2026-03-31' });
    const gone = { params: { kind: 'book', target: 999_999 } };
    expect(await area.status(watch, gone)).toBe(404);
    expect(await area.status(watch, { params: { kind: 'shelf', target: 1 } })).toBe(404);
    const { text, headers } = await area.call(watchList, {
      query: { kind: 'book', format: 'csv' },
    });
    expect(headers['cache-control']).toBe('no-store');
    const rows: string[][] = parse(text, { delimiter: ';', bom: true });
    expect(rows[1]?.slice(0, 4)).toEqual(['book', '7', 'litnet', 'book 7']);
    await area.ok(unwatch, book);
    await area.ok(unwatch, book);
    const back = await area.ok(importWatchList, { body: { format: 'csv', text } });
    expect(back).toMatchObject({ added: 1, failed: 0 });
    expect(await area.ok(importWatchList, { body: { format: 'csv', text } })).toMatchObject({
      added: 0,
      already: 1,
    });
  });

  it('imports links and reports the outcome of each line', async () => {
    const text = [
      'https://litnet.com/ru/book/kniga-b21?utm=1',
      '',
      'author.today/u/22',
      '/portals/litnet/tag-stats/23/',
      'https://litnet.com/ru/book/kniga-b999999',
      'https://example.org/book/1',
      '<script>alert(1)</script>\u202E',
      'https://litnet.com/ru/book/kniga-b21',
      'javascript:alert(1)',
    ].join('\n');
    const report = await area.ok(importWatchList, { body: { format: 'links', text } });
    expect(report.lines.map(({ line, outcome, item }) => [line, outcome, item?.kind])).toEqual([
      [1, 'added', 'book'],
      [3, 'added', 'author'],
      [4, expect.stringMatching(/added|already/), 'tag'],
      [5, 'not_found', undefined],
      [6, 'unknown_link', undefined],
      [7, 'unknown_link', undefined],
      [8, 'already', 'book'],
      [9, 'unknown_link', undefined],
    ]);
  });

  it('ends at the limit of the role, also in two tabs at once', async () => {
    const links = Array.from({ length: 510 }, (_, at) => `/authors/${at + 1}`).join('\n');
    const body = { format: 'links', text: links };
    await Promise.all([1, 2].map(() => area.ok(importWatchList, { body, as: 'moderator' })));
    expect((await area.ok(watchKeys, { as: 'moderator' })).items).toHaveLength(510);
    const watchedCount = (await area.ok(watchKeys)).items.length;
    const report = await area.ok(importWatchList, { body });
    expect(report.added).toBe(500 - watchedCount);
    expect(report.lines.at(-1)?.outcome).toBe('over_limit');
    const refused = await area.call(watch, { params: { kind: 'genre', target: 3 } });
    expect(refused).toMatchObject({ status: 409, body: { code: 'limit_reached' } });
    await Promise.all(
      (await area.ok(watchKeys)).items.map(({ kind, target }) =>
        area.accounts.database.execute(
          `delete from watch_items where kind = '${kind}' and target_id = ${target}`,
        ),
      ),
    );
  });

  it.each([
    ['another form', 'xlsx', 'a'],
    ['nothing', 'links', ''],
    ['a table without the columns', 'csv', 'title\nx'],
    ['a table that is none', 'csv', 'kind;target\n"book;1'],
    ['too many lines', 'links', '/books/1\n'.repeat(1_001)],
  ])('refuses the import of %s', async (_what, format, text) => {
    expect(await area.status(importWatchList, { body: { format, text } })).toBe(400);
  });

  it('is imported a few times a minute', async () => {
    const call = { body: { format: 'links', text: '/books/1' }, as: 'admin' };
    const statuses: number[] = [];
    for (let at = 0; at < 12; at += 1) statuses.push(await area.status(importWatchList, call));
    expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(statuses.slice(10)).toEqual([429, 429]);
  });
});

const nastyNames = [
  '<img src=x onerror=alert(1)>',
  'имя\u202Eeman',
  '👩‍👩‍👧‍👦 семья',
  "'; drop table users; --",
  '=1+1',
];

describe('saved views', () => {
  const view = { name: 'Мои', path: '/portals/litnet/books', query: 'genre=3&sort=-gain' };

  it('show new matches until they are viewed', async () => {
    published.fresh = 3;
    const saved = await area.ok(saveView, { body: view });
    expect(saved).toMatchObject({ seen_day: '2026-03-31', changed: false });
    published.day = '2026-04-01';
    const [later] = (await area.ok(savedViews)).items;
    expect(later).toMatchObject({ changed: true, matches: { count: 7, fresh: 3 } });
    const viewed = await area.ok(lookAtView, { params: { id: saved.id } });
    expect(viewed).toMatchObject({ changed: false, seen_day: '2026-04-01' });
    const moved = await area.ok(changeView, {
      params: { id: saved.id },
      body: { path: '/', query: '' },
    });
    expect(moved).toMatchObject({ matches: null, seen_day: null, name: 'Мои' });
    published.day = '2026-03-31';
  });

  it('have names of their own, of any script, shown as they are', async () => {
    expect((await area.call(saveView, { body: view })).body).toMatchObject({ code: 'name_taken' });
    for (const name of nastyNames) {
      expect((await area.ok(saveView, { body: { ...view, name } })).name).toBe(name);
    }
    expect(await area.status(saveView, { body: { ...view, name: 'Чужое' }, as: 'vip' })).toBe(200);
    const names = (await area.ok(savedViews)).items.map(({ name }) => name);
    expect(names).toHaveLength(1 + nastyNames.length);
  });

  it.each([
    { ...view, name: '  ' },
    { ...view, name: 'x'.repeat(101) },
    { ...view, name: 'a\u0000b' },
    { ...view, path: '//evil.test' },
    { ...view, path: 'https://evil.test/' },
    { ...view, path: '/\\evil.test' },
    { ...view, query: 'a b' },
    { ...view, query: '#top' },
  ])('refuse %j', async (body) => expect(await area.status(saveView, { body })).toBe(400));

  it('of another are not found, and stay', async () => {
    const [mine] = (await area.ok(savedViews)).items;
    const params = { id: mine?.id ?? 0 };
    const others: [Endpoint, CallOptions][] = [
      [changeView, { body: { name: 'Взято' } }],
      [lookAtView, {}],
      [removeView, {}],
    ];
    for (const [endpoint, call] of others) {
      expect(await area.status(endpoint, { ...call, params, as: 'admin' })).toBe(404);
    }
    expect((await area.ok(savedViews)).items[0]).toEqual(mine);
    await area.ok(removeView, { params });
    expect(await area.status(removeView, { params })).toBe(404);
  });
});

describe('notes', () => {
  it('are stored per book, changed and removed only by their writer', async () => {
    const body = { book: 5, day: '2026-03-01', text: 'Скидка\n<b>50 %</b> \u202Eعربي 🎉' };
    const note = await area.ok(addNote, { body });
    expect(note.text).toBe(body.text);
    await area.ok(addNote, { body: { ...body, book: 6, text: 'ы'.repeat(NOTE_MAX) } });
    expect((await area.ok(myNotes, { query: { book: '5' } })).items).toEqual([note]);
    const params = { id: note.id };
    for (const as of ['vip', 'admin']) {
      expect(await area.status(changeNote, { params, body: { text: 'моё' }, as })).toBe(404);
      expect(await area.status(removeNote, { params, as })).toBe(404);
      expect((await area.ok(myNotes, { as })).count).toBe(0);
    }
    const changed = await area.ok(changeNote, { params, body: { text: 'Иначе' } });
    expect(changed).toMatchObject({ text: 'Иначе', day: '2026-03-01', id: note.id });
    await area.ok(removeNote, { params });
    expect((await area.ok(myNotes)).count).toBe(1);
  });

  it.each([
    { book: 5, day: '2026-03-01', text: 'x'.repeat(10_000) },
    { book: 5, day: '2026-02-30', text: 'x' },
    { book: -1, day: '2026-03-01', text: 'x' },
    { book: 5, day: '2026-03-01', text: '\u0007' },
    { book: 5, day: '2026-03-01', text: 'x', user_id: 2 },
  ])('refuse %o', async (body) => expect(await area.status(addNote, { body })).toBe(400));

  it('are of books that there are', async () => {
    const body = { book: 999_999, day: '2026-03-01', text: 'x' };
    expect(await area.status(addNote, { body })).toBe(404);
  });
});

describe('sessions and the password', () => {
  it('lists the sessions of the caller, and ends them', async () => {
    await area.accounts.users.add({ username: 'lena', password: 'long-enough', role: 'user' });
    const [here, there] = await Promise.all(
      ['Firefox', 'Safari\u0000'].map((agent) => area.signIn('lena', 'long-enough', agent)),
    );
    area.tokens.set('lena', here?.access ?? '').set('there', there?.access ?? '');
    const { items } = await area.ok(mySessions, { as: 'lena' });
    expect(items.map(({ agent }) => agent).sort()).toEqual(['Firefox', 'Safari']);
    expect(items.filter(({ current }) => current)).toHaveLength(1);
    const other = items.find(({ current }) => !current);
    const params = { id: other?.id ?? '' };
    expect(await area.status(endSession, { params, as: 'user' })).toBe(404);
    await area.ok(endSession, { params, as: 'lena' });
    expect(await area.status(mySessions, { as: 'there' })).toBe(401);
    await area.signIn('lena', 'long-enough');
    const others = await area.ok(endSessions, { body: { keep_this: true }, as: 'lena' });
    expect(others.ended).toBe(1);
    expect((await area.ok(mySessions, { as: 'lena' })).items).toHaveLength(1);
  });

  it('changes a known password, and ends the other sessions', async () => {
    const [here, there] = await Promise.all([1, 2].map(() => area.signIn('lena', 'long-enough')));
    area.tokens.set('lena', here?.access ?? '').set('other', there?.access ?? '');
    const change = (current: string, next: string) =>
      area.call(changePassword, { body: { current, next }, as: 'lena' });
    expect(await change('wrong', 'another-one')).toMatchObject({
      status: 403,
      body: { code: 'wrong_password' },
    });
    expect((await change('long-enough', 'short')).status).toBe(400);
    expect(await change('long-enough', 'Whatever1')).toMatchObject({
      status: 400,
      body: { next: [expect.stringMatching(/most common/)] },
    });
    expect((await change('long-enough', 'another-one')).status).toBe(200);
    expect(await area.status(mySessions, { as: 'other' })).toBe(401);
    expect(await area.status(mySessions, { as: 'lena' })).toBe(200);
    await area.signIn('lena', 'another-one');
    const guesses = await Promise.all(
      Array.from({ length: 8 }, () => change('guess', 'whatever1')),
    );
    expect(guesses.map(({ status }) => status).sort()).toEqual([
      // One was wrong before.
      ...Array.from({ length: 4 }, () => 403),
      ...Array.from({ length: 4 }, () => 429),
    ]);
    expect((await change('another-one', 'whatever1')).status).toBe(429);
  });

  it('signs out everywhere', async () => {
    area.tokens.set('lena', (await area.signIn('lena', 'another-one')).access);
    await area.ok(endSessions, { body: { keep_this: false }, as: 'lena' });
    expect(await area.status(mySessions, { as: 'lena' })).toBe(401);
  });
});
