import {
  authorBookSorts,
  authorSorts,
  catalogueSorts,
  comparison,
  type Endpoint,
  groupSorts,
  levelMetrics,
  stockMetrics,
  trendDimensions,
  trendFunctions,
  trendGrains,
} from '@litometr/api-contract';
import { portalDefinition } from '@litometr/domain';
import { expect } from 'vitest';
import { readFacts } from '../../alerts/facts.ts';
import { createRandom } from '../../demo/random.ts';
import { endpoints, queryKeys } from '../../http/testing/endpoints.ts';
import { rebuildAggregates } from '../../measurements/aggregates/rebuildAggregates.ts';
import { contents } from '../../measurements/testing/contents.ts';
import { type History, LAST_DAY } from '../../measurements/testing/histories.ts';
import { countersOf } from '../../measurements/testing/portalCounters.ts';
import { searchQueries } from './searchModel.ts';
import type { StoreState } from './storeState.ts';
import type { testReads } from './testReads.ts';

type TestReads = ReturnType<typeof testReads>;

/** Ids of one kind differ from those of others and from every figure: answers say which they hold. */
const kinds = ['book', 'author', 'genre', 'tag'];
const firstOf = (kind: string) => 700_000_000 + kinds.indexOf(kind) * 1_000_000;

/** The key on the portal of ids, such as `book/b1`. */
export type Keys = ReadonlyMap<number, string>;

/** A response with keys in the place of ids. */
function withKeys(value: unknown, keys: Keys): unknown {
  if (typeof value === 'number') return keys.get(value) ?? value;
  if (typeof value === 'string') {
    return value.replaceAll(/\b70\d{7}\b/g, (id) => keys.get(Number(id)) ?? id);
  }
  if (Array.isArray(value)) return value.map((one) => withKeys(one, keys));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [withKeys(name, keys), withKeys(one, keys)]),
  );
}

/** The values of a path parameter: two books, one id of another kind, others in each history. */
function valuesOf(name: string, path: string, { portal, seed }: History, keys: Keys): string[] {
  if (name === 'portal') return [portal];
  if (name === 'list') return [portalDefinition(portal).lists[0]?.kind ?? '', 'genre_top'];
  const kind = kinds.find((one) => path.includes(`/${one}s/{${name}}/`)) ?? '';
  const own = [...keys].filter(([, key]) => key.startsWith(`${kind}/`));
  // Ids of one key are aliases of one entity: any of them may be requested.
  const idOf = new Map(own.map(([id, key]) => [key, id]));
  const sorted = [...idOf].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, id]) => String(id));
  return createRandom(seed)
    .shuffled(sorted)
    .slice(0, kind === 'book' ? 2 : 1);
}

const TREND_QUERIES = 4;

/** Metrics of the detailed trends by dimensions, steps and functions that they have, others in each history. */
function trendQueries({ seed, portal }: History): Record<string, string>[] {
  const random = createRandom(seed);
  const [main, second] = countersOf(portal);
  return Array.from({ length: TREND_QUERIES }, () => {
    const metric = random.pick([main, main, second, ...levelMetrics, ...stockMetrics]);
    const isGain = metric === main || metric === second;
    const grain = random.pick(trendGrains);
    const fn = random.pick(
      trendFunctions.filter((one) => {
        if (!isGain) return one === 'mean' || one === 'index';
        if (one === 'median') return metric === main && grain === 'day';
        return one !== 'week_mean' || grain === 'day';
      }),
    );
    const isStock = stockMetrics.some((stock) => stock === metric);
    const by = random.pick(isStock ? (['genre', 'tag'] as const) : trendDimensions);
    const days = random.pick<Record<string, string>>([
      {},
      { range: '7' },
      { range: 'all' },
      { from: '2026-03-05', to: '2026-03-23' },
    ]);
    return { metric, by, grain, fn, cmp: random.pick(comparison.options), ...days };
  });
}

/** Plain, compared with the period before, and in two orders, others in each history. */
function queriesOf(endpoint: Endpoint, history: History): Record<string, string>[] {
  const { path } = endpoint;
  const { seed } = history;
  const base: Record<string, string>[] = queryKeys(endpoint).includes('cmp')
    ? [{ range: '7', cmp: 'previous' }]
    : [{}];
  const sorted = (sorts: readonly string[]) =>
    createRandom(seed)
      .shuffled(sorts)
      .slice(0, 2)
      .map((sort) => ({ sort }));
  switch (path) {
    case '/search/':
      return createRandom(seed)
        .shuffled(searchQueries)
        .slice(0, 3)
        .map((q) => ({ q }));
    case '/portals/{portal}/books/':
      return [{}, ...sorted(catalogueSorts)];
    case '/portals/{portal}/authors/':
      return sorted(authorSorts);
    case '/portals/{portal}/genres/':
    case '/portals/{portal}/tags/':
      return [...base, ...sorted(groupSorts)];
    case '/authors/{id}/books/':
      return sorted(authorBookSorts).slice(0, 1);
    case '/portals/{portal}/trends/':
      return [...base, ...trendQueries(history)];
    default:
      return base;
  }
}

