import type { BookRow } from '../../../apps/server/src/measurements/rows.ts';
import { newOn } from '../../../apps/server/src/reads/testing/fixtureGroups.ts';
import { DATA_DAY, daysAgo } from '../../../apps/server/src/reads/testing/portalFixture.ts';
import { referenceBar } from '../../../apps/server/src/reads/testing/referenceGroups.ts';
import {
  median,
  type ReferencePeriod,
  referenceGainSpan,
  referenceSpan,
  sum,
} from '../../../apps/server/src/reads/testing/referenceReads.ts';
import { authorsOf } from '../../../apps/server/src/reads/testing/referenceSupply.ts';
import type { PortalFigures } from '../PortalFigures.ts';
import {
  change,
  joined,
  longDay,
  mediumDay,
  message,
  name,
  number,
  percent,
  spokenChange,
  type Wording,
} from '../wording.ts';
import {
  bestPlaceOf,
  bookColumns,
  cellChange,
  changeCell,
  column,
  counted,
  liftMissing,
  ofBook,
  shown,
  topPlacesOf,
  weekGain,
  weekGainOf,
} from './claimParts.ts';
import type { ColumnClaim, PageClaims } from './claimTypes.ts';

const groupKinds = { genre: 'genres', tag: 'tags' } as const;

function groupColumns(portal: PortalFigures, kind: 'genre' | 'tag'): ColumnClaim[] {
  const period: ReferencePeriod = [daysAgo(29), DATA_DAY];
  const cells = (id: string, of: (books: BookRow[], key: string) => Wording | null): ColumnClaim =>
    column(id, (row) =>
      row.kind === kind ? of(portal.groups.booksOf(groupKinds[kind], row.key), row.key) : null,
    );
  const month = portal.groups.monthBefore();
  const gains = (books: readonly BookRow[]) =>
    books.flatMap(({ bookId }) => weekGain(portal, bookId) ?? []);
  const top = portal.topBooks();
  return [
    cells('column.books', (books) => number(books.length)),
    cells('column.authors', (books) => number(authorsOf(books))),
    cells('column.newBooks', (books) => {
      const [fresh, before] = [DATA_DAY, daysAgo(30)].map((day) => newOn(books, day));
      return joined(
        number(fresh ?? 0),
        month === null ? null : cellChange((fresh ?? 0) - (before ?? 0)),
      );
    }),
    cells('column.gain', (books) => weekGainOf(portal, books)),
    cells('group.gainChange', (books) => {
      const cell = changeCell(portal, books);
      const bounds = portal.changeBounds(books);
      const whole = (share: number) => change(Math.round(share * 100) / 100, (one) => percent(one));
      return cell === null
        ? null
        : joined(
            cell,
            bounds &&
              message('change.interval', { low: whole(bounds.low), high: whole(bounds.high) }),
          );
    }),
    cells('group.periodGain', (books) =>
      counted(
        referenceGainSpan(
          portal.fixture,
          portal.main,
          period,
          null,
          books.map(({ bookId }) => bookId),
        ).value,
      ),
    ),
    cells('group.aboveShare', (books) => {
      const bar = referenceBar(portal.fixture, 50) ?? 0;
      const own = gains(books);
      return percent(own.filter((gain) => gain > bar).length / own.length);
    }),
    cells('column.topPlaces', (books) =>
      joined(
        number(top.filter((book) => books.includes(book)).length),
        message('group.topAuthors', { count: portal.topAuthors(books) }),
      ),
    ),
    cells('group.lift', () => liftMissing),
    cells('groupPage.together', () => null),
  ];
}

export function tagStatsClaims(portal: PortalFigures): PageClaims {
  const { books } = portal;
  const tags = portal.groups.names('tags').length;
  const perBook = books.map((book) => book.tags.length);
  const tagged = perBook.filter((count) => count >= 3).length;
  return {
    path: `/portals/${portal.fixture.portal}/tag-stats`,
    texts: [
      joined(
        message('tagStats.kpi.tags'),
        number(tags),
        message('tagStats.kpi.median', { count: median(perBook) ?? 0 }),
      ),
      // No history has a tag that begins in its last thirty days.
      joined(message('tagStats.kpi.new'), number(0)),
      joined(message('tagStats.kpi.three'), percent(tagged / perBook.length)),
    ],
    columns: groupColumns(portal, 'tag'),
  };
}

export function genreStatsClaims(portal: PortalFigures): PageClaims {
  const count = portal.groups.names('genres').length;
  const month = portal.groups.monthBefore();
  const now = portal.groups.supplyOn(DATA_DAY);
  const before = month === null ? null : portal.groups.supplyOn(month);
  const tile = (id: string, key: keyof typeof now, whole = false) => {
    const [value, was] = [now[key], before?.[key] ?? null];
    if (value === null) return joined(message(id));
    const tenth = (one: number) => Math.round(one * 10) / 10;
    const share =
      was === null || was === 0 || Math.min(value, was) < 10 ? null : (value - was) / was;
    return joined(
      message(id),
      number(whole ? value : tenth(value)),
      was === null ? null : spokenChange(tenth(value - was)),
      was === null || share === null || share === 0 ? null : change(share, (one) => percent(one)),
      was === null ? null : message('genreStats.monthBefore'),
    );
  };
  return {
    path: `/portals/${portal.fixture.portal}/genre-stats`,
    texts: [
      message('genreStats.leadCount', { count }),
      message('genreStats.table.lead', { count }),
      tile('genreStats.kpi.active', 'active_books', true),
      tile('genreStats.kpi.new', 'new_per_week'),
      tile('genreStats.kpi.perPlace', 'books_per_place'),
    ],
    columns: groupColumns(portal, 'genre'),
  };
}

