import fc from 'fast-check';
import type { BookRow, MetricRow, RankRow } from '../../ingest/rows.ts';
import { addDays } from './slowAggregates.ts';
import { book, list, reading, type Snapshot } from './snapshotRows.ts';

/**
 * Random bundles of a small portal over four months, all about the same books: late and
 * corrected ones, some of a file alone; with co-authors, renames, books that vanish
 * and return, and chapters, updates and publication days that are learnt later.
 */
const FIRST_DAY = '2026-01-20';
const DAYS = 100;
const BOOKS = Array.from({ length: 6 }, (_, at) => `b${at}`);

const day = fc.integer({ min: 0, max: DAYS }).map((at) => addDays(FIRST_DAY, at));
const orNull = <T>(of: fc.Arbitrary<T>) => fc.option(of, { freq: 3 });
/** Long before the first reading, between, and after the last one. */
const optionalDay = orNull(
  fc.integer({ min: -200, max: DAYS + 10 }).map((at) => addDays(FIRST_DAY, at)),
);

const people: BookRow['authors'] = [
  { externalId: '1', name: 'Пётр' },
  { externalId: '2', name: 'Анна' },
  { externalId: '2', name: 'Анна Белая' },
  { externalId: null, name: 'Лев' },
];

const facts = fc.record({
  title: fc.constantFrom('Тень', 'Тень. Роман', 'Зима'),
  authors: fc
    .subarray([...people], { maxLength: 2 })
    .map((some) =>
      some.filter(({ externalId }, at) => at === 0 || externalId !== some[0]?.externalId),
    ),
  genres: fc.subarray(['Проза', 'Фэнтези'], { maxLength: 2 }),
  tags: fc.subarray(['зима', 'море', 'тень'], { maxLength: 3 }),
  seriesTitle: orNull(fc.constant('Чёрный Ёж')),
  status: fc.constantFrom('in_progress', 'finished', 'removed', null),
  access: fc.constantFrom('free', 'paid', 'subscription', null),
  ageLimit: fc.constantFrom(12, 18, null),
  priceRub: fc.constantFrom(0, 99, 199, null),
  firstPublishedOn: optionalDay,
  updatedOn: optionalDay,
  annotation: fc.constantFrom('Было.', 'Стало.', null),
});

const bookRows = (min: number) =>
  fc
    .subarray(BOOKS, { minLength: min })
    .chain((ids) => fc.tuple(...ids.map((id) => facts.map((known) => book(id, known)))));

const metricRows: fc.Arbitrary<MetricRow[]> = fc
  .uniqueArray(
    fc.record({
      id: fc.constantFrom(...BOOKS),
      on: day,
      library: orNull(fc.integer({ min: 0, max: 400 })),
      views: orNull(fc.integer({ min: 0, max: 4_000 })),
      chars: orNull(fc.integer({ min: 0, max: 5 }).map((size) => size * 40_000)),
      priceRub: fc.constantFrom(0, 99, 149, null),
    }),
    { selector: ({ id, on }) => `${id} ${on}`, maxLength: 12 },
  )
  .map((rows) =>
    rows.map(({ id, on, library, views, chars, priceRub }) => ({
      ...reading(on, id, {
        ...(library === null ? {} : { library }),
        ...(views === null ? {} : { views }),
      }),
      ...{ chars, priceRub },
    })),
  );

const kinds: Parameters<typeof list>[2][] = [
  { list: 'global_top' },
  { list: 'genre_top', genre: 'Проза' },
  { list: 'new' },
];
const rankRows: fc.Arbitrary<RankRow[]> = fc
  .uniqueArray(
    fc.record({
      on: day,
      kind: fc.constantFrom(...kinds.keys()),
      ids: fc.shuffledSubarray(BOOKS, { minLength: 1 }),
    }),
    { selector: ({ on, kind }) => `${on} ${kind}`, maxLength: 4 },
  )
  .map((lists) => lists.flatMap(({ on, kind, ids }) => list(on, ids, kinds[kind])));

const chapterRows = fc.uniqueArray(
  fc.record({
    bookId: fc.constantFrom(...BOOKS),
    chapterId: fc.constantFrom('1', '2', '3'),
    number: fc.constant(null),
    title: fc.constantFrom('Глава', null),
    publishedOn: optionalDay,
    chars: fc.constantFrom(5_000, null),
    isFree: fc.constantFrom(true, null),
  }),
  { selector: ({ bookId, chapterId }) => `${bookId} ${chapterId}`, maxLength: 4 },
);

const authorRows = fc.uniqueArray(
  fc.record({
    authorId: fc.constantFrom('1', '2'),
    name: fc.constantFrom('Пётр', 'Анна', 'Анна Ежова'),
    url: fc.constantFrom('https://example.org/a', 'https://example.org/b', null),
    avatarUrl: fc.constantFrom('https://cdn.example.org/a.png', null),
    day,
    subscribers: orNull(fc.integer({ min: 0, max: 90 })),
  }),
  { selector: ({ authorId, day: on }) => `${authorId} ${on}`, maxLength: 3 },
);

const awardRows = fc.uniqueArray(
  fc.record({
    day,
    bookId: fc.constantFrom(...BOOKS),
    type: fc.constant('rose'),
    count: fc.integer({ min: 1, max: 9 }),
  }),
  { selector: ({ day: on, bookId }) => `${on} ${bookId}`, maxLength: 3 },
);

const capturedAt = fc
  // Bundles of one second are the only ones whose order counts: a day has enough of them.
  .tuple(day, fc.integer({ min: 0, max: 86_399 }))
  .map(([on, second]) => {
    const at = Date.parse(`${on}T00:00:00Z`) + second * 1_000;
    return new Date(at).toISOString();
  });

const sometimes = <T>(rows: fc.Arbitrary<T[]>) =>
  fc.oneof({ arbitrary: rows, weight: 2 }, { arbitrary: fc.constant<T[]>([]), weight: 1 });

/** The first bundle names every book; the others may come in any order after it. */
export const histories: fc.Arbitrary<{ first: Snapshot; others: Snapshot[] }> = fc.noBias(
  fc.record({
    first: fc.record({
      portal: fc.constant('litnet' as const),
      capturedAt,
      books: bookRows(BOOKS.length),
      metrics: metricRows,
      ranks: rankRows,
    }),
    others: fc.array(
      fc.record({
        portal: fc.constant('litnet' as const),
        source: fc.constantFrom('one', 'another'),
        capturedAt,
        books: sometimes(bookRows(1)),
        metrics: sometimes(metricRows),
        ranks: sometimes(rankRows),
        chapters: sometimes(chapterRows),
        authors: sometimes(authorRows),
        awards: sometimes(awardRows),
      }),
      { minLength: 3, maxLength: 4 },
    ),
  }),
);
