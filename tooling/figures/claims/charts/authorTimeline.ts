import type { BookRow } from '../../../../apps/server/src/measurements/rows.ts';
import { DATA_DAY } from '../../../../apps/server/src/reads/testing/portalFixture.ts';
import { referenceFirstListed } from '../../../../apps/server/src/reads/testing/referenceAuthors.ts';
import { referencePriceSteps } from '../../../../apps/server/src/reads/testing/referencePrices.ts';
import { known } from '../../../../apps/server/src/reads/testing/referenceReads.ts';
import type { PortalFigures } from '../../PortalFigures.ts';
import { joined, mediumDay, message, money, name, type Wording } from '../../wording.ts';
import { shown } from '../claimParts.ts';
import type { TableClaim } from '../claimTypes.ts';
import { byName, widgetText } from './chartTables.ts';

const statuses: Readonly<Record<NonNullable<BookRow['status']>, string>> = {
  in_progress: 'book.status.inProgress',
  finished: 'book.status.finished',
  frozen: 'book.status.frozen',
  draft: 'book.status.draft',
  removed: 'book.status.removed',
  unknown: 'book.status.unknown',
};

const dated =
  (day: string, what: Wording): Wording =>
  (locale) =>
    `${mediumDay(day)(locale)}: ${what(locale)}`;

/** The events of a book: its first list, its prices, its end. */
function eventsOf(portal: PortalFigures, book: BookRow): Wording {
  const listed = referenceFirstListed(portal.fixture, book.bookId);
  const prices = referencePriceSteps(portal.fixture, book.bookId).map(({ day, before, after }) =>
    dated(day, message('author.life.price', { before: money(before), after: money(after) })),
  );
  const events = [
    shown(listed, (day) => dated(day, message('author.life.firstListed'))),
    ...prices,
    shown(book.finishedOn, (day) => dated(day, message('author.life.finished'))),
  ].filter(known);
  return (locale) => events.map((event) => event(locale)).join('; ');
}

/** The last day on which a book was written. */
const endOf = ({ status, finishedOn, updatedOn, firstPublishedOn }: BookRow): Wording => {
  if (finishedOn === null && status === 'in_progress') return name('…');
  return shown(finishedOn ?? updatedOn ?? firstPublishedOn, mediumDay) ?? name('');
};

/** The books of an author by the day of publication, the newest first. */
export function timelineTable(
  portal: PortalFigures,
  books: readonly BookRow[],
  title: Wording,
): TableClaim {
  const published = books.flatMap((book) => {
    const on = book.firstPublishedOn;
    return on === null || on > DATA_DAY ? [] : [{ book, on }];
  });
  const newestFirst = published.toSorted((a, b) =>
    a.on === b.on ? (a.book.bookId < b.book.bookId ? -1 : 1) : a.on < b.on ? 1 : -1,
  );
  return {
    ...byName(title, newestFirst, ({ book, on }) => ({
      name: joined(name(book.title)),
      cells: [
        mediumDay(on),
        endOf(book),
        book.status === null ? name('') : message(statuses[book.status]),
        eventsOf(portal, book),
      ],
    })),
    columns: [
      widgetText(({ chart }) => chart.name),
      message('author.life.from'),
      message('author.life.to'),
      message('author.life.status'),
      message('author.life.events'),
    ],
  };
}
