import type { BookRow } from '../../../apps/server/src/measurements/rows.ts';
import { reading } from '../../../apps/server/src/measurements/testing/snapshotRows.ts';
import { DATA_DAY, daysAgo } from '../../../apps/server/src/reads/testing/portalFixture.ts';
import {
  bestPosition,
  known,
  knownOn,
  median,
  referenceWeekChange,
  referenceWeekGain,
  sum,
} from '../../../apps/server/src/reads/testing/referenceReads.ts';
import {
  authorKey,
  authorsOf,
  isActiveOn,
  within,
} from '../../../apps/server/src/reads/testing/referenceSupply.ts';
import type { PortalFigures } from '../PortalFigures.ts';
import {
  change,
  joined,
  message,
  number,
  percent,
  spokenChange,
  type Wording,
} from '../wording.ts';
import {
  activeBook,
  alignedLead,
  authorLife,
  gainShareLead,
  placesLead,
  releasesLead,
} from './authorLife.ts';
import { authorCharts } from './charts/authorCharts.ts';
import { authorsScatter } from './charts/authorsScatter.ts';
import { timelineTable } from './charts/authorTimeline.ts';
import {
  bestPlaceOf,
  bookColumns,
  changeCell,
  column,
  counted,
  daysOver,
  gained,
  largestGain,
  partialDay,
  shareOf,
  shown,
  topPlacesOf,
  volume,
  weekGain,
  weekGainOf,
} from './claimParts.ts';
import type { BrowserClaims, ColumnClaim, PageClaims } from './claimTypes.ts';

/** The last known subscribers of an author, and their gain of a week by the rules of a book's gain. */
function subscribersOf(
  { fixture }: PortalFigures,
  author: string,
): { last: number; gain: number | null } | null {
  const metrics = (fixture.authors ?? []).flatMap(({ authorId, day, subscribers }) =>
    `id:${authorId}` !== author || day === null || subscribers === null
      ? []
      : [reading(day, author, { library: subscribers })],
  );
  const last = knownOn({ ...fixture, metrics }, author, 'library', DATA_DAY);
  const gain = referenceWeekGain({ ...fixture, metrics }, author, 'library').value;
  return last === null ? null : { last: last.value, gain };
}

/** The share of the places of the top that the ten authors with most of them hold. */
function topTenShare(portal: PortalFigures): number {
  const top = portal.topBooks();
  const isBy = (book: BookRow, key: string) => book.authors.some((by) => authorKey(by) === key);
  const named = top.flatMap(({ authors }) =>
    authors.map((by) => [authorKey(by), by.name] as const),
  );
  const first = [...new Map(named)]
    .map(([key, name]) => ({ key, name, places: top.filter((book) => isBy(book, key)).length }))
    .sort((a, b) => b.places - a.places || (a.name < b.name ? -1 : 1))
    .slice(0, 10);
  return top.filter((book) => first.some(({ key }) => isBy(book, key))).length / top.length;
}

export function authorsClaims(portal: PortalFigures): PageClaims {
  const { authors } = portal;
  const top = portal.topBooks();
  const ten = topTenShare(portal);
  const active = authors.filter((author) =>
    portal.booksBy(author).some((book) => isActiveOn(portal.fixture, book, DATA_DAY)),
  ).length;
  const begun = authors.map((author) => portal.begunOn(author));
  const [debuts, before] = [DATA_DAY, daysAgo(30)].map(
    (day) => begun.filter((on) => within(on, day, 30)).length,
  );
  const cells = (id: string, of: (books: BookRow[]) => Wording | null): ColumnClaim =>
    column(id, (row) => (row.kind === 'author' ? of(portal.booksBy(row.key)) : null));
  return {
    path: `/portals/${portal.fixture.portal}/authors`,
    texts: [
      message('authors.lead', {
        authors: authors.length,
        debuts: debuts ?? 0,
        share: percent(ten),
      }),
      joined(message('authors.kpi.all'), number(authors.length)),
      joined(
        message('authors.kpi.active'),
        number(active),
        message('authors.kpi.activeOf', { share: percent(active / authors.length) }),
      ),
      joined(
        message('authors.kpi.debuts'),
        number(debuts ?? 0),
        spokenChange((debuts ?? 0) - (before ?? 0)),
        message('authors.before'),
      ),
      joined(message('authors.kpi.inTops'), number(authorsOf(top))),
      joined(message('authors.kpi.ten'), percent(ten)),
      joined(
        message('authors.kpi.median'),
        number(median(authors.map((author) => portal.booksBy(author).length)) ?? 0),
      ),
    ],
    columns: [
      cells('authors.activeBook', (books) => activeBook(portal, books)),
      cells('column.books', (books) =>
        joined(
          number(books.length),
          message('authors.finishedOf', {
            count: books.filter(({ status }) => status === 'finished').length,
          }),
        ),
      ),
      cells('column.gain', (books) => weekGainOf(portal, books)),
      cells('authors.gainChange', (books) => changeCell(portal, books, 1)),
      column('authors.subscribers', ({ kind, key }) =>
        shown(kind === 'author' ? subscribersOf(portal, key) : null, ({ last, gain }) =>
          joined(number(last), gained(gain)),
        ),
      ),
      cells('column.topPlaces', (books) => topPlacesOf(portal, books)),
      cells('authors.best90', (books) => bestPlaceOf(portal, books)),
      cells('authors.bestEver', (books) => counted(portal.bestEver(books))),
      cells('authors.daysInTops', (books) => counted(portal.daysOnLists(books))),
    ],
    browser: { tables: [authorsScatter(portal)] },
  };
}

