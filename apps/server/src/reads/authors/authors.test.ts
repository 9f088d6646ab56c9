import {
  type AuthorRow,
  author,
  authorBooks,
  authorHistory,
  authorSorts,
  authors,
  authorsSummary,
} from '@litometr/api-contract';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { BookRow } from '../../measurements/rows.ts';
import { referenceDailyGains } from '../../measurements/testing/referenceDailyGains.ts';
import { book, list, reading } from '../../measurements/testing/snapshotRows.ts';
import { compareFractionsNearly } from '../testing/nearlyEqual.ts';
import {
  authorPool,
  DATA_DAY,
  daysAgo,
  genrePool,
  type PortalFixture,
  portalFixtures,
  singleRun,
} from '../testing/portalFixture.ts';
import { referenceAuthorDays, referenceFirstListed } from '../testing/referenceAuthors.ts';
import { isActive, referenceSpark } from '../testing/referenceGroups.ts';
import {
  bestPosition,
  folded,
  known,
  referenceWeekChange,
  sortedBy,
  sum,
  topPlaces,
  weekChange,
} from '../testing/referenceReads.ts';
import { type FixtureIds, testReads } from '../testing/testReads.ts';

const reads = testReads();
compareFractionsNearly();

type Author = BookRow['authors'][number];
const booksOf = (fixture: PortalFixture, { externalId, name }: Author) =>
  fixture.books.filter(({ authors: of }) =>
    of.some((one) => one.externalId === externalId && one.name === name),
  );

/**
 * Genres apart: the commonest come first, and which of two as common does is open. When a book
 * without a date was first seen is not of this test.
 */
type Figures = Omit<AuthorRow, 'genres' | 'debut_on'>;

function figures(fixture: PortalFixture, ids: FixtureIds, one: Author): Figures {
  const books = booksOf(fixture, one);
  const changes = books.map(({ bookId }) => weekChange(fixture, bookId)).filter(known);
  const places = books.map(({ bookId }) => bestPosition(fixture, bookId)).filter(known);
  const stays = fixture.ranks.filter((row) => books.some(({ bookId }) => bookId === row.bookId));
  const charted = new Set(stays.map(({ bookId }) => bookId)).size;
  const sizes = books.map((written) => written.chars).filter(known);
  const active = books.filter((written) => isActive(fixture, written));
  const [writing] = active
    .filter(({ status }) => status === 'in_progress')
    .sort((a, b) => (a.bookId > b.bookId ? -1 : 1));
  return {
    id: ids.author(one),
    name: one.name,
    tier: charted > 0 ? 'charted' : books.length > 1 ? 'published' : 'debut',
    active_books: active.length,
    active_book:
      writing === undefined ? null : { id: ids.book(writing.bookId), title: writing.title },
    n: changes.length,
    best_ever: stays.length === 0 ? null : Math.min(...stays.map(({ position }) => position)),
    days_in_tops: new Set(stays.map(({ day }) => day)).size,
    hit_share: charted / books.length,
    chars: sizes.length === 0 ? null : sum(sizes),
    subscribers: null,
    subscribers_gain: null,
    // The fixtures have no chapters.
    cadence: null,
    // Nor sizes by day.
    written_per_day: null,
    written_n: 0,
    updated: null,
    ...referenceWeekChange(fixture, books, 1),
    spark: referenceSpark(fixture, books),
    books: books.length,
    finished: books.filter(({ status }) => status === 'finished').length,
    gain: changes.length === 0 ? null : sum(changes),
    top_places: sum(books.map(({ bookId }) => topPlaces(fixture, bookId))),
    best_position: places.length === 0 ? null : Math.min(...places),
  };
}

function expectCommonest(books: readonly BookRow[], named: AuthorRow['genres']) {
  const count = (name: string) => books.filter((one) => one.genres.includes(name)).length;
  const held = genrePool.filter((name) => count(name) > 0);
  expect(named.map(({ name }) => name).sort()).toEqual(held.sort());
  const counts = named.map(({ name }) => count(name));
  expect(counts).toEqual([...counts].sort((a, b) => b - a));
}

const withoutGenres = ({ genres: _, debut_on: _day, ...row }: AuthorRow): Figures => row;

