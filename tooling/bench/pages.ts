import type { Browser } from 'playwright-core';
import { launchBrowser } from '../e2e/browserServer.ts';
import { navigation, type Vitals, visit } from './pageVitals.ts';
import { quantile, table } from './tables.ts';

const RUNS = 5;
/** What must stand there for a page to be ready: its table's rows, or a chart's drawing. */
const TABLE = 'main table tbody td';
const CHART = 'main figure svg:not(.lucide) path, main figure svg:not(.lucide) rect';

const pages = [
  { path: '/', ready: CHART },
  { path: '/portals/litnet', ready: CHART },
  { path: '/portals/litnet/books', ready: TABLE },
  { path: '/books/1', ready: CHART },
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
  '/books/1',
  '/authors/1',
  '/nowhere',
];
const MOST_SHIFT = 0.001;

const keys = ['fcp', 'lcp', 'ready', 'tbt', 'cls', 'js'] as const;

function medians(runs: readonly Vitals[]): Vitals {
  const of = (key: keyof Vitals) =>
    quantile(
      runs.map((vitals) => vitals[key]),
      0.5,
    );
  return {
    fcp: of('fcp'),
    lcp: of('lcp'),
    ready: of('ready'),
    tbt: of('tbt'),
    cls: of('cls'),
    js: of('js'),
  };
}

async function measureVisits(browser: Browser, address: string): Promise<Record<string, Vitals>> {
  const figures: Record<string, Vitals> = {};
  for (const { path, ready } of pages) {
    // The first visitor of a page has it drawn; who measures is the second.
    await visit(browser, address + path, ready, false);
    const runs: Vitals[] = [];
    for (let run = 0; run < RUNS; run += 1) runs.push(await visit(browser, address + path, ready));
    figures[path] = medians(runs);
  }
  console.log(
    table(
      ['page', 'FCP ms', 'LCP ms', 'ready ms', 'TBT ms', 'CLS', 'JS KiB'],
      Object.entries(figures).map(([path, vitals]) => [
        path,
        ...keys.map((key) => vitals[key].toFixed(key === 'cls' ? 3 : 0)),
      ]),
    ),
  );
  return figures;
}

/** Pages on which something jumps; a page that is not drawn yet is visited twice. */
async function measureShifts(browser: Browser, address: string): Promise<Record<string, number>> {
  const shifts: Record<string, number> = {};
  for (const path of steady) {
    const first = await visit(browser, address + path, 'main h1');
    const drawn = await visit(browser, address + path, 'main h1');
    shifts[path] = Math.max(first.cls, drawn.cls);
  }
  const moving = Object.entries(shifts).filter(([, cls]) => cls > MOST_SHIFT);
  console.log(
    moving.length === 0
      ? `nothing jumps on ${steady.length} pages`
      : table(
          ['page that jumps', 'CLS'],
          moving.map(([path, cls]) => [path, cls.toFixed(3)]),
        ),
  );
  return shifts;
}

/**
 * Medians of first visits to four pages, the way from a portal's page to a table, and what jumps on
 * any public page; over HTTP/1.1 as the server speaks it without a proxy.
 */
export async function measurePages(address: string) {
  const browser = await launchBrowser();
  try {
    const visits = await measureVisits(browser, address);
    const legs: [number, number][] = [];
    for (let run = 0; run < RUNS; run += 1) {
      legs.push(await navigation(browser, `${address}/portals/litnet`, TABLE_PAGE));
    }
    const [first, again] = [0, 1].map((leg) =>
      quantile(
        legs.map((times) => times[leg] ?? 0),
        0.5,
      ),
    );
    console.log(
      table(
        ['to a table page', 'first ms', 'again ms'],
        [[TABLE_PAGE, (first ?? 0).toFixed(0), (again ?? 0).toFixed(0)]],
      ),
    );
    return { visits, navigation: { first, again }, shifts: await measureShifts(browser, address) };
  } finally {
    await browser.close();
  }
}
