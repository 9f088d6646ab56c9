import { completeDays } from '../../../apps/server/src/measurements/testing/referenceMovement.ts';
import type { PortalFigures } from '../PortalFigures.ts';
import { glossed, glossOf, joined, message, name, number, type Wording } from '../wording.ts';
import { column, ofBook } from './claimParts.ts';
import type { PageClaims } from './claimTypes.ts';

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

/** The two genres whose tops share most books, if no others share as many. */
function closestPair(places: readonly GenrePlace[][]): Wording | null {
  const pairs = places.flatMap((of) =>
    of.flatMap((a) => of.flatMap((b) => (a.genre < b.genre ? [[a.genre, b.genre] as const] : []))),
  );
  const [first, second] = [...Map.groupBy(pairs, (pair) => pair.join('|')).values()].sort(
    (a, b) => b.length - a.length,
  );
  const pair = first?.[0];
  return first === undefined || pair === undefined || first.length === second?.length
    ? null
    : message('genreTops.pairs.lead', {
        a: glossed(pair[0]),
        b: glossed(pair[1]),
        books: first.length,
      });
}

/** The books that are on several genre tops at once (docs/metrics.md, `list-overlap`). */
export function commonBooksClaims(portal: PortalFigures): PageClaims {
  const all = portal.books.map(({ bookId }) => placesOf(portal, bookId));
  const pair = closestPair(all);
  return {
    path: `/portals/${portal.fixture.portal}/genre-tops?mode=common`,
    texts: [
      message('genreTops.common', { count: all.filter((places) => places.length > 1).length }),
      ...(pair === null ? [] : [pair]),
    ],
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