/** The value that a sort compares. */
function sortKey(row: Figures, field: string): number | string | null {
  if (field === 'name') return folded(row.name);
  const value = row[field as keyof Figures];
  return typeof value === 'number' ? value : null;
}

/** Of one name, whom the portal gives no id comes last. */
const nameAndKey = ({ name, externalId }: BookRow['authors'][number]) =>
  `${name} ${externalId ?? '~'}`;

describe('the authors of a portal', () => {
  const portal = 'litnet';

  it('agree with the reference model, in every order and page by page', async () => {
    await fc.assert(
      fc.asyncProperty(portalFixtures(portal), async (fixture) => {
        const ids = await reads.publish(fixture);
        const writing = authorPool.filter((one) => booksOf(fixture, one).length > 0);
        const rows = writing
          .toSorted((a, b) => (nameAndKey(a) < nameAndKey(b) ? -1 : 1))
          .map((one) => figures(fixture, ids, one));
        for (const sort of authorSorts) {
          const keyOf = (row: Figures) => sortKey(row, sort.replace('-', ''));
          const expected = sortedBy(rows, keyOf, sort.startsWith('-'));
          const found: AuthorRow[] = [];
          for (const page of ['1', '2', '3']) {
            const response = await reads.request(authors, { portal }, { sort, page, size: '2' });
            expect(response.count).toBe(rows.length);
            found.push(...response.items);
          }
          expect(found.map(withoutGenres), sort).toEqual(expected);
        }
        for (const one of writing) {
          const card = await reads.request(author, { id: ids.author(one) });
          const { portal: of, external_url, avatar_url, ...row } = card.author;
          const books = booksOf(fixture, one);
          expect([of, external_url, avatar_url]).toEqual([portal, null, null]);
          expect(withoutGenres(row)).toEqual(figures(fixture, ids, one));
          expectCommonest(books, row.genres);
          const ordered = sortedBy(
            [...books].sort((a, b) => (a.bookId < b.bookId ? -1 : 1)),
            ({ firstPublishedOn }) => firstPublishedOn,
            true,
          );
          expect(card.books.map((written) => written.book.id)).toEqual(
            ordered.map(({ bookId }) => ids.book(bookId)),
          );
        }
      }),
      singleRun,
    );
  });
});

async function expectHistories(fixture: PortalFixture, ids: FixtureIds): Promise<void> {
  for (const one of authorPool.filter((who) => booksOf(fixture, who).length > 0)) {
    const id = ids.author(one);
    const books = booksOf(fixture, one);
    const own = new Set(books.map(({ bookId }) => bookId));
    const { items } = await reads.request(authorHistory, { id }, { from: daysAgo(200) });
    expect(items).toEqual(referenceAuthorDays(fixture, books));
    const stays = fixture.ranks.filter(({ bookId }) => own.has(bookId));
    const gains = referenceDailyGains(fixture.metrics, 'library', (id) => own.has(id));
    expect(items.flatMap(({ day, gain, n }) => (n > 0 ? [{ day, gain, n }] : []))).toEqual(
      gains.flatMap(({ day, gain, n, days }) => (days === 1 ? [{ day, gain, n }] : [])),
    );
    const listed = await reads.request(authorBooks, { id }, { sort: 'title', size: '3' });
    expect(listed.count).toBe(books.length);
    for (const { book: brief, first_listed, days_on_lists } of listed.items) {
      const written = books.find(({ bookId }) => ids.book(bookId) === brief.id);
      const days = stays.filter(({ bookId }) => bookId === written?.bookId).map(({ day }) => day);
      expect([first_listed, days_on_lists]).toEqual([
        referenceFirstListed(fixture, written?.bookId ?? ''),
        new Set(days).size,
      ]);
    }
    const titles = listed.items.map(({ book: { title } }) => folded(title));
    expect(titles).toEqual(titles.toSorted());
  }
}

describe('the histories of authors', () => {
  it('agree with the reference model', async () => {
    await fc.assert(
      fc.asyncProperty(portalFixtures('litnet'), async (fixture) => {
        await expectHistories(fixture, await reads.publish(fixture));
      }),
      singleRun,
    );
  });
});

