import { bookAccesses, bookForms, bookStatuses, type PortalSlug } from '@litometr/api-contract';
import { dayBefore } from '@litometr/domain';
import fc from 'fast-check';
import type {
  AuthorDayRow,
  BookRow,
  ChapterRow,
  MetricRow,
  RankRow,
} from '../../measurements/rows.ts';
import { book, list, reading } from '../../measurements/testing/snapshotRows.ts';

/** The rows of a small portal. */
export interface PortalFixture {
  portal: PortalSlug;
  books: BookRow[];
  metrics: MetricRow[];
  ranks: RankRow[];
  chapters?: ChapterRow[];
  /** Subscribers of authors by day. */
  authors?: AuthorDayRow[];
  /** The captures of the books' facts, oldest first, where there is another than the one of `books`. */
  captures?: { day: string; books: BookRow[] }[];
}

/** The data day of every fixture. */
export const DATA_DAY = '2026-03-31';

/** The day so many days before the data day. */
export function daysAgo(days: number): string {
  return dayBefore(DATA_DAY, days);
}

export const authorPool: BookRow['authors'] = [
  { externalId: '1', name: 'Пётр Ёжиков' },
  // Three people of one name.
  { externalId: '2', name: 'Анна Белая' },
  { externalId: '3', name: 'Анна Белая' },
  { externalId: null, name: 'Анна Белая' },
  { externalId: null, name: 'Лев' },
];
export const genrePool = ['Проза', 'Фэнтези', 'Ёмкая проза'];
export const tagPool = ['любовь', 'Ёлки', 'магия', 'зима', 'море'];
const titles = [
  'Ёлка и ёж',
  'ёлка',
  'Елка',
  'ЯБЛОКО',
  'ЗВЁЗДЫ 100%',
  'звезды',
  "Д'Артаньян \\ тень",
  'Тень_1',
  'Тень21',
];

const bookId = fc.integer({ min: 0, max: 15 }).map((at) => `b${at}`);
const orNull = <T>(of: fc.Arbitrary<T>) => fc.option(of, { freq: 4 });

const facts = fc.record({
  title: fc.constantFrom(...titles),
  authors: fc.subarray([...authorPool], { maxLength: 2 }),
  genres: fc.subarray(genrePool, { maxLength: 2 }),
  tags: fc.subarray(tagPool, { maxLength: 3 }),
  seriesTitle: orNull(fc.constant('Чёрный Ёж')),
  status: orNull(fc.constantFrom(...bookStatuses.slice(0, 3))),
  access: orNull(fc.constantFrom(...bookAccesses.slice(0, 3))),
  form: orNull(fc.constantFrom(...bookForms.slice(0, 3))),
  chars: orNull(fc.integer({ min: 0, max: 3 }).map((size) => size * 40_000)),
  priceRub: orNull(fc.constantFrom(0, 50.5, 99, 149, 199)),
  // Around the limits of 'new', and some are announced for the days to come.
  firstPublishedOn: orNull(
    fc.oneof(fc.integer({ min: -3, max: 40 }), fc.constantFrom(-1, 0, 6, 7, 13, 14, 29, 30)),
  ).map((ago) => (ago === null ? null : daysAgo(ago))),
});

/** Around the limits of the rounding steps, and far from them. */
const value = fc.oneof(
  fc.integer({ min: 0, max: 40 }),
  fc.constantFrom(990, 999, 1_000, 1_100, 1_200, 5_000, 999_900, 1_000_000, 1_100_000),
);
const READ_DAYS = [0, 1, 2, 6, 7, 8, 9, 13, 14, 20];

const metricRows = fc
  .uniqueArray(
    fc.record({
      id: bookId,
      ago: fc.constantFrom(...READ_DAYS),
      library: orNull(value),
      views: orNull(value),
    }),
    { selector: ({ id, ago }) => `${id} ${ago}`, minLength: 70, maxLength: 130 },
  )
  .map((rows) =>
    rows.map(({ id, ago, library, views }) =>
      reading(daysAgo(ago), id, {
        ...(library === null ? {} : { library }),
        ...(views === null ? {} : { views }),
      }),
    ),
  );

/** Captured days of a list, oldest first, each with some of the books in some order. */
function listDays(ago: readonly number[], kind: Parameters<typeof list>[2]) {
  const places = fc.shuffledSubarray(
    Array.from({ length: 16 }, (_, at) => `b${at}`),
    { minLength: 3, maxLength: 12 },
  );
  return fc
    .tuple(...ago.map(() => places))
    .map((days) => days.flatMap((books, at) => list(daysAgo(ago[at] ?? 0), books, kind)));
}

/** A fixture of sixteen books, each with what the portal's exact or rounded pages might show. */
export function portalFixtures(portal: 'litnet' | 'bookriver'): fc.Arbitrary<PortalFixture> {
  const leading = portal === 'litnet' ? 'global_top' : 'bestseller';
  const rows = fc.record({
    portal: fc.constant(portal),
    books: fc
      .array(facts, { minLength: 16, maxLength: 16 })
      .map((all) => all.map((known, at) => book(`b${at}`, known))),
    metrics: metricRows,
    ranks: fc
      .tuple(
        listDays([100, 10, 3, 1, 0], { list: leading }),
        listDays([95, 5, 2], { list: 'genre_top', genre: 'Проза' }),
        listDays([5, 2], { list: 'genre_top', genre: 'Фэнтези' }),
      )
      .map((lists) => lists.flat()),
  });
  // A failure reports the seed; printing all rows would hide it. Few fixtures are generated, so
  // none of them should be one of the small ones that fast-check tries first.
  return fc
    .noBias(rows)
    .map((fixture) =>
      Object.defineProperty(fixture, fc.toStringMethod, { value: () => `a fixture of ${portal}` }),
    );
}

/**
 * A fixture takes a publication, and holds hundreds of cases: one per run, twenty new ones in the
 * full run. A failing one is reported as it is (by its seed), without shrinking.
 */
export const singleRun = {
  numRuns: process.env['LITOMETR_TEST_FULL'] === '1' ? 20 : 1,
  endOnFailure: true,
};
