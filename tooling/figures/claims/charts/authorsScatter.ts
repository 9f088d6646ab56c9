import { known, sum } from '../../../../apps/server/src/reads/testing/referenceReads.ts';
import { authorKey } from '../../../../apps/server/src/reads/testing/referenceSupply.ts';
import type { PortalFigures } from '../../PortalFigures.ts';
import { message, name, number } from '../../wording.ts';
import { weekGain } from '../claimParts.ts';
import type { TableClaim } from '../claimTypes.ts';
import { byName, widgetText } from './chartTables.ts';

const MOST_AUTHORS = 100;

/** The authors whose books gained most in a week, equals by name; those without a gain have no mark. */
export function authorsScatter(portal: PortalFigures): TableClaim {
  const people = new Map(
    portal.books.flatMap(({ authors }) => authors.map((one) => [authorKey(one), one] as const)),
  );
  const rows = [...people].flatMap(([key, { name: written, externalId }]) => {
    const books = portal.booksBy(key);
    const gains = books.map(({ bookId }) => weekGain(portal, bookId)).filter(known);
    return gains.length === 0 ? [] : [{ written, externalId, books, gain: sum(gains) }];
  });
  const nameOf = ({ written, externalId }: (typeof rows)[number]) => `${written} ${externalId}`;
  const inOrder = rows
    .sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1))
    .sort((a, b) => b.gain - a.gain)
    .slice(0, MOST_AUTHORS);
  return {
    ...byName(message('authors.chart'), inOrder, ({ written, books, gain }) => ({
      name: name(written),
      cells: [number(books.length), number(gain), number(portal.daysOnLists(books))],
    })),
    columns: [
      widgetText(({ chart }) => chart.name),
      message('authors.chart.x'),
      message('authors.chart.y'),
      message('authors.daysInTops'),
    ],
  };
}
