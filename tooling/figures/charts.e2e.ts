import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { removePortal } from '../../apps/server/src/measurements/removePortal.ts';
import { testStore } from '../../apps/server/src/measurements/testing/testStore.ts';
import { type PortalSlug, portalSlugs } from '../../packages/domain/src/index.ts';
import { browserPagesOf } from './browserPages.ts';
import type { PageClaims } from './claims/claimTypes.ts';
import { pageClaims, sharedClaims } from './claims/pageClaims.ts';
import { browserFaultsOf } from './pageFaults.ts';
import { demoData, historyData, type PortalData } from './portalData.ts';
import { type PublishedPortal, publishPortal } from './publishPortal.ts';
import { spoken } from './wording.ts';

const isFull = process.env['LITOMETR_TEST_FULL'] === '1';

/** Litnet has all pages and charts; `npm run test:full` takes the demo data of the others and a history of each portal. */
const DEMO: readonly PortalSlug[] = isFull ? portalSlugs : ['litnet'];
const SEEDS = isFull ? [11, 50, 10, 2, 21, 27, 8] : [11];
const LANGUAGES = isFull ? spoken : (['ru'] as const);

/** The pages of a portal are compared in parts: a browser opens each, and a test has a time limit. */
const PARTS = 4;
const parts = LANGUAGES.flatMap((locale) =>
  Array.from({ length: PARTS }, (__, at) => ({ locale, part: at + 1 })),
);

const store = testStore();
let pages: Awaited<ReturnType<typeof browserPagesOf>>;
beforeAll(async () => {
  pages = await browserPagesOf(store.measurements);
});
afterAll(() => pages.close());

/** Of the pages only those whose address this regular expression matches, for work on their claims. */
const only = new RegExp(process.env['LITOMETR_TEST_PAGES'] ?? '', 'u');

const cases: [name: string, data: () => PortalData][] = [
  ...DEMO.map((portal): [string, () => PortalData] => [
    `demo data of ${portal}`,
    () => demoData(portal),
  ]),
  ...SEEDS.map((seed): [string, () => PortalData] => [
    `history of seed ${seed}`,
    () => historyData(seed),
  ]),
];

describe.each(cases)('the charts of the %s', (_, data) => {
  let published: PublishedPortal;
  let claimed: PageClaims[];
  beforeAll(async () => {
    published = await publishPortal(store, data());
    const { figures, idOf } = published;
    claimed = [...sharedClaims([figures]), ...pageClaims(figures, idOf)].filter(({ path }) =>
      only.test(path),
    );
  });
  afterAll(() => removePortal(store.measurements, published.figures.fixture.portal));

  it.each(parts)(
    `show the figures of the reference models in $locale, part $part of ${PARTS}`,
    async ({ locale, part }) => {
      const { names, rowOf } = published;
      const comparison = { locale, rowOf, names, excepted: new Set<number>() };
      const faults: string[] = [];
      for (const claims of claimed.filter((_claims, at) => at % PARTS === part - 1)) {
        faults.push(...browserFaultsOf(await pages.open(claims.path, locale), claims, comparison));
      }
      expect(faults).toEqual([]);
    },
  );
});
