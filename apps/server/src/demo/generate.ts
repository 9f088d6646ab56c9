import type { PortalSlug } from '@litometr/api-contract';
import { type PortalDefinition, portalDefinition, portalSlugs } from '@litometr/domain';
import { mainMetric } from '../measurements/portals.ts';
import type { BundleFile, BundleManifest, BundleRows } from '../measurements/rows.ts';
import { type DemoCalendar, demoCalendar, LAST_DAY } from './days.ts';
import { createLibrary, DEFAULT_AUTHORS, type Library } from './library.ts';
import { createCatalogue, type Listing } from './market/catalogue.ts';
import { Market } from './market/market.ts';
import type { PortalModel } from './portals/model.ts';
import { portalModels } from './portals/models.ts';
import { createRandom } from './random.ts';
import { Reader } from './readings.ts';
import { awardRows, bookRow, chapterRows } from './rows.ts';

export const DEMO_SOURCE = 'Демонстрационные данные (сгенерированы)';

/** Rows of one file of the bundle. */
export type DemoBatch = {
  [File in BundleFile]: { readonly file: File; readonly rows: readonly BundleRows[File][] };
}[BundleFile];

export interface DemoOptions {
  readonly portal: PortalSlug;
  /** Calendar day in Europe/Moscow, `YYYY-MM-DD`; the data day is the one before. */
  readonly today: string;
  readonly seed: number;
  /** A smaller world, for tests: its lists are shorter where books are few. */
  readonly size?: { readonly authors: number; readonly books: number };
}

export interface Demo {
  readonly manifest: BundleManifest;
  /**
   * Days are simulated during the iteration; each iteration simulates them again. Books come first.
   */
  readonly batches: Iterable<DemoBatch>;
}

/** The evening of the data day in Moscow. */
const CAPTURED_AT = 'T20:30:00Z';

/**
 * Generated data of a portal over the 90 days up to the day before `today`. The same options
 * give the same rows; the portals of one seed share authors and texts. No row points at a live
 * page. Throws for a day that is none.
 */
export function generateDemo(options: DemoOptions): Demo {
  const calendar = demoCalendar(options.today);
  return {
    manifest: {
      portal: options.portal,
      source: DEMO_SOURCE,
      capturedAt: calendar.iso(LAST_DAY) + CAPTURED_AT,
    },
    batches: { [Symbol.iterator]: () => play(options, calendar) },
  };
}

function* play(options: DemoOptions, calendar: DemoCalendar): Generator<DemoBatch, void> {
  const portal = portalDefinition(options.portal);
  const model = portalModels[options.portal];
  const main = mainMetric(portal);
  if (main === null) throw new Error(`${portal.slug} publishes no metric to rank books by.`);
  const library = libraryOf(options.seed, options.size?.authors ?? DEFAULT_AUTHORS);
  const random = createRandom(options.seed + 1 + portalSlugs.indexOf(options.portal));
  const catalogue = createCatalogue(library, model, random.fork(), options.size?.books);
  yield* describeBooks(catalogue.listings, portal, model, calendar);
  const market = new Market(catalogue.listings, model, main, calendar, random.fork());
  const reader = new Reader(catalogue, portal, model, market, calendar, random.fork());
  while (market.day < LAST_DAY) {
    market.play();
    const readings = market.day < 0 ? null : reader.readDay();
    if (readings === null) continue;
    yield { file: 'metrics', rows: readings.metrics };
    yield { file: 'ranks', rows: readings.ranks };
    if (readings.authors.length > 0) yield { file: 'authors', rows: readings.authors };
  }
  yield* countAwards(catalogue.listings, model, market, calendar);
}

/** The books, and the tables of contents of those that grew within the window. */
function* describeBooks(
  listings: readonly Listing[],
  portal: PortalDefinition,
  model: PortalModel,
  calendar: DemoCalendar,
): Generator<DemoBatch, void> {
  const books = listings.map((listing) => bookRow(listing, portal, model, calendar));
  yield { file: 'books', rows: books };
  if (model.shows.chapters === null) return;
  yield {
    file: 'chapters',
    rows: listings
      .filter(wasUpdatedInWindow)
      .flatMap((listing) => chapterRows(listing, model.shows, calendar)),
  };
}

/** Awards by type on the data day, where the portal shows the types separately. */
function* countAwards(
  listings: readonly Listing[],
  model: PortalModel,
  market: Market,
  calendar: DemoCalendar,
): Generator<DemoBatch, void> {
  const types = model.shows.awardTypes;
  if (types === null) return;
  const day = calendar.iso(LAST_DAY);
  const counts = market.counter('awards');
  yield {
    file: 'awards',
    rows: listings.flatMap((listing, index) =>
      market.isListed(index) ? awardRows(listing, counts[index] ?? 0, types, day) : [],
    ),
  };
}

function wasUpdatedInWindow({ release }: Listing): boolean {
  return release.parts.some(({ day }) => day >= 0 && day <= LAST_DAY);
}

/** The last library: the six portals of a seed are generated one after another from one. */
let lastLibrary: { seed: number; authors: number; library: Library } | null = null;

function libraryOf(seed: number, authors: number): Library {
  if (lastLibrary?.seed !== seed || lastLibrary.authors !== authors) {
    lastLibrary = { seed, authors, library: createLibrary(seed, authors) };
  }
  return lastLibrary.library;
}
