import { folded, known, sum } from '../../../../apps/server/src/reads/testing/referenceReads.ts';
import { authorKey } from '../../../../apps/server/src/reads/testing/referenceSupply.ts';
import type { PortalFigures } from '../../PortalFigures.ts';
import { message, name, number, type Wording } from '../../wording.ts';
import { weekGain } from '../claimParts.ts';
import type { TableClaim } from '../claimTypes.ts';
import { byName } from './chartTables.ts';

/** Authors of the chart of books and gains. */
const MAX_AUTHORS = 100;

/** Those of the authors with most places that have a gain, of equal ones by name. */
function authorsByPlaces(portal: PortalFigures) {
  const top = portal.topBooks();
  const names = new Map(
    portal.books.flatMap(({ authors }) =>
      authors.map((one) => [authorKey(one), one.name] as const),
    ),
  );
  return portal.authors
    .map((author) => {
      const books = portal.booksBy(author);
      const gains = books.map(({ bookId }) => weekGain(portal, bookId)).filter(known);
      return {
        name: names.get(author) ?? '',
        books: books.length,
        gain: gains.length === 0 ? null : sum(gains),
        places: top.filter((book) => books.includes(book)).length,
      };
    })
    .sort((a, b) => (folded(a.name) < folded(b.name) ? -1 : 1))
    .sort((a, b) => b.places - a.places)
    .slice(0, MAX_AUTHORS)
    .filter(({ gain }) => gain !== null);
}

/** Books written against what they gained. */
export function authorScatterTables(portal: PortalFigures): TableClaim[] {
  const authors = authorsByPlaces(portal);
  if (authors.length === 0) return [];
  const table = byName(
    message('portalTrends.authorScatter'),
    authors,
    (author) => ({
      name: name(author.name),
      cells: [
        number(author.books),
        author.gain === null ? null : number(author.gain),
        number(author.places),
      ],
    }),
    { columns: ['column.books', 'column.gain', 'column.topPlaces'].map((id) => message(id)) },
  );
  return [table];
}

/** The note of that chart. */
export const authorScatterNote = (portal: PortalFigures): Wording =>
  message('portalTrends.authorScatter.note', {
    count: authorsByPlaces(portal).length,
  });
