import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publishBundle } from '../../apps/server/src/measurements/publish.ts';
import { removePortal } from '../../apps/server/src/measurements/removePortal.ts';
import { historyPortals } from '../../apps/server/src/measurements/testing/histories.ts';
import { testStore } from '../../apps/server/src/measurements/testing/testStore.ts';
import type { PortalFixture } from '../../apps/server/src/reads/testing/portalFixture.ts';
import { known } from '../../apps/server/src/reads/testing/referenceReads.ts';
import { portalSlugs } from '../../packages/domain/src/index.ts';
import type { PageClaims, RowKey } from './claims/claimTypes.ts';
import { pageClaims, sharedClaims } from './claims/pageClaims.ts';
import { exceptions } from './notCompared.ts';
import { PortalFigures } from './PortalFigures.ts';
import { faultsOf } from './pageFaults.ts';
import { plain } from './pageTexts.ts';
import { demoData, historyData, type PortalData } from './portalData.ts';
import { pagesOf } from './renderedPages.ts';
import { type Spoken, spoken } from './wording.ts';

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
  const { portal } = fixture;
  const ids = await store.rows(
    "SELECT id, toString(kind) AS kind, external FROM ids WHERE external != '' AND portal = {portal:String}",
    { portal },
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
    /** Subjects that a row may have, by the address of its link or else by its name. */
    rowOf: (row: string): RowKey[] => {
      const [, page, id] =
        /(\/books\/|\/authors\/|\/tag-stats\/|\/genre-stats\?sel=|list=genre_top&genre=)(\d+)/u.exec(
          row,
        ) ?? [];
      const kind = Object.entries(rowKinds).find(([name]) => name === page)?.[1];
      const key = kind && keys.get(`${kind} ${id}`);
      if (kind !== undefined && key !== undefined) return [{ portal, kind, key }];
      // A portal without pages of tags links to none.
      const found = (['genre', 'tag'] as const).flatMap((one): RowKey[] => {
        const name = groups[one].find((known) => row === known || row.startsWith(`${known} `));
        return name === undefined ? [] : [{ portal, kind: one, key: name }];
      });
      return [...found, { portal, kind: 'named', key: row }];
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

type Published = Awaited<ReturnType<typeof publishPortal>>;

/** Returns the faults of some pages in a language. */
async function compare(claimed: readonly PageClaims[], of: readonly Published[], locale: Spoken) {
  const faults: string[] = [];
  const names = new Set(of.flatMap((one) => [...one.names]));
  const rowOf = (row: string) => of.flatMap((one) => one.rowOf(row));
  for (const claims of claimed) {
    const html = await pages.render(claims.path, locale);
    faults.push(...faultsOf(html, claims, { locale, rowOf, names, excepted }));
  }
  return faults;
}

const remove = ({ figures }: Published) => removePortal(store.measurements, figures.fixture.portal);

describe.each(SEEDS)('the pages of the history of seed %i', (seed) => {
  let published: Published;
  let claimed: PageClaims[];
  beforeAll(async () => {
    published = await publishPortal(historyData(seed));
    const { figures, idOf } = published;
    compared.add(figures.fixture.portal);
    claimed = [...sharedClaims([figures]), ...pageClaims(figures, idOf)];
  });
  afterAll(() => remove(published));

  it.each(spoken)('show the figures of the reference models in %s', async (locale) => {
    expect(await compare(claimed, [published], locale)).toEqual([]);
  });
});

/** Publishing and claims of six portals, which take about fifty seconds of one processor with their pages. */
const DEMO_SETUP_MS = 180_000;

describe('the pages of the demo data', () => {
  const published: Published[] = [];
  let shared: PageClaims[];
  beforeAll(async () => {
    for (const portal of portalSlugs) published.push(await publishPortal(demoData(portal)));
    shared = sharedClaims(published.map(({ figures }) => figures));
  }, DEMO_SETUP_MS);
  afterAll(async () => {
    for (const portal of published) await remove(portal);
  });

  it.each(spoken)('about all portals show the figures of the models in %s', async (locale) => {
    expect(await compare(shared, published, locale)).toEqual([]);
  });

  describe.each(portalSlugs)('of %s', (slug) => {
    let own: Published[];
    let claimed: PageClaims[];
    beforeAll(() => {
      own = published.filter(({ figures }) => figures.fixture.portal === slug);
      claimed = own.flatMap(({ figures, idOf }) => pageClaims(figures, idOf));
    }, DEMO_SETUP_MS);

    it.each(spoken)('show the figures of the reference models in %s', async (locale) => {
      expect(claimed).not.toEqual([]);
      expect(await compare(claimed, own, locale)).toEqual([]);
    });
  });
});

it('compares pages of random histories of every portal', () => {
  expect(historyPortals.filter((portal) => !compared.has(portal))).toEqual([]);
});

it('compares every figure but those of the exceptions, all of which occur', () => {
  const unused = exceptions.filter((_, at) => !excepted.has(at));
  expect(unused.map(({ why, of }) => `${why}: ${of}`)).toEqual([]);
});
