import {
  type AlertFact,
  addAlertRule,
  alertInbox,
  alertRules,
  type EndpointResponse,
  watch,
} from '@litometr/api-contract';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { publishBundle } from '../measurements/publish.ts';
import { book, list, reading, snapshot } from '../measurements/testing/snapshotRows.ts';
import { testStore } from '../measurements/testing/testStore.ts';
import { publishedReads } from '../personal/publishedReads.ts';
import { personalApp } from '../personal/testing/personalApp.ts';
import { registerPersonalRoutes } from '../personalRoutes.ts';
import { evaluateAlerts } from './evaluate.ts';
import { publicGuard } from './guard.ts';

/** Growth over the weeks of a portal: `a` grows by half, `b` does not change. */
const store = testStore();
const area = personalApp((to, accounts) =>
  registerPersonalRoutes(to, {
    accounts,
    guard: publicGuard,
    published: publishedReads({ measurements: store.measurements, coverHosts: [] }),
  }),
);

async function publish(day: string, library: number) {
  const source = snapshot({
    portal: 'litnet',
    capturedAt: `${day}T20:00:00Z`,
    books: [
      book('a', { title: 'Растёт', authors: [{ externalId: '7', name: 'Анна' }] }),
      book('b', { title: 'Стоит' }),
    ],
    metrics: [reading(day, 'a', { library }), reading(day, 'b', { library: 50 })],
    ranks: list(day, ['a', 'b']),
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

const idOf = async (table: 'books' | 'authors', name: string) => {
  const column = table === 'books' ? 'title' : 'name';
  const rows = await store.rows(`SELECT id FROM ${table} WHERE ${column} = '${name}'`);
  return Number(rows[0]?.['id']);
};

const growthFacts = async (): Promise<[number | null, AlertFact['before'], AlertFact['after']][]> =>
  (await area.ok(alertInbox)).items.map(({ rule, fact }) => [rule, fact.before, fact.after]);

let rules: EndpointResponse<typeof addAlertRule>[] = [];

beforeAll(async () => {
  await publish('2026-03-24', 100);
  await evaluate();
  const grown = { kind: 'book', target: await idOf('books', 'Растёт') };
  const still = { kind: 'book', target: await idOf('books', 'Стоит') };
  await area.ok(watch, { params: { kind: 'author', target: await idOf('authors', 'Анна') } });
  const rule = (scope: object, percent: number) =>
    area.ok(addAlertRule, { body: { scope, condition: { type: 'growth', percent } } });
  rules = [
    await rule(grown, 50),
    await rule(grown, 51),
    await rule(still, 1),
    await rule({ kind: 'watched' }, 20),
  ];
});
beforeEach(() => area.later());

it('alerts about growth within a week, from the chosen percentage on, of books of watched authors', async () => {
  await publish('2026-03-31', 150);
  expect(await evaluate()).toBe(2);
  const [half, more, still, watched] = rules;
  expect(await growthFacts()).toEqual(
    expect.arrayContaining([
      [half?.id, 100, 150],
      [watched?.id, 100, 150],
    ]),
  );
  const fired = (await area.ok(alertRules)).items.filter(({ last_at }) => last_at !== null);
  expect(fired.map(({ id }) => id)).not.toContain(more?.id);
  expect(fired.map(({ id }) => id)).not.toContain(still?.id);
  expect((await area.ok(alertInbox)).items[0]?.fact).toMatchObject({
    type: 'growth',
    metric: 'library',
    list: null,
    book: { title: 'Растёт' },
  });
});

it('alerts about a book once in seven days, and about more growth to rules with a higher percentage', async () => {
  await publish('2026-04-01', 170);
  const [, more] = rules;
  // Seventy percent above the snapshot of a week before: only the rule for 51 % has not fired yet.
  expect(await evaluate()).toBe(1);
  expect((await growthFacts())[0]).toEqual([more?.id, 100, 170]);
  await publish('2026-04-08', 400);
  expect(await evaluate()).toBe(3);
  expect(
    (await growthFacts()).slice(0, 3).every(([, before, after]) => before === 170 && after === 400),
  ).toBe(true);
});

it('says nothing of a book that was not read for three weeks', async () => {
  await publish('2026-04-29', 900);
  expect(await evaluate()).toBe(0);
});
