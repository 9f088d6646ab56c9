import type { BookRow } from '../../../../apps/server/src/measurements/rows.ts';
import { DATA_DAY } from '../../../../apps/server/src/reads/testing/portalFixture.ts';
import {
  knownMainOn,
  referenceWeekGain,
} from '../../../../apps/server/src/reads/testing/referenceReads.ts';
import type { PortalFigures } from '../../PortalFigures.ts';
import { joined, message, name, type Wording } from '../../wording.ts';
import { weekGainCell } from '../claimParts.ts';
import type { TableClaim } from '../claimTypes.ts';

const SHOWN_BOOKS = 10;

/** The books with most tags and genres in common (docs/metrics.md, `similar-books`), those read most first. */
function similarTo(portal: PortalFigures, book: string): BookRow[] {
  const facetsOf = ({ genres, tags }: BookRow) => [
    ...genres.map((genre) => `genre ${genre}`),
    ...tags.map((tag) => `tag ${tag}`),
  ];
  const own = facetsOf(portal.book(book));
  const others = portal.books.map((other) => {
    const all = facetsOf(other);
    const shared = all.filter((one) => own.includes(one)).length;
    const score = shared / (all.length + own.length - shared);
    const read = knownMainOn(portal.fixture, other.bookId, DATA_DAY)?.value ?? -1;
    return { other, shared, score, read };
  });
  return others
    .filter(({ other, shared }) => other.bookId !== book && shared >= 2)
    .sort(
      (a, b) => b.score - a.score || b.read - a.read || (a.other.bookId < b.other.bookId ? -1 : 1),
    )
    .map(({ other }) => other);
}

const reasons: Readonly<Record<string, string>> = {
  reset: 'reason.reset',
  stale_reading: 'reason.staleReading',
  below_step: 'reason.belowStep',
  no_reading: 'reason.noReading',
};

/** The gain of the week, or why it is unknown. */
function gainCell(portal: PortalFigures, book: string): Wording {
  const { reason } = referenceWeekGain(portal.fixture, book);
  const unknown = joined(name('—'), message(reasons[reason ?? 'no_reading'] ?? ''));
  return weekGainCell(portal, book) ?? unknown;
}

/** The table of books like this one. */
export function similarTable(portal: PortalFigures, book: string): TableClaim {
  const table = message('book.similar');
  const found = similarTo(portal, book).slice(0, SHOWN_BOOKS);
  if (found.length === 0) return { table, rows: [{ cells: [message('book.similar.empty')] }] };
  return {
    table,
    rows: found.map(({ bookId }) => ({
      subject: { kind: 'book', key: bookId },
      cells: [null, null, gainCell(portal, bookId)],
    })),
  };
}
