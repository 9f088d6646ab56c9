import { book as bookCard, bookHistory, type RankHistory } from '@litometr/api-contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  completeDays,
  isComplete,
  referenceDepth,
  referenceMovement,
} from '../../measurements/testing/referenceMovement.ts';
import { book, list, reading } from '../../measurements/testing/snapshotRows.ts';
import {
  DATA_DAY,
  daysAgo,
  type PortalFixture,
  portalFixtures,
  singleRun,
} from '../testing/portalFixture.ts';
import { referenceLists } from '../testing/referenceLists.ts';
import { knownOn, referenceGain, referenceWeekGain, stepOf } from '../testing/referenceReads.ts';
import { type FixtureIds, testReads } from '../testing/testReads.ts';

const reads = testReads();

const genreOf = (ids: FixtureIds, name: string | null) =>
  name === null ? null : { id: ids.genre(name), name };

/** In the order of the portal's lists: by kind, then by the genre's name. */
const inOrder = (a: RankHistory, b: RankHistory) =>
  a.list.localeCompare(b.list) || (a.genre?.name ?? '').localeCompare(b.genre?.name ?? '', 'ru');

function referenceRanks(
  fixture: PortalFixture,
  ids: FixtureIds,
  id: string,
  from: string,
  to: string,
) {
  return referenceLists(fixture)
    .map(({ list: kind, genre, days }): RankHistory => {
      // Whether the book was on the list on a partial day that does not name it is not known.
      const shown = days.filter(
        ({ day, books }, at) =>
          day >= from && day <= to && (isComplete(days, at) || books.includes(id)),
      );
      return {
        list: kind,
        genre: genreOf(ids, genre),
        period: null,
        depth: referenceDepth(days, days.length - 1),
        points: shown.map(({ day, books }) => ({ day, position: books.indexOf(id) + 1 || null })),
      };
    })
    .filter(({ points }) => points.some(({ position }) => position !== null))
    .sort(inOrder);
}

/** The steps between successive readings, from the last one before the period on. */
function referenceSteps(
  { metrics, portal }: PortalFixture,
  bookId: string,
  metric: 'views' | 'library',
  { from, to }: { from: string; to: string },
) {
  const read = metrics
    .flatMap(({ day, bookId: id, values: { [metric]: value } }) =>
      id === bookId && value !== undefined && day <= to ? [{ day, value }] : [],
    )
    .sort((a, b) => (a.day < b.day ? -1 : 1));
  return read.flatMap((last, at) => {
    const first = read[at - 1];
    if (first === undefined || last.day < from) return [];
    return [{ day: last.day, ...referenceGain(portal, first, last) }];
  });
}

describe('a book', () => {
  it('has the history that was captured: null off the list, nothing where nothing was', async () => {
    await fc.assert(
      fc.asyncProperty(portalFixtures('bookriver'), async (fixture) => {
        const ids = await reads.publish(fixture);
        const periods: [Record<string, string>, string, string][] = [
          [{}, daysAgo(89), DATA_DAY],
          [{ from: daysAgo(120) }, daysAgo(120), DATA_DAY],
          [{ from: daysAgo(9), to: daysAgo(2) }, daysAgo(9), daysAgo(2)],
          [{ to: daysAgo(3) }, daysAgo(92), daysAgo(3)],
          [{ from: '2031-01-01', to: '2031-02-01' }, '2031-01-01', '2031-02-01'],
        ];
        for (const { bookId } of fixture.books.slice(0, 4)) {
          for (const [query, from, to] of periods) {
            const response = await reads.request(bookHistory, { id: ids.book(bookId) }, query);
            expect([response.from, response.to]).toEqual([from, to]);
            const read = fixture.metrics
              .filter((row) => row.bookId === bookId && row.day >= from && row.day <= to)
              .sort((a, b) => (a.day < b.day ? -1 : 1));
            const points = (metric: 'views' | 'library') =>
              read.flatMap(({ day, values: { [metric]: value } }) =>
                value === undefined ? [] : [{ day, value, step: stepOf('bookriver', value) }],
              );
            const expected = (['views', 'library'] as const)
              .map((metric) => ({
                metric,
                points: points(metric),
                steps: referenceSteps(fixture, bookId, metric, { from, to }),
              }))
              .filter((series) => series.points.length > 0);
            expect(response.metrics).toEqual(expected);
            expect(response.ranks).toEqual(referenceRanks(fixture, ids, bookId, from, to));
            const one = { ...query, metrics: 'library' };
            const only = await reads.request(bookHistory, { id: ids.book(bookId) }, one);
            expect(only.metrics).toEqual(expected.filter(({ metric }) => metric === 'library'));
          }
        }
      }),
      singleRun,
    );
  });

  it('shows its ranks in the last capture of its lists', async () => {
    await fc.assert(
      fc.asyncProperty(portalFixtures('litnet'), async (fixture) => {
        const ids = await reads.publish(fixture);
        for (const { bookId, ...facts } of fixture.books) {
          const { book: card } = await reads.request(bookCard, { id: ids.book(bookId) });
          const places = referenceLists(fixture).flatMap(({ list: kind, genre, days }) =>
            referenceMovement(days)
              .filter((place) => place.book === bookId)
              .slice(-1)
              .filter(({ day }) => day >= (completeDays(days).at(-1)?.day ?? ''))
              .map(({ day, position, prev_position, days_on, peak, entries }) => ({
                list: kind,
                genre: genreOf(ids, genre),
                period: null,
                day,
                position,
                days_on,
                peak,
                entries,
                delta: prev_position === null ? null : prev_position - position,
              })),
          );
          expect(card.ranks).toHaveLength(places.length);
          expect(card.ranks).toEqual(expect.arrayContaining(places));
          const order = card.ranks.map(({ position }) => position);
          expect(order).toEqual([...order].sort((a, b) => a - b));
          const last = knownOn(fixture, bookId, 'library', DATA_DAY);
          expect(card.metrics.library?.value).toBe(last?.value);
          expect(card.gains.library).toEqual(referenceWeekGain(fixture, bookId, 'library'));
          const readOn = fixture.metrics
            .filter((row) => row.bookId === bookId)
            .map(({ day }) => day);
          expect(card.metrics_day).toBe(readOn.sort().at(-1) ?? null);
          expect(card.tags.map(({ name }) => name)).toEqual(facts.tags);
          expect(card.series).toEqual(
            facts.seriesTitle === null ? null : { title: facts.seriesTitle, number: null },
          );
        }
      }),
      singleRun,
    );
  });
});

