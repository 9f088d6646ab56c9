import type { Browser } from 'playwright-core';
import { launchBrowser } from '../run/browser.ts';
import { type Bound, boundOf, printBounds } from './bounds.ts';
import { measurePageLoad, type PageLoad } from './pageLoad.ts';
import { navigation } from './pageNavigation.ts';
import { measureSwitches, type SwitchTimes } from './pageSwitch.ts';
import { type Errand, type Vitals, visit } from './pageVitals.ts';
import { quantile, table } from './tables.ts';

const RUNS = 5;

/** Each also with English and Persian chosen. */
const pages = [
  { path: '/', hasCharts: true },
  { path: '/portals/litnet', hasCharts: true },
  { path: '/portals/litnet?range=90', hasCharts: true },
  { path: '/portals/litnet/books?status=finished', hasCharts: false },
  { path: '/portals/litnet/genre-stats', hasCharts: true },
  { path: '/books/{id}', hasCharts: true },
] as const;
const locales = ['ru', 'en', 'fa'];
const FROM = '/portals/litnet';
const TO = '/portals/litnet/books';
const TABLE = 'main table tbody td';

/** Upper bounds of medians: times in ms, scripts (of pages with charts) in KiB of brotli. */
const limits = {
  fcp: 900,
  lcp: 1500,
  interactive: 3200,
  chart: 3600,
  tbt: 600,
  cls: 0.01,
  js: 360,
} as const satisfies Vitals;
const JS_WITHOUT_CHARTS = 280;
const NAVIGATION_LIMITS = { first: 800, again: 200 };
/** A list with 100 rows, and how long its theme and its language may take to change. */
const LIST = '/portals/litnet/global-top';
const SWITCH_LIMITS = { theme: 200, language: 200 } as const satisfies SwitchTimes;
const LOAD_LIMITS = { perSecond: 40, p95: 400, loopMax: 50 };
const keys = Object.keys(limits) as (keyof Vitals)[];

/** Medians of visits by page and language, of the ways to a table and of switches in ms, and what failed. */
export interface PageResults {
  visits: Record<string, Vitals>;
  navigation: { first: number; again: number } | null;
  load: PageLoad | null;
  switches: SwitchTimes | null;
  /** Why a part could not be measured, by its name. */
  failed: Record<string, string>;
}

const median = (values: readonly number[]): number => quantile(values, 0.5);

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
  { locale, hasCharts }: { locale: string; hasCharts: boolean },
): Promise<Vitals> {
  // The first visitor of a page has it rendered; who measures is a later one.
  await visit(browser, url, { locale, isSlow: false });
  const mediansOf = async (errand: Errand) => {
    const runs: Vitals[] = [];
    for (let run = 0; run < RUNS; run += 1)
      runs.push(await visit(browser, url, { locale, errand }));
    return medians(runs);
  };
  const pressing = await mediansOf('control');
  if (!hasCharts) return pressing;
  // Of a visit of its own: what the click opens would load before the chart.
  const scrolling = await mediansOf('chart');
  return {
    ...pressing,
    chart: scrolling.chart,
    tbt: Math.max(pressing.tbt, scrolling.tbt),
    cls: Math.max(pressing.cls, scrolling.cls),
  };
}

async function measureNavigation(browser: Browser, address: string) {
  const legs: { first: number; again: number }[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    legs.push(await navigation(browser, address + FROM, TO, TABLE));
  }
  return {
    first: median(legs.map(({ first }) => first)),
    again: median(legs.map(({ again }) => again)),
  };
}

