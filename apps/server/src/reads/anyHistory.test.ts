import {
  authorBookSorts,
  authorSorts,
  catalogueSorts,
  type Endpoint,
  groupSorts,
} from '@litometr/api-contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readFacts } from '../alerts/facts.ts';
import { createRandom } from '../demo/random.ts';
import { endpoints, queryKeys } from '../http/testing/endpoints.ts';
import { rebuildAggregates } from '../measurements/aggregates/rebuildAggregates.ts';
import { portalDefinition } from '../measurements/portals.ts';
import { publishBundle } from '../measurements/publish.ts';
import { removePortal } from '../measurements/removePortal.ts';
import { dropOldMonths } from '../measurements/retention.ts';
import { contents } from '../measurements/testing/contents.ts';
import {
  type History,
  histories,
  LAST_DAY,
  type Trait,
  traits,
} from '../measurements/testing/histories.ts';
import { type Snapshot, snapshot } from '../measurements/testing/snapshotRows.ts';
import { falseStatements } from './testing/falseStatements.ts';
import { modelMismatches } from './testing/modelMismatches.ts';
import type { StoreState } from './testing/storeState.ts';
import { testReads } from './testing/testReads.ts';

const reads = testReads();

const RUNS = process.env['LITOMETR_TEST_FULL'] === '1' ? 500 : 20;
const SEED = 26;

/** Ids of one kind differ from those of others and from every figure: answers say which they hold. */
const kinds = ['book', 'author', 'genre', 'tag'];
const firstOf = (kind: string) => 700_000_000 + kinds.indexOf(kind) * 1_000_000;

type Keys = ReadonlyMap<number, string>;

async function publish(bundle: Snapshot): Promise<void> {
  const { outcome } = await publishBundle(reads.store.measurements, snapshot(bundle));
  expect(outcome).toBe('published');
}

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
  const kind = kinds.find((one) => path.includes(`/${one}s/`)) ?? '';
  const own = [...keys].filter(([, key]) => key.startsWith(`${kind}/`));
  const sorted = own.toSorted(([, a], [, b]) => (a < b ? -1 : 1)).map(([id]) => String(id));
  return createRandom(seed)
    .shuffled(sorted)
    .slice(0, kind === 'book' ? 2 : 1);
}

/** Plain, compared with the period before, and in two orders, others in each history. */
function queriesOf(endpoint: Endpoint, { seed }: History): Record<string, string>[] {
  const { path } = endpoint;
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
      return [{ q: 'тень' }, { q: 'анна' }];
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
      return [...base, { ...base[0], by: 'tag' }];
    default:
      return base;
  }
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
        const { status, body } = await reads.answerOf(endpoint, params, query);
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
  only: readonly string[] | null = null,
): Promise<StoreState> {
  const { portal, firstDay } = history;
  const keys = await keysOfIds();
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

/** The addresses with different responses. */
function differing(some: ReadonlyMap<string, unknown>, others: ReadonlyMap<string, unknown>) {
  return [...new Set([...some.keys(), ...others.keys()])].filter(
    (address) => JSON.stringify(some.get(address)) !== JSON.stringify(others.get(address)),
  );
}

/** Takes a month away as the retention does, and publishes again into what is left. */
async function expectSameAfterRetention({ rest }: History): Promise<void> {
  await dropOldMonths(reads.store.measurements, 1, new Date('2026-04-10T12:00:00Z'));
  await expectAsRebuilt();
  await publish(rest);
  await expectAsRebuilt();
}

describe('a random history', { timeout: RUNS * 60_000 }, () => {
  const seen = new Set<Trait>();
  let runs = 0;

  async function expectTrue(history: History): Promise<void> {
    const { portal, firstDay, books, thinned, rest } = history;
    for (const trait of history.traits) seen.add(trait);
    runs += 1;
    const hasOtherIds = runs % 2 === 1;

    await forgetIds();
    await publish(thinned);
    const thin = await stateOf(history);
    await publish(rest);
    const full = await stateOf(history, hasOtherIds ? null : ['bookRanks']);
    const mismatches = [
      ...modelMismatches({ portal, books: thinned.books ?? books, ...history.thin }, thin),
      ...modelMismatches({ portal, books, ...history.full }, full),
    ];
    expect(mismatches).toEqual([]);
    expect(falseStatements(history, thin, full)).toEqual([]);
    await expectAsRebuilt();

    const rows = await everyRow();
    await removePortal(reads.store.measurements, portal);
    if (hasOtherIds) {
      // Only the keys of the portal can order what is equal in every figure.
      await forgetIds();
      await publish(rest);
      await publish(thinned);
      const other = await responsesOf(history, await keysOfIds());
      expect(differing(other, full.responses)).toEqual([]);
    } else {
      // The ids of a removed portal stay assigned, so that both orders have the same ones.
      await publish(rest);
      await publish(thinned);
      expect(await everyRow()).toEqual(rows);
      if (firstDay < '2026-03-01') await expectSameAfterRetention(history);
    }
    await removePortal(reads.store.measurements, portal);
  }

  it('is the same in any order and as rebuilt, and without some readings states nothing false', async () => {
    await fc.assert(fc.asyncProperty(histories, expectTrue), {
      seed: SEED,
      numRuns: RUNS,
      endOnFailure: true,
    });
    expect(traits.filter((trait) => !seen.has(trait))).toEqual([]);
  });
});
