import type { BookRow } from '../../../apps/server/src/measurements/rows.ts';
import {
  completeDays,
  referenceDepth,
} from '../../../apps/server/src/measurements/testing/referenceMovement.ts';
import { daysAgo } from '../../../apps/server/src/reads/testing/portalFixture.ts';
import {
  known,
  knownMainOn,
  median,
  stepOf,
} from '../../../apps/server/src/reads/testing/referenceReads.ts';
import { authorsOf } from '../../../apps/server/src/reads/testing/referenceSupply.ts';
import { daysBetween } from '../../../packages/domain/src/index.ts';
import type { ListDay, PortalFigures } from '../PortalFigures.ts';
import {
  approximate,
  glossed,
  joined,
  longDay,
  message,
  money,
  name,
  number,
  percent,
  shortDay,
  spokenChange,
  type Wording,
} from '../wording.ts';
import {
  authorPlacesTable,
  genrePlacesTable,
  listNote,
  matrixTable,
  movesTable,
  priceTable,
  raceTable,
  shareTables,
  survivalTable,
} from './charts/listCharts.ts';
import { weekdayEffectClaims } from './charts/weekdayEffects.ts';
import {
  column,
  counted,
  gained,
  gainSince,
  nameId,
  notedRows,
  ofBook,
  placeOf,
  priceCell,
  shareOf,
  sheets,
  shown,
  turnoverOf,
} from './claimParts.ts';
import type { ColumnClaim, PageClaims, TableClaim } from './claimTypes.ts';
import { listGainsClaims } from './listGains.ts';
import { kindName } from './listNames.ts';
import { raceLead } from './listTitles.ts';

/** The heading of the books that left the list. */
export const leftLead = (last: ListDay): Wording[] =>
  last.left.length === 0 ? [] : [message('rankLists.left.lead', { day: longDay(last.before) })];

const listPages = {
  global_top: { page: 'global-top', raceDepth: 20 },
  bestseller: { page: 'bestsellers', raceDepth: 10 },
} as const;

/** The main result of a list's page. */
export function listLead(portal: PortalFigures, kind: string): Wording {
  const [last] = portal.lastDays(kind);
  return message('rankLists.lead', {
    day: longDay(last.before),
    fresh: last.fresh.length,
    returned: last.entered.length - last.fresh.length,
    up: last.up,
    down: last.down,
  });
}

/** Books of a subscription to the catalogue are read by subscription too. */
const accessOf = ({ access }: BookRow) =>
  access === 'catalog_subscription' ? 'subscription' : access;

/** The figures of a list that have room, the median price where another one is unknown. */
export const TILES = { all: 8, genreTop: 4 };