/** Every bar of a page's first visit, over all pages and languages, of the way to a table, and of switches. */
function boundsOf({ visits, navigation: ways, load, switches }: PageResults): Bound[] {
  const all = Object.entries(visits).map(([read, vitals]) => ({ read, vitals }));
  const charted = all.filter(({ vitals }) => vitals.chart > 0);
  const plain = all.filter(({ vitals }) => vitals.chart === 0);
  const bound = (name: string, key: keyof Vitals, of: typeof all, atMost: number) =>
    boundOf(
      name,
      of.map(({ read, vitals }) => ({ read, value: vitals[key] })),
      { atMost },
    );
  const ofWay = (key: 'first' | 'again') =>
    boundOf(`next page by link, ${key}`, ways ? [{ read: TO, value: ways[key] }] : [], {
      atMost: NAVIGATION_LIMITS[key],
    });
  const ofSwitch = (key: keyof SwitchTimes) =>
    boundOf(
      `switch of the ${key}, 100 rows`,
      switches ? [{ read: LIST, value: switches[key] }] : [],
      {
        atMost: SWITCH_LIMITS[key],
      },
    );
  const ofLoad = (key: 'perSecond' | 'p95' | 'loopMax') =>
    load ? [{ read: 'pages', value: load[key] }] : [];
  return [
    ...keys.map((key) =>
      bound(`pages: ${key}`, key, key === 'chart' || key === 'js' ? charted : all, limits[key]),
    ),
    bound('pages: js without charts', 'js', plain, JS_WITHOUT_CHARTS),
    ofWay('first'),
    ofWay('again'),
    ofSwitch('theme'),
    ofSwitch('language'),
    boundOf('pages a second, 16 guests', ofLoad('perSecond'), { atLeast: LOAD_LIMITS.perSecond }),
    boundOf('their p95', ofLoad('p95'), { atMost: LOAD_LIMITS.p95 }),
    boundOf('event loop during the load', ofLoad('loopMax'), { atMost: LOAD_LIMITS.loopMax }),
  ];
}

function print(results: PageResults): void {
  const rows = Object.entries(results.visits).map(([name, vitals]) => [
    name,
    ...keys.map((key) => vitals[key].toFixed(key === 'cls' ? 3 : 0)),
  ]);
  console.log(table(['page', ...keys], rows));
  printBounds(boundsOf(results));
  for (const [part, reason] of Object.entries(results.failed)) {
    console.log(`\nFAILED ${part}: ${reason}`);
  }
}

export interface PagesOptions {
  /** Paths of `pages`, `navigation`, `switches` or `load`; all where none are named. */
  parts?: readonly string[] | undefined;
  /** Earlier results, which are merged with the parts measured now. */
  before?: PageResults | undefined;
}

/**
 * Medians of first visits to six pages in three languages, and the way from a portal's page to a table;
 * over HTTP/1.1 as the server speaks it without a proxy. A part that cannot be measured is reported, and
 * the others are measured all the same.
 */
export async function measurePages(
  address: string,
  { parts, before }: PagesOptions = {},
): Promise<PageResults> {
  const browser = await launchBrowser();
  const results: PageResults = before ?? {
    visits: {},
    navigation: null,
    load: null,
    switches: null,
    failed: {},
  };
  const measure = async (part: string, name: string, work: () => Promise<void>) => {
    if (parts !== undefined && !parts.includes(part)) return;
    const others = Object.entries(results.failed).filter(([each]) => each !== name);
    results.failed = Object.fromEntries(others);
    console.log(`measuring ${name}…`);
    await work().catch((error: unknown) => {
      results.failed[name] = error instanceof Error ? error.message : String(error);
    });
  };
  try {
    const id = await knownBook(address);
    for (const { path, hasCharts } of pages) {
      for (const locale of locales) {
        const name = `${path} ${locale}`;
        await measure(path, name, async () => {
          const url = addressOf(address, path, id);
          results.visits[name] = await measureVisits(browser, url, { locale, hasCharts });
        });
      }
    }
    await measure('navigation', 'navigation', async () => {
      results.navigation = await measureNavigation(browser, address);
    });
    await measure('switches', 'switches', async () => {
      results.switches = await measureSwitches(browser, address + LIST);
    });
    await measure('load', 'load', async () => {
      const paths = pages.map(({ path }) => addressOf('', path, id));
      results.load = await measurePageLoad(address, paths);
      if (results.load.errors > 0) throw new Error(`${results.load.errors} pages did not open.`);
    });
    print(results);
    return results;
  } finally {
    await browser.close();
  }
}
