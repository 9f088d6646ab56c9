import { book as bookCard, bookRanks, genre, genres, homeSentences } from '@litometr/api-contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { book, list, reading } from '../measurements/testing/snapshotRows.ts';
import { daysAgo } from './testing/portalFixture.ts';
import { type FixtureIds, testReads } from './testing/testReads.ts';

/** Portals led by the tops of genres, which are captured on different days. */
const reads = testReads();
const portal = 'litmarket';

const booksOf = (name: string) => Array.from({ length: 10 }, (_, at) => `${name}${at}`);
const top = (name: string, day: string, size = 10) =>
  list(day, booksOf(name).slice(0, size), { list: 'genre_top', genre: name });

const groups = ['Фэнтези', 'Проза', 'Детектив'];
const books = groups.flatMap((name) => booksOf(name).map((id) => book(id, { genres: [name] })));

function publish(ranks: ReturnType<typeof list>): Promise<FixtureIds> {
  const metrics = Array.from({ length: 20 }, (_, ago) =>
    books.map(({ bookId }) => reading(daysAgo(ago), bookId, { library: 200 - ago })),
  ).flat();
  return reads.publish({ portal, books, metrics, ranks });
}

const days = (from: number, to = 0) =>
  Array.from({ length: from - to + 1 }, (_, at) => daysAgo(from - at));

describe('a day on which one of two lists was not captured, and one on which one was in part', () => {
  let ids: FixtureIds;
  beforeAll(async () => {
    ids = await publish([
      ...days(19).flatMap((day) => top('Фэнтези', day, day === daysAgo(4) ? 3 : 10)),
      ...days(19, 1).flatMap((day) => top('Проза', day)),
    ]);
  });

  it('has the shares of the days before', async () => {
    for (const name of ['Фэнтези', 'Проза']) {
      const response = await reads.request(genre, { portal, id: ids.genre(name) }, { range: '30' });
      expect(response.series.map(({ top_share }) => top_share)).toEqual(
        response.series.map(() => 0.5),
      );
      expect(response.series.at(-1)?.top_places).toBe(10);
    }
  });

  it('has the places of both lists', async () => {
    const { items } = await reads.request(genres, { portal });
    expect(
      Object.fromEntries(
        items.map(({ name, top_places, top_share }) => [name, [top_places, top_share]]),
      ),
    ).toEqual({ Фэнтези: [10, 0.5], Проза: [10, 0.5], Детектив: [0, 0] });
  });

  it('is no reason to say that a genre takes more of the top', async () => {
    const { items } = await reads.request(homeSentences);
    expect(items.filter(({ rule }) => rule === 'genre_share')).toEqual([]);
  });
});

describe('a list that was captured for the first time three days ago', () => {
  let ids: FixtureIds;
  beforeAll(async () => {
    ids = await publish([
      ...days(19).flatMap((day) => [...top('Фэнтези', day), ...top('Проза', day)]),
      ...days(2).flatMap((day) => top('Детектив', day)),
    ]);
  });

  it('changes shares, which are then not compared', async () => {
    const query = { from: daysAgo(6), to: daysAgo(0), cmp: 'previous' };
    const response = await reads.request(genre, { portal, id: ids.genre('Фэнтези') }, query);
    expect(response.series.at(-1)?.top_share).toBeCloseTo(1 / 3);
    expect(response.figures.top_share).toMatchObject({ compared: null, change: null });
    expect(response.figures.supply_share.change).not.toBeNull();
    const { items } = await reads.request(genres, { portal }, query);
    const row = items.find(({ name }) => name === 'Фэнтези');
    expect(row?.figures?.top_share).toMatchObject({ compared: null, change: null });
    const earlier = { from: daysAgo(9), to: daysAgo(3), cmp: 'previous' };
    const before = await reads.request(genre, { portal, id: ids.genre('Фэнтези') }, earlier);
    expect(before.figures.top_share).toMatchObject({ compared: 0.5, change: 0 });
  });

  it('is no reason to say that a genre takes more of the top', async () => {
    const { items } = await reads.request(homeSentences);
    expect(items.filter(({ rule }) => rule === 'genre_share')).toEqual([]);
  });
});

describe('a book that is first of all books and of a genre', () => {
  it('is named by the list of all books first', async () => {
    const ids = await publish([
      ...days(2).flatMap((day) => top('Фэнтези', day)),
      ...days(2).flatMap((day) => list(day, [...booksOf('Фэнтези'), ...booksOf('Проза')])),
    ]);
    const id = ids.book('Фэнтези0');
    const card = await reads.request(bookCard, { id });
    expect(card.book.ranks.map((rank) => [rank.list, rank.position])).toEqual([
      ['global_top', 1],
      ['genre_top', 1],
    ]);
    const { items } = await reads.request(bookRanks, { id });
    expect(items.map((place) => [place.list.kind, place.position])).toEqual([
      ['global_top', 1],
      ['genre_top', 1],
    ]);
  });
});