/** The tiles of a list on its last day. */
export function listTiles(portal: PortalFigures, kind: string, limit = TILES.all): Wording[] {
  const [last, before] = portal.lastDays(kind);
  const size = last.books.length;
  const returned = last.entered.length - last.fresh.length;
  const isComparable = last.gap === before.gap;
  const was = (value: number | null, of: (value: number) => Wording) =>
    value === null
      ? message('rankLists.kpi.sample', { n: number(size) })
      : message('rankLists.kpi.before', { value: of(value) });
  const tile = (
    id: string,
    [now, then]: readonly [number | null, number | null],
    of: (value: number) => Wording = (value) => number(value),
  ) =>
    now === null
      ? null
      : joined(
          message(id),
          of(now),
          then === null || now === then ? null : spokenChange(now - then, of),
          was(then, of),
        );
  const shareTile = (
    id: string,
    [now, then]: readonly [number | null, number | null],
    n: number,
  ) =>
    now === null
      ? null
      : joined(
          message(id),
          shareOf(now, n),
          n < 10
            ? message('rankLists.kpi.sample', { n: number(n) })
            : was(then, (value) => percent(value)),
        );
  const freshBefore = before.fresh.length;
  const moved = (then: number) => (isComparable ? then : null);
  const [per100, per100Before] = [last, before].map((of) => portal.authorsPer100(of.books));
  const statuses = [last, before].map((of) =>
    portal.shareWith(of.books, ({ status }) => status, 'in_progress'),
  );
  const accesses = [last, before].map((of) => portal.shareWith(of.books, accessOf, 'subscription'));
  const [price, priceBefore] = [last, before].map((of) =>
    median(portal.prices(of.books.map((id) => portal.book(id)))),
  );
  const tiles = [
    tile('rankLists.kpi.new', [last.fresh.length, moved(freshBefore)]),
    tile('rankLists.kpi.returned', [returned, moved(before.entered.length - freshBefore)]),
    shareTile('rankLists.kpi.turnover', [turnoverOf(last), moved(turnoverOf(before))], size),
    tile('rankLists.kpi.medianDaysOn', [
      portal.medianOfDays(last.day, kind),
      portal.medianOfDays(before.day, kind),
    ]),
    halfLifeTile(portal, kind),
    tile('rankLists.kpi.authorsPer100', [per100 ?? null, per100Before ?? null]),
    shareTile(
      'rankLists.kpi.inProgressShare',
      [statuses[0]?.share ?? null, statuses[1]?.share ?? null],
      statuses[0]?.n ?? 0,
    ),
    shareTile(
      'rankLists.kpi.subscriptionShare',
      [accesses[0]?.share ?? null, accesses[1]?.share ?? null],
      accesses[0]?.n ?? 0,
    ),
    tile('rankLists.kpi.medianPrice', [price ?? null, priceBefore ?? null], money),
  ];
  return tiles.filter(known).slice(0, limit);
}

/** The best place of a book in the tops of its other genres. */
function otherGenreTop(portal: PortalFigures, book: string): Wording | null {
  const shownList = portal.list('genre_top');
  const [best] = portal
    .presentPlaces(book)
    .filter(({ list }) => list.list === 'genre_top' && list !== shownList)
    .sort((a, b) => a.position - b.position);
  return best === undefined
    ? null
    : message('rankLists.placeIn', { place: best.position, genre: name(best.list.genre ?? '') });
}

/** The half-life of the list, with its interval and the stays that it is of; none where half still stay. */
function halfLifeTile(portal: PortalFigures, kind: string): Wording | null {
  const [last] = portal.lastDays(kind);
  const { value, low, high, n } = portal.halfLife(last.day, kind);
  if (value === null) return null;
  const sample = message('rankLists.kpi.sample', { n: number(n) });
  const interval =
    low === null
      ? null
      : high === null
        ? message('rankLists.kpi.intervalOpen', { low: number(low) })
        : message('rankLists.kpi.interval', { low: number(low), high: number(high) });
  return joined(message('rankLists.kpi.halfLife'), number(value), (locale) =>
    [interval, sample].flatMap((part) => part?.(locale) ?? []).join(', '),
  );
}

