import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { removePortal } from '../../apps/server/src/measurements/removePortal.ts';
import { historyPortals } from '../../apps/server/src/measurements/testing/histories.ts';
import { testStore } from '../../apps/server/src/measurements/testing/testStore.ts';
import { portalSlugs } from '../../packages/domain/src/index.ts';
import type { PageClaims } from './claims/claimTypes.ts';
import { pageClaims, sharedClaims } from './claims/pageClaims.ts';
import { exceptions } from './notCompared.ts';
import { faultsOf } from './pageFaults.ts';
import { demoData, historyData } from './portalData.ts';
import { type PublishedPortal, publishPortal } from './publishPortal.ts';
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

const excepted = new Set<number>();
const compared = new Set<string>();

/** Returns the faults of some pages in a language. */
async function compare(
  claimed: readonly PageClaims[],
  of: readonly PublishedPortal[],
  locale: Spoken,
) {
  const faults: string[] = [];
  const names = new Set(of.flatMap((one) => [...one.names]));
  const rowOf = (row: string) => of.flatMap((one) => one.rowOf(row));
  for (const claims of claimed) {
    const html = await pages.render(claims.path, locale);
    faults.push(...faultsOf(html, claims, { locale, rowOf, names, excepted }));
  }
  return faults;
}

const remove = ({ figures }: PublishedPortal) =>
  removePortal(store.measurements, figures.fixture.portal);

describe.each(SEEDS)('the pages of the history of seed %i', (seed) => {
  let published: PublishedPortal;
  let claimed: PageClaims[];
  beforeAll(async () => {
    published = await publishPortal(store, historyData(seed));
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
  const published: PublishedPortal[] = [];
  let shared: PageClaims[];
  beforeAll(async () => {
    for (const portal of portalSlugs) published.push(await publishPortal(store, demoData(portal)));
    shared = sharedClaims(published.map(({ figures }) => figures));
  }, DEMO_SETUP_MS);
  afterAll(async () => {
    for (const portal of published) await remove(portal);
  });

  it.each(spoken)('about all portals show the figures of the models in %s', async (locale) => {
    expect(await compare(shared, published, locale)).toEqual([]);
  });

  describe.each(portalSlugs)('of %s', (slug) => {
    let own: PublishedPortal[];
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
