import {
  addAlertRule,
  addRename,
  alertRules,
  author,
  authorHistory,
  catalogue,
  genre,
  rankList,
  renameNames,
  renamePreview,
  renames,
  savedViews,
  saveView,
  search,
  staffAudit,
  trends,
  undoRename,
  watch,
  watchKeys,
  watchList,
} from '@litometr/api-contract';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { evaluateAlerts } from '../../alerts/evaluate.ts';
import { publicGuard } from '../../alerts/guard.ts';
import { idleCollectors } from '../../collectors/testing/idleCollectors.ts';
import { publishBundle } from '../../measurements/publish.ts';
import { book, list, reading, snapshot } from '../../measurements/testing/snapshotRows.ts';
import { testStore } from '../../measurements/testing/testStore.ts';
import { publishedReads } from '../../personal/publishedReads.ts';
import { personalApp } from '../../personal/testing/personalApp.ts';
import { registerPersonalRoutes } from '../../personalRoutes.ts';
import { registerReadRoutes } from '../../reads/routes.ts';
import { registerStaffRoutes } from '../routes.ts';
import { createRenames, type RenameRunner } from './renameRunner.ts';

const store = testStore();
let runner: RenameRunner;
const area = personalApp((to, accounts) => {
  runner = createRenames(accounts, store.measurements);
  const reads = { measurements: store.measurements, coverHosts: [] };
  registerStaffRoutes(to, {
    accounts,
    measurements: store.measurements,
    collectors: idleCollectors(accounts, store.measurements),
    renames: runner,
    underWay: () => Promise.resolve([]),
    logTail: null,
  });
  registerReadRoutes(to, reads);
  registerPersonalRoutes(to, { accounts, published: publishedReads(reads), guard: publicGuard });
});

const as = 'moderator';
const portal = 'litnet';
const days = ['2026-03-29', '2026-03-30', '2026-03-31'] as const;

/** Until the last day the genre was called Попаданцы, and the author had the id 7 and another name. */
async function publish(day: (typeof days)[number], books = ['a', 'b', 'c']): Promise<void> {
  const isRenamed = day === days[2];
  const genres = [isRenamed ? 'Попадание' : 'Попаданцы'];
  const writer = isRenamed
    ? { externalId: '8', name: 'Анна Новая' }
    : { externalId: '7', name: 'Ольга' };
  const source = snapshot({
    portal,
    capturedAt: `${day}T12:00:00Z`,
    books: books.map((id) => book(id, { genres, authors: [writer] })),
    metrics: books.map((id, at) => reading(day, id, { library: Number(day.slice(-2)) * 10 + at })),
    ranks: list(day, books, { list: 'genre_top', genre: genres[0] ?? null }),
    authors: [
      {
        authorId: writer.externalId,
        name: writer.name,
        day,
        avatarUrl: null,
        url: isRenamed ? null : 'https://litnet.com/ru/olga-u7',
        subscribers: 5,
      },
    ],
  });
  expect((await publishBundle(store.measurements, source)).outcome).toBe('published');
}

beforeAll(async () => {
  for (const day of days) await publish(day);
});
beforeEach(() => area.later());

async function idOf(kind: 'genre' | 'author', name: string): Promise<number> {
  const { items } = await area.ok(renameNames, {
    params: { portal, kind },
    query: { q: name },
    as,
  });
  const found = items.find((item) => item.name === name);
  if (found === undefined) throw new Error(`${name} is unknown.`);
  return found.id;
}

const set = async (kind: 'genre' | 'author', from: string, to: string) => {
  const body = { portal, kind, former: await idOf(kind, from), present: await idOf(kind, to) };
  const added = await area.ok(addRename, { body: { ...body, note: null }, as });
  await runner.turn();
  return added;
};
const undo = async (id: number) => {
  await area.ok(undoRename, { params: { id }, as });
  await runner.turn();
};

/** Returns the kind, id and name of all search results that are no books. */
async function foundNames(q: string) {
  const { items } = await area.ok(search, { query: { q }, as: null });
  return items.flatMap((item) => (item.kind === 'book' ? [] : [[item.kind, item.id, item.name]]));
}

