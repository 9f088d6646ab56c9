import { completeDays } from '../../../apps/server/src/measurements/testing/referenceMovement.ts';
import { daysAgo } from '../../../apps/server/src/reads/testing/portalFixture.ts';
import { knownMainOn, median } from '../../../apps/server/src/reads/testing/referenceReads.ts';
import { daysBetween } from '../../../packages/domain/src/index.ts';
import type { ListDay, PortalFigures } from '../PortalFigures.ts';
import {
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
  column,
  counted,
  gained,
  gainSince,
  nameId,
  ofBook,
  placeOf,
  shareOf,
  sheets,
  shown,
  turnoverOf,
} from './claimParts.ts';
import type { ColumnClaim, PageClaims } from './claimTypes.ts';

/** The heading of the books that left the list. */
export const leftLead = (last: ListDay): Wording[] =>
  last.left.length === 0 ? [] : [message('rankLists.left.lead', { day: longDay(last.before) })];

const listPageName = { global_top: 'global-top', bestseller: 'bestsellers' } as const;

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

/** The tiles of a list on its last day. */
export function listTiles(portal: PortalFigures, kind: string): Wording[] {
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
  const accesses = [last, before].map((of) =>
    portal.shareWith(of.books, ({ access }) => access, 'subscription'),
  );
  return [
    tile('rankLists.kpi.new', [last.fresh.length, moved(freshBefore)]),
    tile('rankLists.kpi.returned', [returned, moved(before.entered.length - freshBefore)]),
    shareTile('rankLists.kpi.turnover', [turnoverOf(last), moved(turnoverOf(before))], size),
    tile('rankLists.kpi.medianDaysOn', [
      portal.medianOfDays(last.day, kind),
      portal.medianOfDays(before.day, kind),
    ]),
    ...(kind === 'genre_top'
      ? []
      : [
          halfLifeTile(portal),
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
        ]),
  ].filter((text) => text !== null);
}

/** The half-life of the list, with its interval and the stays that it is of; none where half still stay. */
function halfLifeTile(portal: PortalFigures): Wording | null {
  const [last] = portal.lastDays();
  const { value, low, high, n } = portal.halfLife(last.day);
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
  // A book that left is shown as on the day before.
  const rowOf = (book: string) =>
    [last.day, last.before]
      .flatMap((day) => portal.movementOn(day, kind))
      .find((row) => row.book === book);
  const { fixture } = portal;
  const week = portal.nearWeekBefore(last.day, kind);
  const cells = (id: string, of: (book: string) => Wording | null): ColumnClaim =>
    column(id, ofBook(of));
  return [
    cells('column.rank', (book) => placeOf(portal, book, last.day, kind)),
    cells(nameId(portal.main), (book) =>
      counted(knownMainOn(fixture, book, last.day)?.value ?? null),
    ),
    {
      column: message('column.gainOf', { metric: message(nameId(portal.main)) }),
      of: ofBook((book) => gainSince(portal, book, last.before, last.day)),
    },
    cells('column.daysOn', (book) => counted(rowOf(book)?.days_on ?? null)),
    cells('column.peak', (book) => counted(rowOf(book)?.peak ?? null)),
    // A list of what is bought has these columns.
    cells('column.price', (book) => shown(portal.book(book).priceRub, money)),
    cells('column.volume', (book) => shown(portal.book(book).chars, sheets)),
    cells('rankLists.perSheet', (book) => {
      const { priceRub, chars } = portal.book(book);
      return priceRub === null || chars === null
        ? null
        : money(Math.round(priceRub / (chars / 40_000)));
    }),
    cells('column.lastPosition', (book) => {
      const before = portal.captures(kind).find(({ day }) => day === last.before);
      return number((before?.books.indexOf(book) ?? -1) + 1);
    }),
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

/** The leading list in the figures of its last day: tiles, places, and who left. */
export function leadingListClaims(portal: PortalFigures): Omit<PageClaims, 'path'> {
  const [last] = portal.lastDays();
  return {
    texts: [...listTiles(portal, portal.leading), ...leftLead(last)],
    columns: listColumns(portal, portal.leading),
  };
}

/** Who has most places of the leading list. */
export function mostPlacesLead(portal: PortalFigures): Wording {
  const [last] = portal.lastDays();
  const most = portal.placesByAuthor(last.books);
  return message('rankLists.authors.lead', { name: name(most.name), ...most.counts });
}

/** The median price of the leading list; no history has a book on sale. */
export function pricesLead(portal: PortalFigures): Wording {
  const [last] = portal.lastDays();
  const prices = portal.prices(last.books.map((id) => portal.book(id)));
  return message('rankLists.prices.lead', { median: money(median(prices) ?? 0), onSale: 0 });
}

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

export function listClaims(portal: PortalFigures): PageClaims[] {
  const kind = portal.leading;
  const [last] = portal.lastDays();
  const page = listPageName[kind === 'bestseller' ? 'bestseller' : 'global_top'];
  const path = `/portals/${portal.fixture.portal}/${page}`;
  const { value: half } = portal.halfLife(last.day);
  const lead = listLead(portal, kind);
  const { texts, columns } = leadingListClaims(portal);
  const tiles = listTiles(portal, kind);
  const genre = portal.placesByGenre(last.books);
  const complete = completeDays(portal.captures(kind)).filter(({ day }) => day > daysAgo(30));
  const steady = portal.books.filter(({ bookId }) =>
    complete.every(({ books }) => books.includes(bookId)),
  );
  const parts: Readonly<Record<string, readonly Wording[]>> = {
    race: [
      message('rankLists.race.leader', {
        title: name(portal.book(last.books[0] ?? '').title),
        captures: portal.leaderCaptures(),
      }),
      message('rankLists.race.note', { depth: 20 }),
    ],
    moves: movesTexts(portal, kind),
    matrix: [
      message('rankLists.matrix.lead', { captures: complete.length, steady: steady.length }),
    ],
    holders: [
      mostPlacesLead(portal),
      message('rankLists.genres.lead', { name: name(genre.name), ...genre.counts }),
      ...(half === null ? [] : [message('rankLists.staying.half', { captures: half })]),
    ],
    prices: [pricesLead(portal)],
  };
  return [
    { path, texts: [lead, ...texts], columns },
    ...Object.entries(parts).map(([part, more]) => ({
      path: `${path}?part=${part}`,
      texts: [lead, ...tiles, ...more],
      columns: [],
    })),
  ];
}
