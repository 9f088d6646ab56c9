import type { BookRow } from '../../../apps/server/src/measurements/rows.ts';
import { newOn } from '../../../apps/server/src/reads/testing/fixtureGroups.ts';
import { DATA_DAY, daysAgo } from '../../../apps/server/src/reads/testing/portalFixture.ts';
import { referenceNewGains } from '../../../apps/server/src/reads/testing/referenceGroups.ts';
import {
  known,
  type ReferencePeriod,
  referenceGainSpan,
  referenceSpan,
  sum,
} from '../../../apps/server/src/reads/testing/referenceReads.ts';
import { authorsOf } from '../../../apps/server/src/reads/testing/referenceSupply.ts';
import type { PortalFigures } from '../PortalFigures.ts';
import {
  glossed,
  glossOf,
  joined,
  mediumDay,
  message,
  name,
  number,
  percent,
  spokenChange,
  type Wording,
} from '../wording.ts';
import { tagCharts } from './charts/tagCharts.ts';
import {
  bestPlaceOf,
  bookColumns,
  column,
  counted,
  largestGain,
  ofBook,
  shown,
  topPlacesOf,
} from './claimParts.ts';
import type { ColumnClaim, PageClaims } from './claimTypes.ts';
import { tagLead } from './groupTexts.ts';
import { liftTile } from './liftParts.ts';

export function tagClaims(portal: PortalFigures, id: number, tag: string): PageClaims {
  const books = portal.groups.booksOf('tags', tag);
  const period: ReferencePeriod = [daysAgo(89), DATA_DAY];
  const days = portal.groups.captured.filter((day) => day >= period[0]);
  const mean = (values: readonly (number | null)[]) => referenceSpan(values, null).value ?? 0;
  const active = days.map((day) => portal.groups.activeOn(books, day).length);
  const supply = days.map((day) => portal.supplyShare(books, day));
  const top = days.map((day) => portal.topShare(books, day));
  const gains = portal.dailyGains(portal.main, books).filter((row) => row.days === 1);
  const most = largestGain(gains);
  const moves = portal.listDays();
  const own = (ids: readonly string[]) =>
    ids.filter((book) => books.includes(portal.book(book))).length;
  const authors = authorsOf(books);
  const fresh = newOn(books, DATA_DAY);
  const month = portal.groups.monthBefore();
  const momentum = portal.groups.momentumOf(books);
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
  const [entered, left] = [
    sum(moves.map((one) => own(one.entered))),
    sum(moves.map((one) => own(one.left))),
  ];
  const leads = tagLead(portal, books);
  const titles = {
    shares: message('groupPage.shares.now', {
      top: percent(mean(top)),
      supply: percent(mean(supply)),
    }),
    lift: leads[1] ?? message('groupPage.lift.title'),
    gain: most === null ? message('groupPage.gain.title') : message('charts.largestGain', most),
    moves:
      entered + left === 0
        ? message('groupPage.moves')
        : message('groupPage.moves.lead', { entered, left }),
  };
  return {
    path: `/portals/${portal.fixture.portal}/tag-stats/${id}`,
    browser: tagCharts(portal, tag, { days, titles, genre: genres[0]?.name ?? null }),
    texts: [
      ...leads,
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
      liftTile(portal, 'tags', books),
      newGainTile(portal, books),
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
        glossOf(tag),
        message('tag.livesIn'),
        ...genres.map(({ name: genre, books: count }) =>
          message('tag.partner', { name: glossed(genre), books: count }),
        ),
      ),
      ...Object.values(titles),
    ].filter(known),
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

/** The median gain a day of the new books of a group, with its interval; unknown of fewer than eight. */
function newGainTile(portal: PortalFigures, books: readonly BookRow[]): Wording {
  const {
    new_n: count,
    median_gain_new: value,
    median_gain_new_low: low,
    median_gain_new_high: high,
  } = referenceNewGains(portal.fixture, books);
  return joined(
    message('groupKpi.perNew'),
    ...(value === null ? [name('—'), message('group.fewNewBooks', { count })] : [number(value, 1)]),
    low === null || high === null
      ? null
      : message('groupKpi.newSample', { low: number(low, 1), high: number(high, 1), count }),
  );
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