export function tagClaims(portal: PortalFigures, id: number, tag: string): PageClaims {
  const books = portal.groups.booksOf('tags', tag);
  const period: ReferencePeriod = [daysAgo(89), DATA_DAY];
  const days = portal.groups.captured.filter((day) => day >= period[0]);
  const mean = (values: readonly (number | null)[]) => referenceSpan(values, null).value ?? 0;
  const active = days.map((day) => portal.groups.activeOn(books, day).length);
  const supply = days.map((day) => portal.supplyShare(books, day));
  const top = days.map((day) => portal.topShare(books, day));
  const gains = portal.dailyGains(portal.main, books).filter((row) => row.days === 1);
  const most = gains.reduce((best, one) => (one.gain > best.gain ? one : best));
  const moves = portal.listDays();
  const own = (ids: readonly string[]) =>
    ids.filter((book) => books.includes(portal.book(book))).length;
  const authors = authorsOf(books);
  const fresh = newOn(books, DATA_DAY);
  const month = portal.groups.monthBefore();
  const momentum = portal.groups.momentumOf(books);
  const listed = portal.topAuthors(books);
  const genres = portal.groups
    .names('genres')
    .map((genre) => ({
      name: genre,
      books: portal.groups.booksOf('genres', genre).filter((book) => books.includes(book)).length,
    }))
    .filter(({ books: count }) => count > 0)
    .sort((a, b) => b.books - a.books);
  const gain = referenceGainSpan(
    portal.fixture,
    portal.main,
    period,
    null,
    books.map(({ bookId }) => bookId),
  ).value;
  return {
    path: `/portals/${portal.fixture.portal}/tag-stats/${id}`,
    texts: [
      message('tag.leadPlain', { books: books.length, authors, listed }),
      joined(
        message('column.books'),
        number(books.length),
        message('groupKpi.ofAuthors', { count: authors }),
      ),
      joined(message('groupKpi.active'), number(Math.round(mean(active) * 10) / 10)),
      joined(
        message('groupKpi.newBooks'),
        number(fresh),
        month === null ? null : spokenChange(fresh - newOn(books, daysAgo(30))),
        month === null ? null : message('groupKpi.before'),
      ),
      joined(message('groupKpi.gain'), counted(gain)),
      joined(message('groupKpi.topShare'), percent(mean(top))),
      joined(message('group.lift'), liftMissing),
      joined(
        message('group.momentum'),
        shown(momentum, (one) => number(Math.round(one))),
        message('groupKpi.momentumOf'),
      ),
      ...[
        ['groupPage.pricesAgainst', 'priceRub'] as const,
        ['groupPage.volumesAgainst', 'chars'] as const,
      ].map(([id, amount]) => {
        const knownOf = (of: readonly BookRow[]) =>
          of.filter((book) => (book[amount] ?? 0) > 0).length;
        const genre = portal.groups.booksOf('genres', genres[0]?.name ?? '');
        return message(id, { own: knownOf(books), genre: knownOf(genre) });
      }),
      joined(
        message('tag.livesIn'),
        ...genres.map(({ name: genre, books: count }) =>
          message('tag.partner', { name: name(genre), books: count }),
        ),
      ),
      message('groupPage.shares.now', { top: percent(mean(top)), supply: percent(mean(supply)) }),
      message('charts.largestGain', {
        gain: change(most.gain, (one) => number(one)),
        day: longDay(most.day),
      }),
      message('groupPage.moves.lead', {
        entered: sum(moves.map(({ entered }) => own(entered))),
        left: sum(moves.map(({ left }) => own(left))),
      }),
    ],
    columns: [
      column('groupPage.together', (row) =>
        row.kind === 'tag'
          ? number(
              portal.groups.booksOf('tags', row.key).filter((book) => books.includes(book)).length,
            )
          : null,
      ),
      column('groupPage.pairLift', (row) => {
        if (row.kind !== 'tag') return null;
        const other = portal.groups.booksOf('tags', row.key);
        const both = other.filter((book) => books.includes(book)).length;
        return number((both * portal.books.length) / (other.length * books.length), 2, 2);
      }),
      column(
        'column.day',
        ofBook((book) => shown(portal.lastEntry(book)?.day ?? null, mediumDay)),
        'groupPage.enteredList',
      ),
      column(
        'column.rank',
        ofBook((book) => counted(portal.lastEntry(book)?.place ?? null)),
        'groupPage.enteredList',
      ),
      ...authorColumns(portal, books),
      ...bookColumns(portal),
    ],
  };
}

/** Texts about an author beside a set of books. */
function authorColumns(portal: PortalFigures, among: readonly BookRow[]): ColumnClaim[] {
  const own = (author: string) => portal.booksBy(author).filter((book) => among.includes(book));
  const cells = (
    id: string,
    of: (books: BookRow[], author: string) => Wording | null,
  ): ColumnClaim =>
    column(id, (row) => {
      const author = row.kind === 'author' ? row.key : null;
      return author === null ? null : of(own(author), author);
    });
  return [
    cells('column.books', (books) => number(books.length)),
    cells('groupPage.bookShare', (books) => percent(books.length / among.length)),
    cells('column.topPlaces', (books) => topPlacesOf(portal, books)),
    cells('column.bestPosition', (books) => bestPlaceOf(portal, books)),
  ];
}