export function listColumns(portal: PortalFigures, kind: string): ColumnClaim[] {
  const [last] = portal.lastDays(kind);
  // A book that left is shown as it was seen last, perhaps on a capture in part.
  const seen = portal.movement(kind).filter(({ day }) => day <= last.day);
  const rowOf = (book: string) => seen.findLast((row) => row.book === book);
  const { fixture } = portal;
  const week = portal.nearWeekBefore(last.day, kind);
  const cells = (id: string, of: (book: string) => Wording | null): ColumnClaim =>
    column(id, ofBook(of));
  return [
    cells('column.rank', (book) => placeOf(portal, book, last.day, kind)),
    cells(nameId(portal.main), (book) =>
      shown(knownMainOn(fixture, book, last.day)?.value ?? null, (value) =>
        approximate(value, stepOf(fixture.portal, value), number),
      ),
    ),
    {
      column: message('column.gainOf', { metric: message(nameId(portal.main)) }),
      of: ofBook((book) => gainSince(portal, book, last.before, last.day)),
    },
    cells('column.daysOn', (book) => counted(rowOf(book)?.days_on ?? null)),
    cells('column.peak', (book) => counted(rowOf(book)?.peak ?? null)),
    // A list of what is bought has these columns.
    cells('column.price', (book) => priceCell(portal.book(book))),
    cells('column.volume', (book) => shown(portal.book(book).chars, sheets)),
    cells('rankLists.perSheet', (book) => {
      const { priceRub, chars } = portal.book(book);
      return priceRub === null || chars === null || chars < 4_000
        ? null
        : money(Math.round(priceRub / (chars / 40_000)));
    }),
    cells('rankLists.alsoIn', (book) =>
      kind === 'genre_top' ? otherGenreTop(portal, book) : null,
    ),
    cells('column.lastPosition', (book) => counted(rowOf(book)?.position ?? null)),
    ...(week === null
      ? []
      : [
          {
            column:
              Math.abs(daysBetween(week.day, last.day) - 7) <= 1
                ? message('rankLists.week')
                : message('rankLists.weekSince', { day: shortDay(week.day) }),
            of: ofBook((book) => {
              const [was, now] = [week.books.indexOf(book), last.books.indexOf(book)];
              return was < 0 || now < 0 ? null : gained(was - now);
            }),
          },
        ]),
  ];
}

/** A list in the figures of its last day: tiles, places, and who left. */
export function lastDayClaims(
  portal: PortalFigures,
  kind: string = portal.leading,
): Omit<PageClaims, 'path'> {
  const [last] = portal.lastDays(kind);
  return {
    texts: [...listTiles(portal, kind), ...leftLead(last)],
    columns: listColumns(portal, kind),
  };
}

/** Who has most places of a list. */
export function mostPlacesLead(portal: PortalFigures, kind: string = portal.leading): Wording {
  const [last] = portal.lastDays(kind);
  const most = portal.placesByAuthor(last.books);
  return message('rankLists.authors.lead', { name: name(most.name), ...most.counts });
}

/** The median price of a list, and how many of its books are on sale. */
export function pricesLead(portal: PortalFigures, kind: string = portal.leading): Wording {
  const [last] = portal.lastDays(kind);
  const books = last.books.map((id) => portal.book(id)).filter(({ priceRub }) => priceRub);
  return message('rankLists.prices.lead', {
    median: money(median(portal.prices(books)) ?? 0),
    onSale: books.filter(({ priceOldRub }) => priceOldRub !== null).length,
  });
}

/** The notes of the charts of who, and what, has most places of a list. */
export const holdersNote = (portal: PortalFigures, kind: string = portal.leading): Wording =>
  notedRows('rankLists.authors.note', authorsOf(lastBooks(portal, kind)));

const lastBooks = (portal: PortalFigures, kind: string) =>
  portal.lastDays(kind)[0].books.map((id) => portal.book(id));

/** The last day beside the one nearest to a week before. */
function movesTexts(portal: PortalFigures, kind: string): Wording[] {
  const [last] = portal.lastDays(kind);
  const then = portal.nearWeekBefore(last.day, kind);
  if (then === null) return [];
  return [
    message('rankLists.moves.lead', {
      entered: last.books.filter((book) => !then.books.includes(book)).length,
      left: then.books.filter((book) => !last.books.includes(book)).length,
    }),
    message('rankLists.moves.note', { from: longDay(then.day), to: longDay(last.day) }),
  ];
}

/** For how long half of the books stay, or else how many of them stay for how long. */
function stayingLead(portal: PortalFigures, kind: string): Wording[] {
  const [last] = portal.lastDays(kind);
  const survival = portal.survival(last.day, kind);
  const half = survival.find(({ share }) => share <= 0.5);
  const end = survival.at(-1);
  if (half !== undefined) return [message('rankLists.staying.half', { captures: half.captures })];
  return end === undefined
    ? []
    : [
        message('rankLists.staying.lead', {
          captures: end.captures,
          share: percent(end.share),
        }),
      ];
}

