import type { Browser } from 'playwright-core';
import { launchBrowser } from '../e2e/browserServer.ts';
import { EMPTY_READY, serveEmptyPage } from './emptyPage.ts';
import { navigation } from './pageNavigation.ts';
import { type Vitals, visit } from './pageVitals.ts';
import { quantile, table } from './tables.ts';

const RUNS = 5;
/** What must stand there for a page to be ready: its table's rows, or a chart's drawing. */
const TABLE = 'main table tbody td';
const CHART = 'main figure svg:not(.lucide) :is(path, rect)';

const pages = [
  { path: '/', ready: CHART },
  { path: '/portals/litnet', ready: CHART },
  { path: '/portals/litnet/books', ready: TABLE },
  { path: '/books/{id}', ready: CHART },
] as const;
const TABLE_PAGE = '/portals/litnet/books';

/** Nothing may jump on any public page. */
const steady = [
  '/',
  '/about',
  '/portals',
  '/portals/litnet',
  ...['litmarket', 'litres', 'authortoday', 'litgorod', 'bookriver'].map(
    (slug) => `/portals/${slug}`,
  ),
  ...[
    'tag-stats',
    'tag-stats/1',
    'detailed-trends',
    'bestsellers',
    'global-top',
    'genre-tops',
    'genre-stats',
    'books',
    'authors',
  ].map((page) => `/portals/litnet/${page}`),
  '/books/{id}',
  '/authors/1',
  '/nowhere',
];
const MOST_SHIFT = 0.001;

/** The page budgets: what a median must reach. JavaScript in KiB, more of it where charts are. */
const budget = { fcp: 700, lcp: 1500, ready: 2600, tbt: 400, cls: 0.01, js: 300 };
const JS_WITHOUT_CHARTS = 230;
const NAVIGATION_BUDGET = { first: 500, again: 100 };

/** What an empty page takes on the machine that the budgets are meant for, in ms. */
const AT_REST = { fcp: 330, tbt: 0 };

const keys = ['fcp', 'lcp', 'ready', 'stands', 'tbt', 'cls', 'js'] as const;

/** Medians of visits, of the ways to a table in ms, the worst shift of each page, and what failed. */
export interface PageResults {
  visits: Record<string, Vitals>;
  /** An empty page, visited by turns with those of the last run: what the machine itself took; null where none was. */
  floor: Vitals | null;
  navigation: { first: number; again: number } | null;
  shifts: Record<string, number>;
  /** Why a part could not be measured, by its name. */
  failed: Record<string, string>;
}

function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

const addressOf = (address: string, path: string, id: number): string =>
  address + path.replace('{id}', String(id));

/** A book that readers look for: the first of the catalogue. */
async function knownBook(address: string): Promise<number> {
  const books = `${address}/api/portals/litnet/books/?page=1&size=1`;
  const answer = await fetch(books).catch((cause: unknown) => {
    throw new Error(`Nothing answers at ${address}. Start the product there, or leave out --at.`, {
      cause,
    });
  });
  // The contract's own answer, of the server that is measured.
  const { items } = (await answer.json()) as { items: { book: { id: number } }[] };
  const [first] = items;
  if (first === undefined) throw new Error('The catalogue of Litnet is empty: no book to visit.');
  return first.book.id;
}

function medians(runs: readonly Vitals[]): Vitals {
  const entries = keys.map((key) => [key, median(runs.map((vitals) => vitals[key]))]);
  // Each key of `Vitals` is among `keys`.
  return Object.fromEntries(entries) as Vitals;
}

async function measureVisits(
  browser: Browser,
  url: string,
  ready: string,
  visitFloor: () => Promise<void>,
): Promise<Vitals> {
  // The first visitor of a page has it drawn; who measures is a later one.
  await visit(browser, url, ready, false);
  const runs: Vitals[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    await visitFloor();
    runs.push(await visit(browser, url, ready));
  }
  return medians(runs);
}

async function measureNavigation(
  browser: Browser,
  address: string,
): Promise<{ first: number; again: number }> {
  const legs: { first: number; again: number }[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    legs.push(await navigation(browser, `${address}/portals/litnet`, TABLE_PAGE, TABLE));
  }
  return {
    first: median(legs.map(({ first }) => first)),
    again: median(legs.map(({ again }) => again)),
  };
}