describe('a rename of a genre', { timeout: 180_000 }, () => {
  it('is previewed with what it joins', async () => {
    const [former, present] = [await idOf('genre', 'Попаданцы'), await idOf('genre', 'Попадание')];
    const preview = await area.ok(renamePreview, {
      params: { portal, kind: 'genre', former, present },
      as,
    });
    expect(preview).toMatchObject({
      problem: null,
      counts_as: 'Попадание',
      books_with_both: 0,
      days_with_both: 0,
      former: { books: 3, days: 2, first_day: days[0], last_day: days[1], renamed: false },
      present: { books: 3, days: 1, first_day: days[2], last_day: days[2] },
    });
    // Six places of the list, and a figure of the genre on each of three days.
    expect(preview.figures).toBe(9);
  });

  it('joins both histories everywhere, is recorded, and is undone', async () => {
    const [former, present] = [await idOf('genre', 'Попаданцы'), await idOf('genre', 'Попадание')];
    const params = { portal, list: 'genre_top' };
    const query = { genre: String(present) };
    const before = await area.ok(rankList, { params, query, as: null });
    const detail = { params: { portal, id: present }, as: null };
    const ofGenre = await area.ok(genre, detail);

    const added = await set('genre', 'Попаданцы', 'Попадание');
    expect(added).toMatchObject({
      by: 'moderator',
      former: { id: former },
      counts_as: 'Попадание',
    });
    const { items, pending } = await area.ok(renames, { as });
    expect(items.map(({ id, state }) => [id, state])).toEqual([[added.id, 'applied']]);
    expect(pending).toEqual([]);

    const joined = await area.ok(rankList, { params, query, as: null });
    expect(joined.items.map(({ days_on: on, state }) => [on, state])).toEqual(
      Array.from({ length: 3 }, () => [3, 'same']),
    );
    // The former id is an address of the same genre.
    const old = { params: { portal, id: former }, as: null };
    expect(await area.ok(genre, old)).toEqual(await area.ok(genre, detail));
    expect(await area.ok(rankList, { params, query: { genre: String(former) }, as: null })).toEqual(
      joined,
    );
    const filter = { genre: `${former},${present}` };
    const found = await area.ok(catalogue, { params: { portal }, query: filter, as: null });
    expect(found.count).toBe(3);
    const keys = { by: 'genre', keys: String(former) };
    const { series } = await area.ok(trends, { params: { portal }, query: keys, as: null });
    expect(
      series.map(({ label, points }) => [label, points.filter(({ n }) => n > 0).length]),
    ).toEqual([['Попадание', 2]]);
    expect(await foundNames('попаданцы')).toContainEqual(['genre', present, 'Попадание']);

    await undo(added.id);
    expect(await area.ok(rankList, { params, query, as: null })).toEqual(before);
    expect(await area.ok(genre, detail)).toEqual(ofGenre);
    expect(await area.status(undoRename, { params: { id: added.id }, as })).toBe(404);
    const audit = await area.ok(staffAudit, { query: { event: 'parser_changed' }, as: 'admin' });
    expect(audit.items.map(({ details }) => [details['rename'], details['former']])).toEqual([
      ['undone', 'Попаданцы'],
      ['set', 'Попаданцы'],
    ]);
  });

  it('preserves watch lists, saved views and alerts', async () => {
    const [former, present] = [await idOf('genre', 'Попаданцы'), await idOf('genre', 'Попадание')];
    const vip = { as: 'vip' };
    const key = (target: number) => ({ params: { kind: 'genre', target }, body: {}, ...vip });
    await area.ok(watch, key(former));
    await area.ok(watch, key(present));
    const view = { path: `/portals/${portal}/books`, query: `genre=${former}`, name: 'Мой' };
    await area.ok(saveView, { body: view, ...vip });
    await area.ok(addAlertRule, {
      body: {
        scope: { kind: 'genre', target: former },
        condition: { type: 'entered', list: null, depth: null },
      },
      ...vip,
    });
    const added = await set('genre', 'Попаданцы', 'Попадание');
    const views = await area.ok(savedViews, vip);
    expect(views.items.map(({ query, matches }) => [query, matches?.count])).toEqual([
      [`genre=${present}`, 3],
    ]);
    const followed = await area.ok(watchList, vip);
    expect(followed.items.map(({ target, name }) => [target, name])).toEqual([
      [present, 'Попадание'],
    ]);
    expect(followed.count).toBe(1);
    expect((await area.ok(watchKeys, vip)).items).toEqual([{ kind: 'genre', target: present }]);
    const { items } = await area.ok(alertRules, vip);
    expect(items.map(({ name }) => name)).toEqual(['Попадание']);
    await undo(added.id);
    expect((await area.ok(watchKeys, vip)).items).toHaveLength(2);
  });
});