/** How many books came out, and how many of them are finished. */
function lifeLead(books: readonly BookRow[]): Wording {
  const out = books.filter(({ firstPublishedOn: on }) => on !== null && on <= DATA_DAY);
  return message('author.life.lead', {
    books: out.length,
    finished: out.filter(({ status }) => status === 'finished').length,
  });
}

/** The largest gain of all books in a single day; null: none is above zero. */
function gainLead(portal: PortalFigures, books: readonly BookRow[]): Wording | null {
  const gains = portal.dailyGains(portal.main, books).filter((row) => row.days === 1);
  return shown(largestGain(gains), (largest) => message('charts.largestGain', largest));
}

function chartsOf(portal: PortalFigures, books: readonly BookRow[]): BrowserClaims {
  const { tables = [], ...others } = authorCharts(portal, books, {
    gain: gainLead(portal, books) ?? message('author.gain.title'),
    places: placesLead(portal, books),
    gainShare: gainShareLead(portal, books),
    aligned: alignedLead(portal, books) ?? message('author.aligned'),
    releases: releasesLead(portal, books),
  });
  return { ...others, tables: [timelineTable(portal, books, lifeLead(books)), ...tables] };
}

export function authorClaims(portal: PortalFigures, id: number, author: string): PageClaims {
  const books = portal.booksBy(author);
  const places = portal.topBooks().filter((book) => books.includes(book)).length;
  const finished = books.filter(({ status }) => status === 'finished').length;
  const active = books.filter((book) => isActiveOn(portal.fixture, book, DATA_DAY)).length;
  const lengths = books.flatMap(({ chars }) => chars ?? []);
  const gain = sum(books.flatMap(({ bookId }) => weekGain(portal, bookId) ?? []));
  const changed = referenceWeekChange(portal.fixture, books, 1).gain_change;
  // A percentage of fewer than ten says nothing.
  const least = changed === null ? 0 : Math.min(Math.abs(gain), Math.abs(gain / (1 + changed)));
  const week = changed !== -1 && least >= 10 ? changed : null;
  const best = books.flatMap(({ bookId }) => bestPosition(portal.fixture, bookId) ?? []);
  const charted = books.filter((book) => portal.bestEver([book]) !== null);
  return {
    path: `/authors/${id}`,
    texts: [
      partialDay(portal),
      ...authorLife(portal, author),
      lifeLead(books),
      message('author.lead', {
        books: books.length,
        places,
        portal: message(`portal.${portal.fixture.portal}`),
      }),
      joined(
        message('author.kpi.books'),
        number(books.length),
        message('author.kpi.booksOf', { finished, active }),
      ),
      lengths.length === 0 ? null : joined(message('author.kpi.volume'), volume(sum(lengths))),
      joined(
        message('author.kpi.gain'),
        number(gain),
        // The last digits of a sum do not decide which way a half is rounded.
        shown(week === null ? null : Number(week.toFixed(9)), (one) =>
          message('author.kpi.gainBefore', { change: change(one, (share) => percent(share)) }),
        ),
      ),
      joined(message('author.kpi.places'), number(places)),
      joined(
        message('author.kpi.bestEver'),
        counted(portal.bestEver(books)),
        best.length === 0 ? null : message('author.kpi.best90', { position: Math.min(...best) }),
      ),
      shown(subscribersOf(portal, author), ({ last, gain }) =>
        joined(
          message('author.kpi.subscribers'),
          number(last),
          shown(gain, (one) => joined(spokenChange(one), daysOver(7))),
        ),
      ),
      joined(message('author.kpi.daysInTops'), counted(portal.daysOnLists(books))),
      joined(
        message('author.kpi.hitShare'),
        shareOf(charted.length / books.length, books.length),
        message('author.kpi.hitShareOf'),
      ),
      gainLead(portal, books),
    ].filter(known),
    columns: bookColumns(portal),
    browser: chartsOf(portal, books),
  };
}