/** How much jumps on each page; one that is not drawn yet is visited twice. */
async function measureShifts(
  browser: Browser,
  address: string,
  id: number,
): Promise<Record<string, number>> {
  const shifts: Record<string, number> = {};
  for (const path of steady) {
    const url = addressOf(address, path, id);
    const first = await visit(browser, url, 'main h1');
    const drawn = await visit(browser, url, 'main h1');
    shifts[path] = Math.max(first.cls, drawn.cls);
  }
  return shifts;
}

function print({ visits, floor, navigation: legs, shifts, failed }: PageResults): void {
  /** When the app stands has no budget of its own. */
  const figures = (vitals: Partial<Vitals>) =>
    keys.map((key) => vitals[key]?.toFixed(key === 'cls' ? 3 : 0) ?? '');
  const jsBudget = `${budget.js} (${JS_WITHOUT_CHARTS} without a chart)`;
  console.log(
    table(
      ['page', 'FCP ms', 'LCP ms', 'ready ms', 'app stands ms', 'TBT ms', 'CLS', 'JS KiB'],
      [
        ...pages.flatMap(({ path }) => {
          const vitals = visits[path];
          return vitals === undefined ? [] : [[path, ...figures(vitals)]];
        }),
        ['must reach', ...figures(budget).slice(0, -1), jsBudget],
      ],
    ),
  );
  if (floor) {
    console.log(
      `\nan empty page took ${floor.fcp.toFixed(0)} ms to its first paint and ${floor.tbt.toFixed(0)} ms ` +
        `of TBT meanwhile, ${AT_REST.fcp} and ${AT_REST.tbt} at rest: bounds of time are those of a machine at rest`,
    );
  }
  if (legs !== null) {
    const row = (name: string, { first, again }: typeof legs) => [
      name,
      first.toFixed(0),
      again.toFixed(0),
    ];
    const rows = [row(TABLE_PAGE, legs), row('must reach', NAVIGATION_BUDGET)];
    console.log(table(['to a table page', 'first ms', 'again ms'], rows));
  }
  const moving = Object.entries(shifts).filter(([, cls]) => cls > MOST_SHIFT);
  const seen = Object.keys(shifts).length;
  if (moving.length > 0) {
    const rows = moving.map(([path, cls]) => [path, cls.toFixed(3)]);
    console.log(table(['page that jumps', 'CLS'], rows));
  } else if (seen > 0) console.log(`\nnothing jumps on ${seen} pages`);
  for (const [part, reason] of Object.entries(failed)) console.log(`\nFAILED ${part}: ${reason}`);
}

export interface PagesOptions {
  /** Paths of `pages`, `navigation`, `shifts`; all where none are named. */
  parts?: readonly string[] | undefined;
  /** What was measured before stays beside the parts that are measured now. */
  before?: PageResults | undefined;
}

/**
 * Medians of first visits to four pages, the way from a portal's page to a table, and what jumps on
 * any public page; over HTTP/1.1 as the server speaks it without a proxy. A part that cannot be
 * measured is told of, and the others are measured all the same.
 */
export async function measurePages(
  address: string,
  { parts, before }: PagesOptions = {},
): Promise<PageResults> {
  const browser = await launchBrowser();
  const results: PageResults = before ?? {
    visits: {},
    floor: null,
    navigation: null,
    shifts: {},
    failed: {},
  };
  const empty = await serveEmptyPage();
  const floor: Vitals[] = [];
  const visitFloor = async () => {
    floor.push(await visit(browser, empty.address, EMPTY_READY));
  };
  const measure = async (part: string, work: () => Promise<void>) => {
    if (parts !== undefined && !parts.includes(part)) return;
    const others = Object.entries(results.failed).filter(([name]) => name !== part);
    results.failed = Object.fromEntries(others);
    console.log(`measuring ${part}…`);
    await work().catch((error: unknown) => {
      results.failed[part] = error instanceof Error ? error.message : String(error);
    });
  };
  try {
    const id = await knownBook(address);
    for (const { path, ready } of pages) {
      await measure(path, async () => {
        const url = addressOf(address, path, id);
        results.visits[path] = await measureVisits(browser, url, ready, visitFloor);
      });
    }
    if (floor.length > 0) results.floor = medians(floor);
    await measure('navigation', async () => {
      results.navigation = await measureNavigation(browser, address);
    });
    await measure('shifts', async () => {
      results.shifts = await measureShifts(browser, address, id);
    });
    print(results);
    return results;
  } finally {
    await browser.close();
    await empty.stop();
  }
}
