import { otherListings } from '@litometr/api-contract';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { BookRow } from '../../measurements/rows.ts';
import { book, reading } from '../../measurements/testing/snapshotRows.ts';
import { daysAgo, portalFixtures, singleRun } from '../testing/portalFixture.ts';
import { folded, referenceWeekGain } from '../testing/referenceReads.ts';
import { testReads } from '../testing/testReads.ts';

const reads = testReads();

/** Letters and digits alone, ё as е: the fixtures have no other accents. */
const wordsOf = (text: string) =>
  folded(text)
    .split(/[^а-яa-z0-9]+/u)
    .filter((word) => word !== '');
const titleOf = ({ title }: BookRow) => wordsOf(title).join(' ');
const namesOf = ({ authors }: BookRow) => [
  ...new Set(authors.map(({ name }) => wordsOf(name).sort().join(' '))),
];

function referenceListings(own: BookRow, others: readonly BookRow[]) {
  const matches = others.filter(
    (other) =>
      titleOf(other) === titleOf(own) && namesOf(other).some((name) => namesOf(own).includes(name)),
  );
  return matches.map((other) => ({
    bookId: other.bookId,
    certain: matches.length === 1 && namesOf(other).sort().join() === namesOf(own).sort().join(),
  }));
}

describe('the books on other portals', () => {
  it('have the title and an author in common', async () => {
    await fc.assert(
      fc.asyncProperty(
        portalFixtures('litnet'),
        portalFixtures('bookriver'),
        async (own, other) => {
          const ids = await reads.publish(own);
          const theirs = await reads.publish(other);
          const byId = new Map(other.books.map(({ bookId }) => [theirs.book(bookId), bookId]));
          for (const one of own.books) {
            const response = await reads.request(otherListings, { id: ids.book(one.bookId) });
            const found = response.items.map(({ book: { id }, certain }) => ({
              bookId: byId.get(id),
              certain,
            }));
            const expected = referenceListings(one, other.books);
            expect(found).toHaveLength(expected.length);
            expect(found).toEqual(expect.arrayContaining(expected));
            for (const {
              book: { id },
              metric,
              gain,
            } of response.items) {
              const bookId = byId.get(id) ?? '';
              expect(metric).toBe('library');
              expect(gain).toEqual(referenceWeekGain(other, bookId, 'library'));
            }
          }
        },
      ),
      singleRun,
    );
  });
});

interface Case {
  name: string;
  own: Partial<BookRow>;
  /** The books of the other portal. */
  others: readonly Partial<BookRow>[];
  /** `certain` of each that is found. */
  found: readonly boolean[];
}

const anna = { externalId: null, name: 'Анна  Белая' };
const lev = { externalId: '4', name: 'Лев' };
const url = 'https://bookriver.ru/book/1';

const cases: readonly Case[] = [
  {
    name: 'is found by title and name, however they are written',
    own: { title: 'Ёлка — и ёж!', authors: [anna] },
    others: [{ title: '«ЕЛКА И ЕЖ»', authors: [{ externalId: '9', name: 'белая, Анна' }], url }],
    found: [true],
  },
  {
    name: 'is not found by a title that is only similar',
    own: { title: 'Зима', authors: [anna] },
    others: [{ title: 'Зима 2', authors: [anna] }],
    found: [],
  },
  {
    name: 'is not found without an author',
    own: { title: 'Лето', authors: [] },
    others: [{ title: 'Лето', authors: [] }],
    found: [],
  },
  {
    name: 'is not found by a title without words',
    own: { title: '***', authors: [anna] },
    others: [{ title: '!!!', authors: [anna] }],
    found: [],
  },
  {
    name: 'is uncertain where two books have the title',
    own: { title: 'Осень', authors: [anna] },
    others: [
      { title: 'Осень', authors: [anna] },
      { title: 'Осень', authors: [anna] },
    ],
    found: [false, false],
  },
  {
    name: 'is uncertain where the co-authors differ',
    own: { title: 'Весна', authors: [anna] },
    others: [{ title: 'Весна', authors: [anna, lev] }],
    found: [false],
  },
];

describe('a book of two portals', () => {
  let idOf: (bookId: string) => number;

  beforeAll(async () => {
    const fixture = { metrics: [reading(daysAgo(0), 'a0', { library: 1 })], ranks: [] };
    const books = cases.map(({ own }, at) => book(`a${at}`, own));
    const ids = await reads.publish({ ...fixture, portal: 'litnet', books });
    idOf = (bookId) => ids.book(bookId);
    await reads.publish({
      ...fixture,
      portal: 'bookriver',
      books: cases.flatMap(({ others }, at) =>
        others.map((facts, place) => book(`a${at * 10 + place}`, facts)),
      ),
    });
  });

  it.each(cases.map((each, at) => ({ ...each, at })))('$name', async ({ at, others, found }) => {
    const { items } = await reads.request(otherListings, { id: idOf(`a${at}`) });
    expect(items.map(({ certain }) => certain)).toEqual(found);
    expect(items.map(({ book: { title }, external_url }) => [title, external_url])).toEqual(
      others.slice(0, found.length).map((other) => [other.title, other.url ?? null]),
    );
  });
});