/** The pages of the lists of all books, each with all of its parts. */
export const listClaims = (portal: PortalFigures): PageClaims[] =>
  (['global_top', 'bestseller'] as const).flatMap((kind) =>
    portal.list(kind) === undefined ? [] : listPageClaims(portal, kind),
  );

/** Texts under charts, and those of plots without a row in their tables: the ends of the scale of places, and a kind of move of no book. */
const plotTexts = (portal: PortalFigures, kind: string): Wording[] => [
  listNote(portal, kind),
  joined(number(depthOf(portal, kind)), number(1)),
  ...['entered', 'left', 'up', 'down'].map((move) =>
    joined(message(`rankLists.move.${move}`), number(0)),
  ),
];

/** The places of the deepest capture of the month; a hundred have rows. */
function depthOf(portal: PortalFigures, kind: string): number {
  const captures = portal.captures(kind);
  const depths = captures.map(({ day }, at) =>
    day > daysAgo(30) ? referenceDepth(captures, at) : 0,
  );
  return Math.min(100, Math.max(...depths));
}

function listPageClaims(portal: PortalFigures, kind: keyof typeof listPages): PageClaims[] {
  const [last] = portal.lastDays(kind);
  const { page, raceDepth } = listPages[kind];
  const path = `/portals/${portal.fixture.portal}/${page}`;
  const lead = listLead(portal, kind);
  const { texts, columns } = lastDayClaims(portal, kind);
  const tiles = listTiles(portal, kind);
  const gains = listGainsClaims(portal, kind);
  const genre = portal.placesByGenre(last.books);
  const complete = completeDays(portal.captures(kind)).filter(({ day }) => day > daysAgo(30));
  const steady = portal.books.filter(({ bookId }) =>
    complete.every(({ books }) => books.includes(bookId)),
  );
  const genreLead = message('rankLists.genres.lead', {
    name: glossed(genre.name),
    ...genre.counts,
  });
  const matrixLead = message('rankLists.matrix.lead', {
    captures: complete.length,
    steady: steady.length,
  });
  const weekdays = weekdayEffectClaims(portal, kind);
  const parts: Readonly<Record<string, readonly Wording[]>> = {
    race: [raceLead(portal, kind), message('rankLists.race.note', { depth: raceDepth })],
    moves: movesTexts(portal, kind),
    matrix: [matrixLead],
    holders: [
      mostPlacesLead(portal, kind),
      genreLead,
      holdersNote(portal, kind),
      notedRows('rankLists.genres.note', portal.genresOf(last.books).length),
      ...stayingLead(portal, kind),
    ],
    prices: [pricesLead(portal, kind)],
  };
  const [movesLead] = movesTexts(portal, kind);
  const [staying] = stayingLead(portal, kind);
  const charts: Readonly<Record<string, readonly TableClaim[]>> = {
    race: [raceTable(portal, raceLead(portal, kind), raceDepth, kind)],
    moves: movesLead === undefined ? [] : [movesTable(portal, movesLead, kind)],
    matrix: [matrixTable(portal, matrixLead, kind)],
    holders: [
      authorPlacesTable(portal, mostPlacesLead(portal, kind), kind),
      genrePlacesTable(portal, genreLead, kind),
      ...(staying === undefined ? [] : [survivalTable(portal, staying, kindName(kind), kind)]),
    ],
    prices: [priceTable(portal, pricesLead(portal, kind), kind), ...shareTables(portal, kind)],
  };
  return [
    { path, texts: [lead, ...texts], columns },
    {
      path: `${path}?part=gains`,
      texts: [lead, ...tiles, ...gains.texts, ...weekdays.texts],
      columns: gains.columns,
      browser: { tables: weekdays.tables },
    },
    ...Object.entries(parts).map(([part, more]) => ({
      path: `${path}?part=${part}`,
      texts: [lead, ...tiles, ...more],
      columns: [],
      browser: { tables: charts[part] ?? [], possible: plotTexts(portal, kind) },
    })),
  ];
}