describe('the card of a book', () => {
  it('returns every fact of the bundle, and null for the rest', async () => {
    const ids = await reads.publish({
      portal: 'litres',
      books: [
        book('full', {
          title: 'Полная',
          authors: [{ externalId: '7', name: 'Анна' }],
          seriesTitle: 'Цикл',
          seriesNumber: 2.5,
          pages: 300,
          hasAudio: true,
          isExclusive: false,
          publisher: 'Дом',
          ageLimit: 16,
          priceRub: 99.5,
          priceOldRub: 199,
          firstPublishedOn: '2025-01-02',
          updatedOn: '2025-02-03',
          finishedOn: '2025-03-04',
          url: 'https://www.litres.ru/full',
          annotation: 'О чём',
        }),
        book('bare'),
      ],
      metrics: [
        {
          ...reading(daysAgo(8), 'full', { rating: 4.2, rating_count: 10 }),
          stars: [1, 1, 1, 1, 6],
        },
        {
          ...reading(DATA_DAY, 'full', { rating: 4.35, rating_count: 12 }),
          stars: [1, 1, 1, 1, 8],
        },
        reading(daysAgo(1), 'bare', {}),
      ],
      ranks: list(DATA_DAY, ['full'], { list: 'bestseller' }),
    });
    const { book: full } = await reads.request(bookCard, { id: ids.book('full') });
    expect(full).toMatchObject({
      portal: 'litres',
      title: 'Полная',
      authors: [{ name: 'Анна' }],
      series: { title: 'Цикл', number: 2.5 },
      pages: 300,
      has_audio: true,
      is_exclusive: false,
      publisher: 'Дом',
      age_limit: 16,
      price_rub: 99.5,
      price_old_rub: 199,
      first_published_on: '2025-01-02',
      updated_on: '2025-02-03',
      finished_on: '2025-03-04',
      external_url: 'https://www.litres.ru/full',
      annotation: 'О чём',
      metrics: { rating: { value: 4.35, step: 0.01 }, rating_count: { value: 12, step: 1 } },
      gains: {
        rating: { value: 0.15, days: 8, reason: null },
        rating_count: { value: 2, days: 8, reason: null },
        reviews: { value: null, days: null, reason: 'no_reading' },
      },
      stars: [1, 1, 1, 1, 8],
      ranks: [{ list: 'bestseller', position: 1, delta: null }],
    });
    const { book: bare } = await reads.request(bookCard, { id: ids.book('bare') });
    expect(bare).toMatchObject({
      series: null,
      stars: null,
      metrics: { rating: null, rating_count: null, reviews: null },
      metrics_day: daysAgo(1),
      ranks: [],
      has_audio: null,
      price_rub: null,
      annotation: null,
    });
  });
});
