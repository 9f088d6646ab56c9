import { portalSlugs } from '../../packages/domain/src/index.ts';
import { type Crawl, followLinks, pressAll } from './crawl/crawl.ts';
import { publicRoutes, signedInRoutes, viewsOf } from './crawl/routes.ts';
import { startProduct, temporaryFolder } from './product.ts';
import { comeBackAs } from './sessionPage.ts';
import { address } from './sharedProduct.ts';
import { expect, test } from './visitors.ts';

const isFull = process.env['LITOMETR_TEST_FULL'] === '1';

/** A crawl that finds nothing proves nothing. */
const MIN_CONTROLS = 60;
/** The shell alone has as many. */
const MIN_CONTROLS_OF_PAGE = 5;
const CRAWL_MS = 1_800_000;
/** The words that are looked for are Russian. */
const languages = 'English|Español|فارسی|Português|简体中文';
const begin = (): Crawl => ({
  known: new Set(),
  links: new Map(),
  faults: [],
  pressed: 0,
  spared: new RegExp(`^(?:${languages})`, 'u'),
});

/** Where all pages lead. */
const links: Crawl['links'] = new Map();

test.skip(!isFull, 'Minutes of work, done by the full run alone.');
test.describe.configure({ timeout: CRAWL_MS });

/** Presses one control of each kind on each page. */
for (const [path] of publicRoutes) {
  test(`every kind of control of ${path} does what it says`, async ({ openPage }) => {
    const crawl: Crawl = { ...begin(), links };
    const { page, complaints } = await openPage({ width: 1440 });
    for (const shown of [path, ...viewsOf(path)]) await pressAll(page, address + shown, crawl);
    expect({ faults: crawl.faults, complaints }).toEqual({ faults: [], complaints: [] });
    expect(crawl.pressed).toBeGreaterThan(MIN_CONTROLS_OF_PAGE);
  });
}

/** A book or an author of a portal, by its API. */
async function firstOf(portal: string, kind: 'books' | 'authors'): Promise<number> {
  const answer = await fetch(`${address}/api/portals/${portal}/${kind}/?size=1`);
  // Our own server, by the contract.
  const { items } = (await answer.json()) as { items: { id?: number; book?: { id: number } }[] };
  const id = items[0]?.id ?? items[0]?.book?.id;
  if (id === undefined) throw new Error(`The demo data have no ${kind} of ${portal}.`);
  return id;
}

/** Portals differ in their metrics and in their pages. */
test('every kind of control of the cards of each portal does what it says', async ({
  openPage,
}) => {
  const crawl: Crawl = { ...begin(), links };
  const { page, complaints } = await openPage({ width: 1440 });
  for (const portal of portalSlugs) {
    for (const kind of ['books', 'authors'] as const) {
      await pressAll(page, `${address}/${kind}/${await firstOf(portal, kind)}`, crawl);
    }
  }
  expect({ faults: crawl.faults, complaints }).toEqual({ faults: [], complaints: [] });
});

test('every kind of link leads to a page that understands it', async ({ openPage }) => {
  const crawl: Crawl = { ...begin(), links };
  const { page, complaints } = await openPage({ width: 1440 });
  await followLinks(page, address, crawl);
  expect({ faults: crawl.faults, complaints }).toEqual({ faults: [], complaints: [] });
  expect(links.size).toBeGreaterThan(MIN_CONTROLS);
});

/**
 * Expected responses that browsers log as errors: the token of five minutes has expired and is
 * renewed, or the name of a view is taken, which its form shows.
 */
const isAnswer = (complaint: string): boolean =>
  /status of (?:401 .*\/api\/|409 .*\/api\/me\/views\/)/u.test(complaint);

/** It changes data, so it has a product of its own. */
test('every kind of control of an account and of staff answers to a finger on a phone', async ({
  openPage,
}) => {
  const folder = temporaryFolder();
  const product = await startProduct({ dataFolder: folder.path });
  try {
    const { page, complaints } = await openPage({ width: 360, touch: true });
    await comeBackAs(page, product.address, 'admin');
    // Controls that end the visit, and the drag handles (menuManager.e2e.ts).
    const spared = new RegExp(
      `^(?:${languages}|Выход|Выйти|Завершить|Удалить учётную запись|Перетащить)`,
      'u',
    );
    const crawl: Crawl = { ...begin(), touch: true, spared };
    for (const path of signedInRoutes) {
      crawl.known.clear();
      await pressAll(page, product.address + path, crawl);
    }
    const errors = complaints.filter((complaint) => !isAnswer(complaint));
    expect({ faults: crawl.faults, errors }).toEqual({ faults: [], errors: [] });
    expect(crawl.pressed).toBeGreaterThan(MIN_CONTROLS);
  } finally {
    await product.stop();
    folder.remove();
  }
});
