import { completeDays } from '../../../apps/server/src/measurements/testing/referenceMovement.ts';
import type { PortalFigures } from '../PortalFigures.ts';
import { glossed, glossOf, joined, message, name, number, type Wording } from '../wording.ts';
import { byName } from './charts/chartTables.ts';
import { scaleEnds } from './charts/groupFigures.ts';
import { column, ofBook } from './claimParts.ts';
import type { PageClaims, TableClaim } from './claimTypes.ts';

/** Places of a book that a row shows at once. */
const SHOWN_PLACES = 2;

interface GenrePlace {
  genre: string;
  place: number;
}

/** The places of a book on the last complete captures of all genre tops, the best one first. */
const placesOf = (portal: PortalFigures, book: string): GenrePlace[] =>
  portal.lists
    .filter(({ list }) => list === 'genre_top')
    .flatMap(({ genre, days }) => {
      const place = (completeDays(days).at(-1)?.books.indexOf(book) ?? -1) + 1;
      return place === 0 ? [] : [{ genre: genre ?? '', place }];
    })
    .sort((a, b) => a.place - b.place);

interface SharedBooks {
  a: string;
  b: string;
  books: number;
}

/** The genres whose tops share books, those with most first, of equal ones by name. */
function pairsOf(places: readonly GenrePlace[][]): SharedBooks[] {
  const pairs = places.flatMap((of) =>
    of.flatMap((a) => of.flatMap((b) => (a.genre < b.genre ? [{ a: a.genre, b: b.genre }] : []))),
  );
  return [...Map.groupBy(pairs, ({ a, b }) => `${a}|${b}`).values()]
    .flatMap((all) => all.slice(0, 1).map((pair) => ({ ...pair, books: all.length })))
    .sort((one, other) =>
      one.a === other.a ? (one.b < other.b ? -1 : 1) : one.a < other.a ? -1 : 1,
    )
    .sort((one, other) => other.books - one.books);
}

/** The two genres whose tops share most books, or a plain title where others share as many. */
function pairsTitle([first, second]: readonly SharedBooks[]): Wording {
  return first === undefined || first.books === second?.books
    ? message('genreTops.pairs')
    : message('genreTops.pairs.lead', {
        a: glossed(first.a),
        b: glossed(first.b),
        books: first.books,
      });
}

/** How many books the tops of each two genres share. */
function pairsTables(pairs: readonly SharedBooks[]): TableClaim[] {
  const genres = [...new Set(pairs.flatMap(({ a, b }) => [a, b]))];
  const isPair = ({ a, b }: SharedBooks, one: string, other: string) =>
    (a === one && b === other) || (a === other && b === one);
  const booksOf = (one: string, other: string) =>
    pairs.find((pair) => isPair(pair, one, other))?.books ?? 0;
  if (genres.length === 0) return [];
  const table = byName(
    pairsTitle(pairs),
    genres,
    (genre) => ({
      name: glossed(genre),
      cells: genres.map((other) => (other === genre ? null : number(booksOf(genre, other)))),
    }),
    { columns: genres.map((genre) => (locale) => glossOf(genre)(locale) || genre) },
  );
  return [table];
}

/** The books that are on several genre tops at once (docs/metrics.md, `list-overlap`). */
export function commonBooksClaims(portal: PortalFigures): PageClaims {
  const all = portal.books.map(({ bookId }) => placesOf(portal, bookId));
  const pairs = pairsOf(all);
  return {
    path: `/portals/${portal.fixture.portal}/genre-tops?mode=common`,
    texts: [
      message('genreTops.common', { count: all.filter((places) => places.length > 1).length }),
      pairsTitle(pairs),
    ],
    browser: {
      tables: pairsTables(pairs),
      // The scale begins with the genres that share no book.
      possible: [scaleEnds([0, ...pairs.map(({ books }) => books)])],
    },
    columns: [
      column(
        'genreTops.tops',
        ofBook((book) => number(placesOf(portal, book).length)),
      ),
      column(
        'column.genres',
        ofBook((book) => {
          const places = placesOf(portal, book).slice(0, SHOWN_PLACES);
          const glosses = places.map(({ genre }) => glossOf(genre));
          return joined(
            ...places.map(({ genre, place }) =>
              message('rankLists.placeIn', { place, genre: name(genre) }),
            ),
            (locale) =>
              glosses
                .map((gloss) => gloss(locale))
                .filter((gloss) => gloss !== '')
                .join(' · '),
          );
        }),
        'genreTops.mode.common',
      ),
    ],
  };
}
