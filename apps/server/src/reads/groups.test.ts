import { type GroupRow, genres, groupSorts, tag, tags } from '@litometr/api-contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BookRow } from '../ingest/rows.ts';
import { book, list, reading } from '../measurements/testing/snapshotRows.ts';
import {
  folded,
  known,
  knownOn,
  median,
  slowGain,
  sortedBy,
  sum,
  topPlaces,
  weekChange,
} from './testing/slowReads.ts';
import { testReads, type WorldIds } from './testing/testReads.ts';
import { DATA_DAY, daysAgo, oneWorld, type World, worlds } from './testing/world.ts';

const reads = testReads();

/** The figures of the books of one genre or tag. */
function figures(world: World, books: readonly BookRow[]): Omit<GroupRow, 'id' | 'name'> {
  const changes = books.map(({ bookId }) => weekChange(world, bookId, 'library')).filter(known);
  const authors = books.flatMap((one) => one.authors.map((author) => JSON.stringify(author)));
  const statuses = books.map(({ status }) => status).filter(known);
  const prices = books.map(({ priceRub }) => priceRub ?? 0).filter((price) => price > 0);
  const isNew = ({ firstPublishedOn: day }: BookRow) =>
    day !== null && day > daysAgo(30) && day <= DATA_DAY;
  return {
    books: books.length,
    authors: new Set(authors).size,
    new_books: books.filter(isNew).length,
    finished_share:
      statuses.length === 0
        ? null
        : statuses.filter((status) => status === 'finished').length / statuses.length,
    n: changes.length,
    gain: changes.length === 0 ? null : sum(changes),
    median_gain: median(changes),
    top_places: sum(books.map(({ bookId }) => topPlaces(world, bookId))),
    median_price: median(prices),
  };
}

const kinds = {
  genres: { endpoint: genres, namesOf: (one: BookRow) => one.genres, idOf: 'genre' },
  tags: { endpoint: tags, namesOf: (one: BookRow) => one.tags, idOf: 'tag' },
} as const;

/** Every group of the world, by name. */
function slowGroups(world: World, ids: WorldIds, kind: keyof typeof kinds): GroupRow[] {
  const { namesOf, idOf } = kinds[kind];
  const names = [...new Set(world.books.flatMap(namesOf))].sort((a, b) => (a < b ? -1 : 1));
  return names.map((name) => ({
    id: ids[idOf](name),
    name,
    ...figures(
      world,
      world.books.filter((one) => namesOf(one).includes(name)),
    ),
  }));
}

/** A tag tells of the tags beside it and of its books. */
async function expectTags(world: World, ids: WorldIds): Promise<void> {
  const { portal } = world;
  for (const group of slowGroups(world, ids, 'tags')) {
    const answer = await reads.ask(tag, { portal, id: group.id });
    expect(answer.tag).toEqual(group);
    expect(answer.meta.n).toBe(group.books);
    const books = world.books.filter((one) => one.tags.includes(group.name));
    const beside = slowGroups({ ...world, books }, ids, 'tags')
      .filter(({ name }) => name !== group.name)
      .sort((a, b) => a.id - b.id);
    expect(answer.partners).toEqual(
      sortedBy(beside, (row) => row.books, true).map(({ id, name, books: count }) => ({
        id,
        name,
        books: count,
      })),
    );
    const last = (bookId: string) => knownOn(world, bookId, 'library', DATA_DAY);
    const ordered = sortedBy(
      books.sort((a, b) => ids.book(a.bookId) - ids.book(b.bookId)),
      ({ bookId }) => last(bookId)?.value ?? null,
      true,
    );
    expect(answer.books.map((row) => ({ id: row.book.id, gain: row.gain }))).toEqual(
      ordered.map(({ bookId }) => ({
        id: ids.book(bookId),
        gain: slowGain(portal, knownOn(world, bookId, 'library', daysAgo(7)), last(bookId)),
      })),
    );
  }
}

describe.each(['litnet', 'bookriver'] as const)('the statistics of %s', (portal) => {
  it('agree with a plain reckoning, in every order and page by page', async () => {
    await fc.assert(
      fc.asyncProperty(worlds(portal), async (world) => {
        const ids = await reads.publish(world);
        for (const kind of ['genres', 'tags'] as const) {
          const groups = slowGroups(world, ids, kind);
          for (const sort of groupSorts) {
            const field = sort.replace('-', '') as keyof GroupRow;
            const expected = sortedBy(
              groups,
              (row) => (field === 'name' ? folded(row.name) : row[field]),
              sort.startsWith('-'),
            );
            const ask = (page: string, size: string) =>
              reads.ask(kinds[kind].endpoint, { portal }, { sort, page, size });
            const answer = await ask('1', '100');
            expect([answer.count, answer.items], sort).toEqual([groups.length, expected]);
            if (sort !== '-gain') continue;
            const pages = [await ask('1', '2'), await ask('2', '2'), await ask('3', '2')];
            expect(pages.flatMap(({ items }) => items)).toEqual(expected.slice(0, 6));
            expect(pages.map(({ count }) => count)).toEqual(pages.map(() => groups.length));
          }
        }
        await expectTags(world, ids);
      }),
      oneWorld,
    );
  });
});

describe('the statistics', () => {
  it('find groups whatever the case and the dots of ё', async () => {
    await reads.publish({
      portal: 'litnet',
      books: [book('a', { tags: ['Ёлки', 'елки зелёные', 'лес'], genres: ['Чёрный юмор'] })],
      metrics: [],
      ranks: [],
    });
    const found = async (endpoint: typeof tags, q: string) =>
      (await reads.ask(endpoint, { portal: 'litnet' }, { q })).items.map(({ name }) => name).sort();
    for (const q of ['ёлк', 'ЕЛК', ' Ёлки ']) {
      expect(await found(tags, q), q).toEqual(['Ёлки', 'елки зелёные'].sort());
    }
    expect(await found(tags, 'зеленые')).toEqual(['елки зелёные']);
    expect(await found(genres, 'черный')).toEqual(['Чёрный юмор']);
    expect(await found(genres, '%')).toEqual([]);
  });

  it('take one reading that was not repeated for no reading, not for a gain of nothing', async () => {
    const ids = await reads.publish({
      portal: 'litnet',
      books: ['a', 'b', 'c'].map((id) => book(id, { genres: ['Проза'] })),
      metrics: [
        reading(daysAgo(20), 'a', { library: 5 }),
        reading(daysAgo(9), 'b', { library: 10 }),
        reading(daysAgo(0), 'b', { library: 17 }),
        reading(daysAgo(0), 'c', { library: 3 }),
      ],
      ranks: list(DATA_DAY, ['a', 'b']),
    });
    const { items } = await reads.ask(genres, { portal: 'litnet' });
    expect(items).toEqual([
      expect.objectContaining({ id: ids.genre('Проза'), n: 1, gain: 7, median_gain: 7 }),
    ]);
  });
});
