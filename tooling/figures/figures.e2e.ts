import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publishBundle } from '../../apps/server/src/measurements/publish.ts';
import { removePortal } from '../../apps/server/src/measurements/removePortal.ts';
import { historyPortals } from '../../apps/server/src/measurements/testing/histories.ts';
import { testStore } from '../../apps/server/src/measurements/testing/testStore.ts';
import type { PortalFixture } from '../../apps/server/src/reads/testing/portalFixture.ts';
import { known } from '../../apps/server/src/reads/testing/referenceReads.ts';
import { portalSlugs } from '../../packages/domain/src/index.ts';
import type { PageClaims, RowKey } from './claims/claimTypes.ts';
import { pageClaims } from './claims/pageClaims.ts';
import { exceptions } from './notCompared.ts';
import { PortalFigures } from './PortalFigures.ts';
import { faultsOf } from './pageFaults.ts';
import { plain } from './pageTexts.ts';
import { demoData, historyData, type PortalData } from './portalData.ts';
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

/** Names of the data: digits in them are no figures. */
function namesOf({ books }: PortalFixture): ReadonlySet<string> {
  const names = books.flatMap(({ title, seriesTitle, authors, genres, tags }) => [
    ...[title, seriesTitle].filter(known),
    ...authors.map(({ name }) => name),
    ...genres,
    ...tags,
  ]);
  return new Set(names.map(plain));
}

/** Publishes the data of a portal, and returns its figures and the ids of what is in it. */
async function publishPortal({ bundles, fixture, capture }: PortalData) {
  for (const bundle of bundles) {
    const { outcome } = await publishBundle(store.measurements, bundle, { demo: capture.isDemo });
    expect(outcome).toBe('published');
  }
  const ids = await store.rows(
    "SELECT id, toString(kind) AS kind, external FROM ids WHERE external != '' AND portal = {portal:String}",
    { portal: fixture.portal },
  );
  const named = ids.map(({ id, kind, external }) => ({
    id: Number(id),
    kind: String(kind),
    key: String(external),
  }));
  const keys = new Map(named.map(({ id, kind, key }) => [`${kind} ${id}`, key]));
  // The translation of a name may follow it; the longest name comes first, as others may begin it.
  const namesOfKind = (of: string) =>
    named
      .flatMap(({ kind, key }) => (kind === of ? [key] : []))
      .sort((a, b) => b.length - a.length);
  const groups = { genre: namesOfKind('genre'), tag: namesOfKind('tag') };
  const idsOf = new Map(named.map(({ id, kind, key }) => [`${kind} ${key}`, id]));
  return {
    figures: new PortalFigures(fixture, capture),
    names: namesOf(fixture),
    /** What a row may be about, by the address of its link or else by its name. */
    rowOf: (row: string): RowKey[] => {
      const [, page, id] =
        /(\/books\/|\/authors\/|\/tag-stats\/|\/genre-stats\?sel=|list=genre_top&genre=)(\d+)/u.exec(
          row,
        ) ?? [];
      const kind = Object.entries(rowKinds).find(([name]) => name === page)?.[1];
      const key = kind && keys.get(`${kind} ${id}`);
      if (kind !== undefined && key !== undefined) return [{ kind, key }];
      // A portal without pages of tags links to none.
      const found = (['genre', 'tag'] as const).flatMap((one): RowKey[] => {
        const name = groups[one].find((known) => row === known || row.startsWith(`${known} `));
        return name === undefined ? [] : [{ kind: one, key: name }];
      });
      return [...found, { kind: 'named', key: row }];
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

/** Publishes the data of a portal, and compares its pages. */
function comparePages(dataOf: () => PortalData) {
  let published: Awaited<ReturnType<typeof publishPortal>>;
  let claimed: PageClaims[];
  beforeAll(async () => {
    published = await publishPortal(dataOf());
    claimed = pageClaims(published.figures, published.idOf);
  });
  afterAll(() => removePortal(store.measurements, published.figures.fixture.portal));

  it.each(spoken)('show the figures of the reference models in %s', async (locale) => {
    const { rowOf, names } = published;
    const faults: string[] = [];
    for (const claims of claimed) {
      const html = await pages.render(claims.path, locale);
      faults.push(...faultsOf(html, claims, { locale, rowOf, names, excepted }));
    }
    expect(faults).toEqual([]);
  });
}

describe.each(SEEDS)('the pages of the history of seed %i', (seed) => {
  comparePages(() => {
    const data = historyData(seed);
    compared.add(data.fixture.portal);
    return data;
  });
});

// The six portals take about fifty seconds of one processor, most of it for rendering.
describe.each(portalSlugs)('the pages of the demo data of %s', (portal) => {
  comparePages(() => demoData(portal));
});

it('compares pages of random histories of every portal', () => {
  expect(historyPortals.filter((portal) => !compared.has(portal))).toEqual([]);
});

it('compares every figure but those of the exceptions, all of which occur', () => {
  const unused = exceptions.filter((_, at) => !excepted.has(at));
  expect(unused.map(({ why, of }) => `${why}: ${of}`)).toEqual([]);
});
