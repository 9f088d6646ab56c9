import type { BookRow } from '../../../apps/server/src/measurements/rows.ts';
import { referenceEffectiveAuthors } from '../../../apps/server/src/measurements/testing/referenceAggregates.ts';
import { shareOf } from '../../../apps/server/src/reads/testing/fixtureGroups.ts';
import { known, median } from '../../../apps/server/src/reads/testing/referenceReads.ts';
import { authorKey } from '../../../apps/server/src/reads/testing/referenceSupply.ts';
import { referenceTier } from '../../../apps/server/src/reads/testing/referenceTrends.ts';
import type { ListDay, PortalFigures } from '../PortalFigures.ts';
import { joined, message, number, percent } from '../wording.ts';
import { shown } from './claimParts.ts';
import type { PageClaims } from './claimTypes.ts';
import { leftLead, listColumns, listLead, listTiles, TILES } from './listPages.ts';

/** Of some books whose authors are known, the share that are the first of their authors. */
function debutShare({ fixture }: PortalFigures, books: readonly BookRow[]): number | null {
  const tiers = books.map((book) => referenceTier(fixture, book)).filter(known);
  return shareOf(tiers.filter((tier) => tier === 'debut').length, tiers.length);
}

/** How many authors there would be if all of them held as many places. */
function effectiveAuthors(portal: PortalFigures, { day, books }: ListDay): number | null {
  const count = referenceEffectiveAuthors({ day, books: [...books] }, (id) =>
    portal.book(id).authors.map(authorKey),
  );
  // The last digits of a sum do not decide which way a half is rounded.
  return count === null ? null : Number(count.toFixed(9));
}

export function genreTopClaims(portal: PortalFigures): PageClaims {
  const kind = 'genre_top';
  const [last] = portal.lastDays(kind);
  const books = last.books.map((id) => portal.book(id));
  const size = books.length;
  const of = message('genreTops.ofTop', { size });
  const ages = books.flatMap(({ bookId }) => portal.ageOf(bookId, last.day) ?? []);
  const series = books.filter(({ seriesTitle }) => seriesTitle !== null).length;
  return {
    path: `/portals/${portal.fixture.portal}/genre-tops`,
    texts: [
      listLead(portal, kind),
      ...listTiles(portal, kind, TILES.genreTop),
      ...leftLead(last),
      joined(
        message('genreTops.debutShare'),
        shown(debutShare(portal, books), (share) => percent(share)),
        of,
      ),
      joined(
        message('genreTops.effectiveAuthors'),
        shown(effectiveAuthors(portal, last), (count) => number(count, 0)),
        message('genreTops.effectiveAuthors.note'),
      ),
      joined(message('genreTops.medianAge'), number(median(ages) ?? 0), of),
      joined(message('genreTops.seriesShare'), percent(series / size), of),
    ],
    columns: listColumns(portal, kind),
  };
}