describe('four authors of Litres', () => {
  const portal = 'litres';
  const by = (...names: string[]) => names.map((name) => ({ externalId: null, name }));
  let ids: FixtureIds;
  beforeAll(async () => {
    ids = await reads.publish({
      portal,
      books: [
        book('a', {
          authors: by('Старая'),
          genres: ['Проза'],
          tags: ['лес', 'море'],
          publisher: 'Дом',
          firstPublishedOn: '2024-02-01',
          seriesTitle: 'Я',
          seriesNumber: 2,
        }),
        book('b', {
          authors: by('Старая', 'Новый'),
          genres: ['Быль'],
          tags: ['лес', 'море', 'зима'],
          firstPublishedOn: daysAgo(5),
        }),
        book('c', {
          authors: by('Тихая'),
          genres: ['Проза'],
          tags: ['лес'],
          firstPublishedOn: daysAgo(400),
          seriesTitle: 'А',
          seriesNumber: 1,
        }),
        book('d', {
          authors: by('Тёзка'),
          genres: ['Проза'],
          tags: ['лес', 'зима'],
          firstPublishedOn: daysAgo(3),
        }),
      ],
      metrics: [
        { ...reading(daysAgo(2), 'b', { rating_count: 7 }), priceRub: 149.5 },
        { ...reading(DATA_DAY, 'b', { rating_count: 9 }), priceRub: 90 },
      ],
      ranks: [
        ...list(daysAgo(60), ['a']),
        ...list(daysAgo(1), ['a', 'd']),
        ...list(DATA_DAY, ['d', 'a']),
      ],
      chapters: [daysAgo(40), daysAgo(40), daysAgo(60), daysAgo(400)].map((publishedOn, at) => ({
        bookId: 'c',
        chapterId: String(at),
        publishedOn,
        chars: 4_200,
        number: null,
        title: null,
        isFree: null,
      })),
    });
  });
  const namesOf = async (query: Record<string, string>) =>
    (await reads.request(authors, { portal }, { sort: 'name', ...query })).items.map(
      ({ name }) => name,
    );

  it('are filtered by what they wrote and how they fare', async () => {
    expect(await namesOf({ publisher: 'yes' })).toEqual(['Старая']);
    expect(await namesOf({ publisher: 'no' })).toEqual(['Новый', 'Тёзка', 'Тихая']);
    expect(await namesOf({ active: 'no' })).toEqual(['Тихая']);
    expect(await namesOf({ tier: 'charted' })).toEqual(['Старая', 'Тёзка']);
    expect(await namesOf({ genre: String(ids.genre('Быль')) })).toEqual(['Новый', 'Старая']);
    expect(await namesOf({ breakthrough: 'yes' })).toEqual(['Тёзка']);
    expect(await namesOf({ growing: 'yes' })).toEqual([]);
    expect(await namesOf({ growing: 'no' })).toHaveLength(4);
    expect(await namesOf({ genre: '999999' })).toEqual([]);
  });

  it('have the cadence of their chapters, where any is dated', async () => {
    const cadenceOf = async (name: string) =>
      (await reads.request(author, { id: ids.author({ externalId: null, name }) })).author.cadence;
    expect(await cadenceOf('Тихая')).toEqual({
      updates: 2,
      chapters: 3,
      per_week: 2 / 12,
      regularity: 2 / 12,
      chars_per_day: 150,
    });
    expect(await cadenceOf('Старая')).toBeNull();
    const { items } = await reads.request(authors, { portal }, { sort: 'name' });
    const listed = items.map(({ cadence }) => cadence?.updates);
    expect(listed).toEqual([undefined, undefined, undefined, 2]);
    for (const sort of ['cadence', '-cadence']) {
      // Who has a chapter with a date comes before those of whom nothing is known.
      expect((await namesOf({ sort }))[0], sort).toBe('Тихая');
    }
  });

  it('have head figures', async () => {
    expect(await reads.request(authorsSummary, { portal })).toMatchObject({
      authors: 4,
      active: 3,
      debuts: 2,
      in_tops: 2,
      median_books: 1,
      top_ten_share: 1,
    });
  });

  it('have likes, series and years', async () => {
    const id = ids.author({ externalId: null, name: 'Старая' });
    const { similar } = await reads.request(author, { id });
    expect(similar).toEqual([
      {
        id: ids.author({ externalId: null, name: 'Новый' }),
        name: 'Новый',
        shared: 3,
        score: 1,
        shared_lists: 0,
      },
      {
        id: ids.author({ externalId: null, name: 'Тёзка' }),
        name: 'Тёзка',
        // Books of both authors were on the list.
        shared: 2,
        score: 2 / 3,
        shared_lists: 1,
      },
    ]);
    const { items } = await reads.request(authorBooks, { id }, { sort: 'series' });
    expect(items.map(({ book: { title }, series, prices }) => [title, series, prices])).toEqual([
      ['Книга a', { title: 'Я', number: 2 }, []],
      ['Книга b', null, [{ day: DATA_DAY, before: 149.5, after: 90 }]],
    ]);
    const history = await reads.request(authorHistory, { id });
    const of = (named: { name: string; books: number }[]) =>
      named.map(({ name, books }) => `${name} ${books}`).sort();
    const years = history.years.map(({ year, books, ...by }) => [
      ...[year, books],
      ...[of(by.genres), of(by.tags)],
    ]);
    expect(years).toEqual([
      [2024, 1, ['Проза 1'], ['лес 1', 'море 1']],
      [2026, 1, ['Быль 1'], ['зима 1', 'лес 1', 'море 1']],
    ]);
    expect(history.releases).toEqual([{ day: daysAgo(5), books: 1, chapters: 0 }]);
    expect(history.aligned).toEqual([
      {
        id: ids.book('b'),
        title: 'Книга b',
        points: [
          { age: 3, value: 7 },
          { age: 5, value: 9 },
        ],
      },
    ]);
  });
});

