import { DATA_DAY } from '../../../apps/server/src/reads/testing/portalFixture.ts';
import { portalDefinition } from '../../../packages/domain/src/index.ts';
import type { PortalFigures } from '../PortalFigures.ts';
import { authorClaims, authorsClaims } from './authorPages.ts';
import { bookClaims } from './bookPages.ts';
import type { PageClaims, RowKey } from './claimTypes.ts';
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
  if (claims.path === '/' || claims.path === '/portals') return claims;
  const [last] = portal.lastDays('genre_top');
  const day = claims.path.endsWith('/genre-tops') ? last.day : DATA_DAY;
  return {
    ...claims,
    texts: [...claims.texts, sourceLine(portal, day)],
    possible: [dataDay(day)],
  };
}

/** The claims of every page that the portal has. */
export function pageClaims(
  portal: PortalFigures,
  idOf: (kind: RowKey['kind'], key: string) => number,
): PageClaims[] {
  const [tag = ''] = portal.groups.names('tags');
  const [author = ''] = portal.authors;
  const [book] = portal.books;
  const { pages } = portalDefinition(portal.fixture.portal);
  const claims = [
    homeClaims(portal),
    portalsClaims(portal),
    overviewClaims(portal),
    ...viewClaims(portal),
    tagStatsClaims(portal),
    genreStatsClaims(portal),
    ...listClaims(portal),
    genreTopClaims(portal),
    trendsClaims(portal),
    catalogueClaims(portal),
    authorsClaims(portal),
    tagClaims(portal, idOf('tag', tag), tag),
    authorClaims(portal, idOf('author', author), author),
    bookClaims(portal, idOf('book', book?.bookId ?? ''), book?.bookId ?? ''),
  ];
  return claims
    .filter(({ path }) => {
      const [, page] = /^\/portals\/\w+\/([\w-]+)/u.exec(path) ?? [];
      return page === undefined || pages.some((one) => one === page);
    })
    .map((one) => withSource(portal, one));
}
