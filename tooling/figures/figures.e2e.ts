import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publishBundle } from '../../apps/server/src/measurements/publish.ts';
import { removePortal } from '../../apps/server/src/measurements/removePortal.ts';
import {
  type History,
  histories,
  historyPortals,
} from '../../apps/server/src/measurements/testing/histories.ts';
import { snapshot } from '../../apps/server/src/measurements/testing/snapshotRows.ts';
import { testStore } from '../../apps/server/src/measurements/testing/testStore.ts';
import { fixturesOf } from '../../apps/server/src/reads/testing/historyFixtures.ts';
import type { RowKey } from './claims/claimTypes.ts';
import { pageClaims } from './claims/pageClaims.ts';
import { exceptions } from './notCompared.ts';
import { PortalFigures } from './PortalFigures.ts';
import { faultsOf } from './pageFaults.ts';
import { pagesOf } from './renderedPages.ts';
import { spoken } from './wording.ts';

const seedsUpTo = (last: number) => Array.from({ length: last }, (_, at) => at + 1);

/**
 * Seeds of histories: at least one of each portal, with every trait of histories and every exception. Two are of
 * Litnet, which has all pages. `npm run test:full` takes more.
 */
const SEEDS =
  process.env['LITOMETR_TEST_FULL'] === '1' ? seedsUpTo(60) : [11, 50, 10, 2, 21, 27, 8];

const store = testStore();
let pages: Awaited<ReturnType<typeof pagesOf>>;
beforeAll(async () => {
  pages = await pagesOf(store.measurements);
});
afterAll(() => pages.close());

const rowKinds = {
  '/books/': 'book',
  '/authors/': 'author',
  '/tag-stats/': 'tag',
  '/genre-stats?sel=': 'genre',
  'list=genre_top&genre=': 'genre',
} as const;

/** Of the two bundles of a history the one that was captured later. */
function latestCapture({ thinned, rest }: History) {
  const [latest] = [thinned, rest]
    .map(({ source = '', capturedAt = '' }) => ({ source, capturedAt }))
    .toSorted((a, b) => (a.capturedAt > b.capturedAt ? -1 : 1));
  return latest ?? { source: '', capturedAt: '' };
}

/** Publishes a history, and returns its figures and the ids of what is in it. */
async function publishHistory(seed: number) {
  const [history] = fc.sample(histories, { seed, numRuns: 1 });
  if (history === undefined) throw new Error(`There is no history of seed ${seed}.`);
  for (const bundle of [history.thinned, history.rest]) {
    const { outcome } = await publishBundle(store.measurements, snapshot(bundle));
    expect(outcome).toBe('published');
  }
  const ids = await store.rows(
    "SELECT id, toString(kind) AS kind, external FROM ids WHERE external != '' AND portal = {portal:String}",
    { portal: history.portal },
  );
  const named = ids.map(({ id, kind, external }) => ({
    id: Number(id),
    kind: String(kind),
    key: String(external),
  }));
  const keys = new Map(named.map(({ id, kind, key }) => [`${kind} ${id}`, key]));
  const idsOf = new Map(named.map(({ id, kind, key }) => [`${kind} ${key}`, id]));
  return {
    history,
    figures: new PortalFigures(fixturesOf(history).full, latestCapture(history)),
    /** Subject of a row, by the address of its link or else by its name. */
    rowOf: (row: string): RowKey | null => {
      const [, page, id] =
        /(\/books\/|\/authors\/|\/tag-stats\/|\/genre-stats\?sel=|list=genre_top&genre=)(\d+)/u.exec(
          row,
        ) ?? [];
      const kind = Object.entries(rowKinds).find(([name]) => name === page)?.[1];
      const key = kind && keys.get(`${kind} ${id}`);
      if (kind !== undefined && key !== undefined) return { kind, key };
      // A portal without pages of tags links to none.
      const named = (['genre', 'tag'] as const).find((one) => idsOf.has(`${one} ${row}`));
      return named === undefined ? null : { kind: named, key: row };
    },
    idOf: (kind: RowKey['kind'], key: string): number => {
      const id = idsOf.get(`${kind} ${key}`);
      if (id === undefined) throw new Error(`There is no ${kind} ${key}.`);
      return id;
    },
  };
}

const excepted = new Set<number>();
const compared = new Set<string>();

describe.each(SEEDS)('the pages of the history of seed %i', (seed) => {
  let published: Awaited<ReturnType<typeof publishHistory>>;
  beforeAll(async () => {
    published = await publishHistory(seed);
    compared.add(published.history.portal);
  });
  afterAll(() => removePortal(store.measurements, published.history.portal));

  it.each(spoken)('show the figures of the reference models in %s', async (locale) => {
    const faults: string[] = [];
    for (const claims of pageClaims(published.figures, published.idOf)) {
      const html = await pages.render(claims.path, locale);
      faults.push(...faultsOf(html, claims, { locale, rowOf: published.rowOf, excepted }));
    }
    expect(faults).toEqual([]);
  });
});

it('compares pages of every portal', () => {
  expect(historyPortals.filter((portal) => !compared.has(portal))).toEqual([]);
});

it('compares every figure but those of the exceptions, all of which occur', () => {
  const unused = exceptions.filter((_, at) => !excepted.has(at));
  expect(unused.map(({ why, of }) => `${why}: ${of}`)).toEqual([]);
});
