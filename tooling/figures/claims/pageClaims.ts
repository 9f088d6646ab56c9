import type { BookRow } from '../../../apps/server/src/measurements/rows.ts';
import { DATA_DAY } from '../../../apps/server/src/reads/testing/portalFixture.ts';
import { authorKey } from '../../../apps/server/src/reads/testing/referenceSupply.ts';
import { portalDefinition } from '../../../packages/domain/src/index.ts';
import type { PortalFigures } from '../PortalFigures.ts';
import { authorClaims, authorsClaims } from './authorPages.ts';
import { bookClaims } from './bookPages.ts';
import type { PageClaims, RowKey } from './claimTypes.ts';
import { commonBooksClaims } from './commonBooks.ts';
import { genreTopClaims } from './genreTopPage.ts';
import { genreStatsClaims, tagStatsClaims } from './groupPages.ts';
import { homeClaims, portalsClaims } from './homePages.ts';
import { listClaims } from './listPages.ts';
import { catalogueClaims, overviewClaims, trendsClaims } from './portalPages.ts';
import { dataDay, sourceLine } from './sourceLine.ts';
import { tagClaims } from './tagPage.ts';
import { viewClaims } from './viewPages.ts';

/** Pages with the figures of one portal say of which day they are. */
function withSource(portal: PortalFigures, claims: PageClaims): PageClaims {
  const isOfList = claims.path.endsWith('/genre-tops');
  const day = isOfList ? portal.lastDays('genre_top')[0].day : DATA_DAY;
  return {
    ...claims,
    texts: [...claims.texts, sourceLine(portal, day)],
    possible: [dataDay(day)],
  };
}

/** The first book, and the one that leads the leading list. */
function shownBooks(portal: PortalFigures): BookRow[] {
  const leader = portal.lastDays()[0].books[0];
  return [
    ...new Set([portal.books[0], leader === undefined ? undefined : portal.book(leader)]),
  ].filter((book) => book !== undefined);
}

/** Of all tags the one of most books: others may be of a single one. */
function shownTag({ groups }: PortalFigures): string {
  const size = (tag: string) => groups.booksOf('tags', tag).length;
  return groups.names('tags').toSorted((a, b) => size(b) - size(a))[0] ?? '';
}

/** The pages of a portal that not every one has. */
function portalPages(portal: PortalFigures, tagId: (tag: string) => number): PageClaims[] {
  const tag = shownTag(portal);
  return [
    ...tagStatsClaims(portal),
    ...genreStatsClaims(portal),
    ...listClaims(portal),
    genreTopClaims(portal),
    commonBooksClaims(portal),
    trendsClaims(portal),
    catalogueClaims(portal),
    authorsClaims(portal),
    tagClaims(portal, tagId(tag), tag),
  ];
}

/** The claims of the pages about all portals. */
export const sharedClaims = (portals: readonly PortalFigures[]): PageClaims[] => [
  homeClaims(portals),
  portalsClaims(portals),
];

/** The claims of every page that the portal has. */
export function pageClaims(
  portal: PortalFigures,
  idOf: (kind: RowKey['kind'], key: string) => number,
): PageClaims[] {
  const { pages } = portalDefinition(portal.fixture.portal);
  const own = pages.length === 0 ? [] : portalPages(portal, (tag) => idOf('tag', tag));
  const books = shownBooks(portal);
  const authors = new Set([
    ...portal.authors.slice(0, 1),
    ...books.flatMap((book) => book.authors.map(authorKey)).slice(-1),
  ]);
  const claims = [
    overviewClaims(portal),
    ...viewClaims(portal),
    ...own.filter(({ path }) => {
      const [, page] = /^\/portals\/\w+\/([\w-]+)/u.exec(path) ?? [];
      return pages.some((one) => one === page);
    }),
    ...[...authors].map((author) => authorClaims(portal, idOf('author', author), author)),
    ...books.map(({ bookId }) => bookClaims(portal, idOf, bookId)),
  ];
  return claims.map((one) => withSource(portal, one));
}