describe('a rename of an author', { timeout: 180_000 }, () => {
  it('joins subscribers and addresses, and lets the old name find the author', async () => {
    const [former, present] = [await idOf('author', 'Ольга'), await idOf('author', 'Анна Новая')];
    const added = await set('author', 'Ольга', 'Анна Новая');
    const card = await area.ok(author, { params: { id: former }, as: null });
    expect(card.author).toMatchObject({
      id: present,
      name: 'Анна Новая',
      external_url: 'https://litnet.com/ru/olga-u7',
    });
    const { subscribers } = await area.ok(authorHistory, { params: { id: present }, as: null });
    expect(subscribers.map(({ day }) => day)).toEqual(days);
    expect(await foundNames('ольга')).toContainEqual(['author', present, 'Анна Новая']);
    await undo(added.id);
    const again = await area.ok(authorHistory, { params: { id: present }, as: null });
    expect(again.subscribers.map(({ day }) => day)).toEqual([days[2]]);
  });
});

describe('renames', { timeout: 180_000 }, () => {
  it('follow one another, and never in a circle', async () => {
    const source = snapshot({
      portal,
      capturedAt: '2026-03-20T12:00:00Z',
      books: [book('d', { genres: ['Провал'] })],
    });
    expect((await publishBundle(store.measurements, source)).outcome).toBe('published');
    const first = await set('genre', 'Провал', 'Попаданцы');
    const second = await set('genre', 'Попаданцы', 'Попадание');
    const { items } = await area.ok(renames, { as });
    expect(items.map(({ former, counts_as: end }) => [former.name, end])).toEqual([
      ['Попаданцы', 'Попадание'],
      ['Провал', 'Попадание'],
    ]);
    const present = await idOf('genre', 'Попадание');
    const query = { genre: String(present) };
    expect((await area.ok(catalogue, { params: { portal }, query, as: null })).count).toBe(4);

    const ids = { former: present, present: await idOf('genre', 'Провал') };
    const body = { portal, kind: 'genre', ...ids, note: null };
    expect(await area.call(addRename, { body, as })).toMatchObject({
      status: 409,
      body: { code: 'cycle' },
    });
    const again = { ...body, former: ids.present, present };
    expect(await area.call(addRename, { body: again, as })).toMatchObject({
      status: 409,
      body: { code: 'renamed' },
    });
    expect(await area.call(addRename, { body: { ...body, present }, as })).toMatchObject({
      status: 409,
      body: { code: 'same' },
    });
    expect(await area.status(addRename, { body: { ...body, former: 999_999 }, as })).toBe(400);

    // The first alone: what was joined through it is apart again.
    await undo(second.id);
    expect((await area.ok(catalogue, { params: { portal }, query, as: null })).count).toBe(3);
    await undo(first.id);
  });

  it('are applied again to what a restore or another process left without them', async () => {
    const added = await set('genre', 'Попаданцы', 'Попадание');
    await store.measurements.writer.command('TRUNCATE TABLE aliases');
    expect((await area.ok(renames, { as })).pending).toEqual([portal]);
    await runner.turn();
    const { items, pending } = await area.ok(renames, { as });
    expect([items[0]?.state, pending]).toEqual(['applied', []]);
    await undo(added.id);
  });

  it('bring no alert of their own', async () => {
    const { database, failures, now } = area.accounts;
    const deps = { database, failures, now, measurements: store.measurements };
    await evaluateAlerts(deps);
    const added = await set('genre', 'Попаданцы', 'Попадание');
    expect(await evaluateAlerts(deps)).toBe(0);
    await undo(added.id);
  });

  it('let a rule about a former name find what comes in under the present one', async () => {
    const { database, failures, now } = area.accounts;
    const deps = { database, failures, now, measurements: store.measurements };
    const added = await set('genre', 'Попаданцы', 'Попадание');
    await evaluateAlerts(deps);
    const day = '2026-04-01';
    const books = ['e', 'a', 'b'];
    const source = snapshot({
      portal,
      capturedAt: `${day}T12:00:00Z`,
      books: books.map((id) => book(id, { genres: ['Попадание'] })),
      metrics: [reading(day, 'e', { library: 1 })],
      ranks: list(day, books, { list: 'genre_top', genre: 'Попадание' }),
    });
    expect((await publishBundle(store.measurements, source)).outcome).toBe('published');
    // The rule of the watch list's test: books of the former genre that enter a list.
    expect(await evaluateAlerts(deps)).toBe(1);
    await undo(added.id);
  });

  it.each([
    [renames, {}],
    [renameNames, { portal, kind: 'genre' }],
    [renamePreview, { portal, kind: 'genre', former: 1, present: 2 }],
    [addRename, {}],
    [undoRename, { id: 1 }],
  ] as const)('are not for users: %#', async (endpoint, params) => {
    expect(await area.status(endpoint, { params, body: {}, as: 'vip' })).toBe(403);
    expect(await area.status(endpoint, { params, as: null })).toBe(401);
  });
});
