import type { BookRow } from '../../measurements/rows.ts';
import type { Mismatches } from './mismatches.ts';
import { DATA_DAY, type PortalFixture } from './portalFixture.ts';
import { folded, knownMainOn, sum } from './referenceReads.ts';
import { authorKey } from './referenceSupply.ts';
import { isObject, itemsOf, type Json } from './storeState.ts';

/**
 * Queries whose answer the model knows: whole words, beginnings and several words. None of their words is a
 * misspelling or another form of a word of the histories, and no former name of an author holds one.
 */
export const searchQueries = [
  'тень',
  'анна',
  'ЁЛКА',
  'ёж',
  'проза',
  'зима 1',
  'белая анна',
  'чёрный ёж',
  'ёлка и ёж',
  'ём',
  'мо',
] as const;

/** Results of a kind that a query without `size` returns. */
const SIZE = 8;
/** A query of other words is decided by them. */
const PARTICLE = 'и';

interface Hit {
  kind: 'book' | 'author' | 'tag' | 'genre';
  /** As responses have it: `book/b1`. */
  key: string;
  score: number;
  popularity: number;
  /** Listings of one book are shown once. */
  same: string;
  /** Order of results that are equal in score and popularity. */
  order: string;
}

type Fields = readonly (readonly [text: string, weight: number])[];

const wordsIn = (text: string): string[] => folded(text).match(/[a-zа-я0-9]+/gu) ?? [];

/** Points of the best fit of a word in some fields; 0: it is in none. */
function fitOf(word: string, fields: Fields): number {
  const points = fields.map(([text, weight]) => {
    const words = wordsIn(text);
    if (words.includes(word)) return weight;
    const isBegun = word !== PARTICLE && words.some((one) => one.startsWith(word));
    return word.length >= 2 && isBegun ? 0.8 * weight : 0;
  });
  return Math.max(...points);
}

/** The score of an item without its popularity; null where it does not fit. */
function scoreOf(query: string, whole: string, fields: Fields): number | null {
  const words = wordsIn(query);
  const fits = words.map((word) => fitOf(word, fields));
  if (fits.some((fit, at) => fit === 0 && words[at] !== PARTICLE)) return null;
  const [name, typed] = [wordsIn(whole).join(' '), words.join(' ')];
  const bonus = name === typed ? 60 : name.startsWith(typed) ? 20 : 0;
  return sum(fits) / words.length + bonus;
}

/** The share of items with less, of ten thousand parts; 0 of an item with nothing. */
function percentileOf(weight: number, weights: readonly number[]): number {
  if (weight === 0 || weights.length < 2) return 0;
  const below = weights.filter((other) => other < weight).length;
  return Math.round((10_000 * below) / (weights.length - 1));
}

const compare = (a: string, b: string) => (a === b ? 0 : a < b ? -1 : 1);

/** Compares the results of a search with the words of a fixture's books, authors, tags and genres. */
export class SearchModel {
  readonly #fixture: PortalFixture;
  readonly #out: Mismatches;

  constructor(fixture: PortalFixture, out: Mismatches) {
    this.#fixture = fixture;
    this.#out = out;
  }

  check(query: string, { counts, items }: Json): void {
    const hits = this.#hits(query);
    const kinds = ['book', 'author', 'tag', 'genre'] as const;
    const ofKind = (kind: Hit['kind']) => hits.filter((hit) => hit.kind === kind);
    this.#out.expect(
      `counts of ${query}`,
      counts,
      Object.fromEntries(kinds.map((kind) => [kind, ofKind(kind).length])),
    );
    const shown = kinds.flatMap((kind) => {
      const firsts = ofKind(kind).filter(
        ({ same }, at, all) => all.findIndex((one) => one.same === same) === at,
      );
      return firsts.slice(0, SIZE);
    });
    this.#out.expect(
      `results of ${query}`,
      itemsOf(items).map(({ id, book }) => (isObject(book) ? book['id'] : id)),
      shown.sort(inOrder).map(({ key }) => key),
    );
  }

  #weightOf({ bookId }: BookRow): number {
    return knownMainOn(this.#fixture, bookId, DATA_DAY)?.value ?? 0;
  }

  #hits(query: string): Hit[] {
    const { books } = this.#fixture;
    const weights = books.map((book) => this.#weightOf(book));
    const found = books.flatMap((book, at): Hit[] => {
      const authors = book.authors.map(({ name }) => name);
      const fields: Fields = [
        [book.title, 100],
        [book.seriesTitle ?? '', 80],
        ...authors.map((name) => [name, 90] as const),
      ];
      const score = scoreOf(query, book.title, fields);
      const people = authors.map((name) => wordsIn(name).join(' ')).sort();
      return score === null
        ? []
        : [
            withPopularity({
              kind: 'book',
              key: `book/${book.bookId}`,
              score,
              popularity: percentileOf(weights[at] ?? 0, weights),
              same: [wordsIn(book.title).join(' '), ...people].join('|'),
              order: book.bookId,
            }),
          ];
    });
    return [
      ...found,
      ...this.#named(query, 'author', (book) =>
        book.authors.map((one) => ({
          key: authorKey(one),
          name: one.name,
          order: `${one.name} ${one.externalId ?? ''}`,
        })),
      ),
      ...this.#named(query, 'tag', ({ tags }) =>
        tags.map((name) => ({ key: name, name, order: name })),
      ),
      ...this.#named(query, 'genre', ({ genres }) =>
        genres.map((name) => ({ key: name, name, order: name })),
      ),
    ].sort(inOrder);
  }

  /** Authors weigh as much as their books are read, genres and tags as many books as they have. */
  #named(
    query: string,
    kind: Hit['kind'],
    namesOf: (book: BookRow) => { key: string; name: string; order: string }[],
  ): Hit[] {
    const rows = this.#fixture.books.flatMap((book) =>
      namesOf(book).map((one) => ({
        ...one,
        weight: kind === 'author' ? this.#weightOf(book) : 1,
      })),
    );
    const named = [...Map.groupBy(rows, ({ key }) => key)].map(([key, of]) => ({
      key,
      name: of[0]?.name ?? '',
      order: of[0]?.order ?? '',
      weight: sum(of.map(({ weight }) => weight)),
    }));
    const weights = named.map(({ weight }) => weight);
    return named.flatMap(({ key, name, order, weight }): Hit[] => {
      const score = scoreOf(query, name, [[name, 100]]);
      const popularity = percentileOf(weight, weights);
      return score === null
        ? []
        : [withPopularity({ kind, key: `${kind}/${key}`, score, popularity, same: key, order })];
    });
  }
}

/** The most popular item has nine points more than one without readers. */
const withPopularity = (hit: Hit): Hit => ({
  ...hit,
  score: hit.score + (9 * hit.popularity) / 10_000,
});

function inOrder(a: Hit, b: Hit): number {
  const difference = Math.abs(a.score - b.score) < 1e-9 ? 0 : b.score - a.score;
  return (
    difference ||
    b.popularity - a.popularity ||
    compare(a.kind, b.kind) ||
    compare(a.order, b.order)
  );
}
