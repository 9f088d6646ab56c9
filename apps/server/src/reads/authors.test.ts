import { type AuthorRow, author, authorSorts, authors } from '@litometr/api-contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BookRow } from '../ingest/rows.ts';
import { book } from '../measurements/testing/snapshotRows.ts';
import {
  bestPosition,
  folded,
  known,
  sortedBy,
  sum,
  topPlaces,
  weekChange,
} from './testing/slowReads.ts';
import { testReads, type WorldIds } from './testing/testReads.ts';
import { authorPool, genrePool, oneWorld, type World, worlds } from './testing/world.ts';

const reads = testReads();

type Author = BookRow['authors'][number];
const booksOf = (world: World, { externalId, name }: Author) =>
  world.books.filter(({ authors: of }) =>
    of.some((one) => one.externalId === externalId && one.name === name),
  );

/** Genres apart: the commonest come first, and which of two as common does is open. */
type Figures = Omit<AuthorRow, 'genres'>;

function figures(world: World, ids: WorldIds, one: Author): Figures {
  const books = booksOf(world, one);
  const changes = books.map(({ bookId }) => weekChange(world, bookId, 'library')).filter(known);
  const places = books.map(({ bookId }) => bestPosition(world, bookId)).filter(known);
  return {
    id: ids.author(one),
    name: one.name,
    books: books.length,
    finished: books.filter(({ status }) => status === 'finished').length,
    gain: changes.length === 0 ? null : sum(changes),
    top_places: sum(books.map(({ bookId }) => topPlaces(world, bookId))),
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

const withoutGenres = ({ genres: _, ...row }: AuthorRow): Figures => row;

describe('the authors of a portal', () => {
  const portal = 'litnet';

  it('agree with a plain reckoning, in every order and page by page', async () => {
    await fc.assert(
      fc.asyncProperty(worlds(portal), async (world) => {
        const ids = await reads.publish(world);
        const writing = authorPool.filter((one) => booksOf(world, one).length > 0);
        const rows = writing
          .map((one) => figures(world, ids, one))
          .sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : a.id - b.id));
        for (const sort of authorSorts) {
          const field = sort.replace('-', '') as keyof Figures;
          const keyOf = (row: Figures) => (field === 'name' ? folded(row.name) : row[field]);
          const expected = sortedBy(rows, keyOf, sort.startsWith('-'));
          const found: AuthorRow[] = [];
          for (const page of ['1', '2', '3']) {
            const answer = await reads.ask(authors, { portal }, { sort, page, size: '2' });
            expect(answer.count).toBe(rows.length);
            found.push(...answer.items);
          }
          expect(found.map(withoutGenres), sort).toEqual(expected);
        }
        for (const one of writing) {
          const card = await reads.ask(author, { id: ids.author(one) });
          const { portal: of, external_url, chars, ...row } = card.author;
          const books = booksOf(world, one);
          expect([of, external_url]).toEqual([portal, null]);
          const sizes = books.map((written) => written.chars).filter(known);
          expect(chars).toBe(sizes.length === 0 ? null : sum(sizes));
          expect(withoutGenres(row)).toEqual(figures(world, ids, one));
          expectCommonest(books, row.genres);
          const ordered = sortedBy(
            [...books].sort((a, b) => ids.book(b.bookId) - ids.book(a.bookId)),
            ({ firstPublishedOn }) => firstPublishedOn,
            true,
          );
          expect(card.books.map((written) => written.book.id)).toEqual(
            ordered.map(({ bookId }) => ids.book(bookId)),
          );
        }
      }),
      oneWorld,
    );
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
      (await reads.ask(authors, { portal: 'litnet' }, { q })).items.map(({ name }) => name);
    expect(await found('петр ежиков')).toEqual(['Пётр Ёжиков']);
    expect(await found('ЁЖИКОВ')).toEqual(['Пётр Ёжиков']);
    expect(await found('чёрный')).toEqual(['Семен Черный']);
    expect(await found("'")).toEqual(["О'Нил 100%"]);
    expect(await found('%')).toEqual(["О'Нил 100%"]);
    expect(await found('_')).toEqual([]);
  });
});
