import type { AlertScope } from '@litometr/api-contract';
import { eq, inArray, sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import type { ReportedFailure } from '../background/backgroundFailures.ts';
import type { Measurements } from '../measurements/client.ts';
import { publishBundle } from '../measurements/publish.ts';
import { book, list, reading, snapshot } from '../measurements/testing/snapshotRows.ts';
import { testStore } from '../measurements/testing/testStore.ts';
import { publishedReads } from '../personal/publishedReads.ts';
import { personalApp } from '../personal/testing/personalApp.ts';
import { registerPersonalRoutes } from '../personalRoutes.ts';
import { alertRules, alerts, webhooks } from '../postgres/schema.ts';
import { FeedStore } from './feedStore.ts';
import { publicGuard } from './guard.ts';
import { startAlerts } from './runner.ts';

/** Rules of many users, of which some fail at some stage while the others must not notice. */
const store = testStore();
const reported: ReportedFailure[] = [];
const area = personalApp(
  (to, accounts) =>
    registerPersonalRoutes(to, {
      accounts,
      guard: publicGuard,
      published: publishedReads({ measurements: store.measurements, coverHosts: [] }),
    }),
  { onFailure: (failure) => reported.push(failure) },
);

const USERS = 50;
const BOOKS = 5;
const RUNS = process.env['LITOMETR_TEST_FULL'] === '1' ? 12 : 3;

interface Reader {
  userId: number;
  scope: AlertScope;
  ruleId: number;
  hookId: number;
  url: string;
  feed: string;
}
const readers: Reader[] = [];

const day = (at: number) => new Date(Date.UTC(2026, 2, 1 + at)).toISOString().slice(0, 10);
let published = -1;

/** Every book has another price on every day: each rule yields one alert per publication. */
async function publishNextDay(titles = (name: string) => `Книга ${name}`): Promise<string> {
  published += 1;
  const on = day(published);
  const names = Array.from({ length: BOOKS }, (_, at) => `b${at}`);
  const source = snapshot({
    portal: 'litnet',
    capturedAt: `${on}T20:00:00Z`,
    books: names.map((name) => book(name, { title: titles(name), priceRub: 100 + published })),
    metrics: names.map((name) => reading(on, name, { library: 50 })),
    ranks: list(on, names),
  });
  expect((await publishBundle(store.measurements, source)).outcome).toBe('published');
  return on;
}

const price = { type: 'price', percent: null } as const;
let refusedUrls = new Set<string>();
const received: string[] = [];

const start = (measurements: Measurements = store.measurements) =>
  startAlerts({
    database: area.accounts.database,
    measurements,
    failures: area.accounts.failures,
    now: area.clock.now,
    send: (url, _secret, body) => {
      if (refusedUrls.has(url)) throw new TypeError('The message cannot be signed.');
      received.push(`${url} ${body.replace(/"delivery":\d+,/, '')}`);
      return Promise.resolve({ status: 200, error: null });
    },
  });

beforeAll(async () => {
  await publishNextDay();
  const runner = start();
  await runner.turn();
  await runner.close();
  const { database, users, now } = area.accounts;
  const books = await store.rows('SELECT id FROM books ORDER BY external_id');
  const feeds = new FeedStore(database, now);
  for (let at = 0; at < USERS; at += 1) {
    const username = `reader${at}`;
    await users.add({ username, password: 'long enough', role: 'user' });
    const userId = (await users.find(username))?.id ?? 0;
    const scope = { kind: 'book' as const, target: Number(books[at % BOOKS]?.['id']) };
    const url = `https://hooks.example.org/${at}`;
    const [rule] = await database
      .insert(alertRules)
      .values({ userId, scope, condition: price, createdAt: now() })
      .returning();
    const [hook] = await database
      .insert(webhooks)
      .values({ userId, url, secret: 's', createdAt: now() })
      .returning();
    const { token } = await feeds.renew(userId);
    const feed = `/api/feeds/${token}.atom`;
    readers.push({ userId, scope, ruleId: rule?.id ?? 0, hookId: hook?.id ?? 0, url, feed });
  }
}, 120_000);

/** Which readers fail at which stage. */
interface FailurePlan {
  match: number[];
  insert: number[];
  feed: number[];
  webhook: number[];
}
const some = fc.uniqueArray(fc.nat(USERS - 1), { minLength: 1, maxLength: 8 });
const failurePlans = fc.record<FailurePlan>({
  match: some,
  insert: some,
  feed: some,
  webhook: some,
});

const of = (chosen: readonly number[]) => chosen.flatMap((at) => readers[at] ?? []);
const database = () => area.accounts.database;

async function breakRules({ match, insert }: FailurePlan): Promise<void> {
  const [first] = match;
  for (const { ruleId } of of(match)) {
    const broken =
      ruleId === readers[first ?? 0]?.ruleId
        ? sql`update alert_rules set scope = '{"kind":"planet","target":"x"}' where id = ${ruleId}`
        : sql`update alert_rules set condition = '{"type":"growth","percent":"many"}' where id = ${ruleId}`;
    await database().execute(broken);
  }
  const ids = of(insert).map(({ userId }) => userId);
  await database().execute(
    sql.raw(
      `alter table alerts add constraint broken check (user_id not in (${ids.join()})) not valid`,
    ),
  );
}

async function mendRules(): Promise<void> {
  await database().execute(sql`alter table alerts drop constraint broken`);
  for (const { ruleId, scope } of readers) {
    const isRule = eq(alertRules.id, ruleId);
    await database().update(alertRules).set({ scope, condition: price }).where(isRule);
  }
}

/** Number of alerts of a day per reader, by index in `readers`. */
async function alertsOf(on: string): Promise<number[]> {
  const rows = await database().select().from(alerts).where(eq(alerts.day, on));
  return readers.map(({ userId }) => rows.filter((row) => row.userId === userId).length);
}

async function feedsOf(on: string): Promise<number[]> {
  area.clock.advance(120);
  const counts: number[] = [];
  for (const { feed } of readers) {
    if (counts.length % 25 === 0) area.clock.advance(120);
    const response = await area.app.inject({ url: feed });
    expect(response.statusCode).toBe(200);
    counts.push(response.body.split(` ${on} `).length - 1);
  }
  return counts;
}

const receivedOf = (on: string) =>
  readers.map(
    ({ url }) => received.filter((one) => one.startsWith(`${url} `) && one.includes(on)).length,
  );

const expectedOf = (...missing: number[][]) =>
  readers.map((_, at) => (missing.flat().includes(at) ? 0 : 1));

it('delivers all other alerts exactly once while some fail, and the failed ones after recovery', async () => {
  await fc.assert(
    fc.asyncProperty(failurePlans, async (plan) => {
      reported.length = 0;
      received.length = 0;
      await breakRules(plan);
      refusedUrls = new Set(of(plan.webhook).map(({ url }) => url));
      const on = await publishNextDay();
      const runner = start();
      for (let turn = 0; turn < 3; turn += 1) await runner.turn();
      expect(await alertsOf(on)).toEqual(expectedOf(plan.match, plan.insert));
      expect(receivedOf(on)).toEqual(expectedOf(plan.match, plan.insert, plan.webhook));

      const broken = of(plan.feed).map(({ userId }) => userId);
      const stored = await database().select().from(alerts).where(eq(alerts.day, on));
      const spoilt = stored.filter(({ userId }) => broken.includes(userId));
      const isSpoilt = inArray(alerts.id, [0, ...spoilt.map(({ id }) => id)]);
      await database().execute(sql`update alerts set fact = fact - 'book' where ${isSpoilt}`);
      for (const _ of [1, 2]) {
        expect(await feedsOf(on)).toEqual(expectedOf(plan.match, plan.insert, plan.feed));
      }

      const unwritten = new Set([...plan.match, ...plan.insert]);
      const expected = [
        ...of([...unwritten]).map(({ ruleId }) => `alerts litnet, rule ${ruleId}`),
        ...of(plan.webhook.filter((at) => !unwritten.has(at))).map(
          ({ hookId }) => `webhooks webhook ${hookId}`,
        ),
        ...spoilt.map(({ id }) => `feeds alert ${id}`),
      ].sort();
      const open = await area.accounts.failures.list();
      expect(open.map(({ loop, subject }) => `${loop} ${subject}`).sort()).toEqual(expected);
      expect(reported.map(({ loop, subject }) => `${loop} ${subject}`).sort()).toEqual(expected);

      await mendRules();
      refusedUrls = new Set();
      for (const row of spoilt)
        await database().update(alerts).set({ fact: row.fact }).where(eq(alerts.id, row.id));
      area.clock.advance(3_600);
      for (let turn = 0; turn < 3; turn += 1) await runner.turn();
      await runner.close();
      expect(await alertsOf(on)).toEqual(expectedOf());
      expect(receivedOf(on)).toEqual(expectedOf());
      expect(await feedsOf(on)).toEqual(expectedOf());
      expect(await area.accounts.failures.list()).toEqual([]);
    }),
    { seed: 20_261_125, numRuns: RUNS, endOnFailure: true },
  );
}, 600_000);

/** A store with titles of before such signs were refused, which PostgreSQL does not take. */
function withOldTitles(measurements: Measurements): Measurements {
  return {
    ...measurements,
    changes: null,
    read: (work) =>
      measurements.read((db) =>
        work({
          ...db,
          select: async (sql, params, schema) => {
            const rows = await db.select(sql, params, schema);
            return sql.startsWith('SELECT id, title')
              ? rows.map((row) => ({ ...row, title: 'Кни\u0000га \uD800' }))
              : rows;
          },
        }),
      ),
  };
}

it('replaces what PostgreSQL refuses in titles that were imported before', async () => {
  const on = await publishNextDay();
  const runner = start(withOldTitles(store.measurements));
  await runner.turn();
  await runner.close();
  expect(await area.accounts.failures.list()).toEqual([]);
  expect(await alertsOf(on)).toEqual(expectedOf());
  const rows = await database().select().from(alerts).where(eq(alerts.day, on));
  expect(new Set(rows.map(({ fact }) => fact.book.title))).toEqual(new Set(['Кни\uFFFDга \uFFFD']));
});