describe('the authors', () => {
  it('are found whatever the case and the dots of ё', async () => {
    const named = (name: string) => ({ externalId: null, name });
    await reads.publish({
      portal: 'litnet',
      books: [
        book('a', { authors: [named('Пётр Ёжиков'), named('Семен Черный')] }),
        book('b', { authors: [named("О'Нил 100%")] }),
      ],
      metrics: [],
      ranks: [],
    });
    const found = async (q: string) =>
      (await reads.request(authors, { portal: 'litnet' }, { q })).items.map(({ name }) => name);
    expect(await found('петр ежиков')).toEqual(['Пётр Ёжиков']);
    expect(await found('ЁЖИКОВ')).toEqual(['Пётр Ёжиков']);
    expect(await found('чёрный')).toEqual(['Семен Черный']);
    expect(await found("'")).toEqual(["О'Нил 100%"]);
    expect(await found('%')).toEqual(["О'Нил 100%"]);
    expect(await found('_')).toEqual([]);
    // Forms of a name, and the wrong keyboard layout.
    expect(await found('ёжикову')).toEqual(['Пётр Ёжиков']);
    expect(await found('xthysq')).toEqual(['Семен Черный']);
  });
});

describe('authors whose books gain more or less than a week ago', () => {
  it('are found by whether they grow', async () => {
    const portal = 'litmarket';
    const books = ['faster', 'slower', 'unread'];
    await reads.publish({
      portal,
      books: books.map((id) => book(id, { authors: [{ externalId: id, name: id }] })),
      metrics: Array.from({ length: 15 }, (_, ago) => ago).flatMap((ago) =>
        ['faster', 'slower'].map((id) => {
          const recent = Math.min(ago, 7);
          const [week, before] = id === 'faster' ? [30, 10] : [10, 30];
          const library = 10_000 - recent * week - (ago - recent) * before;
          return reading(daysAgo(ago), id, { library });
        }),
      ),
      ranks: [],
    });
    const of = async (growing: string) =>
      (await reads.request(authors, { portal }, { growing, sort: 'name' })).items.map(
        ({ name, gain_change: change }) => [name, change],
      );
    expect(await of('yes')).toEqual([['faster', 2]]);
    expect(await of('no')).toEqual([
      ['slower', expect.closeTo(-2 / 3)],
      ['unread', null],
    ]);
  });
});