/** The addresses with different responses. */
export function differing(
  some: ReadonlyMap<string, unknown>,
  others: ReadonlyMap<string, unknown>,
) {
  return [...new Set([...some.keys(), ...others.keys()])].filter(
    (address) => JSON.stringify(some.get(address)) !== JSON.stringify(others.get(address)),
  );
}

/** Public responses and rows of a test store with the keys of the portal in the place of the store's ids. */
export function keyedResponses(reads: TestReads) {
  /** Forgets every assigned id, so that the next bundles get others. */
  async function forgetIds(): Promise<void> {
    const { writer } = reads.store.measurements;
    await writer.command('TRUNCATE TABLE ids');
    await writer.insert(
      'ids',
      kinds.map((kind) => ({ kind, portal: 'litres', external: '', id: firstOf(kind) })),
    );
  }

  /** The key on the portal of every id. */
  async function keysOfIds(): Promise<Keys> {
    const found = await reads.store.rows("SELECT id, kind, external FROM ids WHERE external != ''");
    return new Map(
      found.map(({ id, kind, external }) => [Number(id), `${String(kind)}/${String(external)}`]),
    );
  }

  /** The public responses (of some endpoints only) by their addresses, with keys in the place of ids. */
  async function responsesOf(
    history: History,
    keys: Keys,
    only: readonly string[] | null = null,
  ): Promise<Map<string, unknown>> {
    const responses = new Map<string, unknown>();
    for (const endpoint of endpoints) {
      const { method, auth, path } = endpoint;
      if (only?.includes(endpoint.id) === false) continue;
      if (method !== 'GET' || auth !== 'optional') continue;
      if (!/^\/(home|portals|search|books|authors)\//.test(path)) continue;
      let cases: Record<string, string>[] = [{}];
      for (const [, name = ''] of path.matchAll(/\{(\w+)\}/g)) {
        cases = cases.flatMap((one) =>
          valuesOf(name, path, history, keys).map((value) => ({ ...one, [name]: value })),
        );
      }
      for (const params of cases) {
        for (const query of queriesOf(endpoint, history)) {
          const { status, body } = await reads.responseOf(endpoint, params, query);
          const address = withKeys(`${endpoint.id} ${JSON.stringify([params, query])}`, keys);
          expect([200, 400, 404], String(address)).toContain(status);
          responses.set(String(address), withKeys(body, keys));
        }
      }
    }
    return responses;
  }

  /** Everything that a reader or an alert is shown, or the responses of some endpoints only. */
  async function stateOf(
    history: History,
    { keys, only = null }: { keys: Keys; only?: readonly string[] | null },
  ): Promise<StoreState> {
    const { portal, firstDay } = history;
    const alerts = await reads.store.measurements.read((db) =>
      readFacts(db, { portal, since: firstDay, day: LAST_DAY }, 1),
    );
    const events = await reads.store.rows(
      `SELECT book_id, type, prev_day, day, before, after, list FROM book_events
       WHERE portal = {portal:String}`,
      { portal },
    );
    const rankEntries = await reads.store.rows(
      `SELECT list, book_id, day, position, complete, prev_day, prev_position, state, days_on, streak,
         entries, peak, peak_day, first_entry
       FROM rank_entries WHERE portal = {portal:String} ORDER BY list, day, position`,
      { portal },
    );
    const gains = await reads.store.rows(
      `SELECT dimension, key, metric, day, gain, n, days FROM gain_daily
       WHERE portal = {portal:String} ORDER BY day, days`,
      { portal },
    );
    return {
      responses: await responsesOf(history, keys, only),
      alerts: withKeys(alerts, keys) as StoreState['alerts'],
      events: withKeys(events, keys) as StoreState['events'],
      rankEntries: withKeys(rankEntries, keys) as StoreState['rankEntries'],
      gains: withKeys(gains, keys) as StoreState['gains'],
    };
  }

  /** Every row of every table, without the states, which count publications. */
  async function everyRow(): Promise<string[]> {
    return (await contents(reads.store.measurements)).filter((row) => !row.startsWith('{'));
  }

  async function expectAsRebuilt(): Promise<void> {
    const found = await everyRow();
    await rebuildAggregates(reads.store.measurements.writer);
    expect(await everyRow()).toEqual(found);
  }

  return { forgetIds, keysOfIds, responsesOf, stateOf, everyRow, expectAsRebuilt };
}
