import type { BookRow } from '../../../../apps/server/src/measurements/rows.ts';
import { liftOf } from '../../../../apps/server/src/reads/formulas/lift.ts';
import {
  known,
  median,
  referenceShortDays,
} from '../../../../apps/server/src/reads/testing/referenceReads.ts';
import { trialsOn } from '../../../../apps/server/src/reads/testing/referenceSupply.ts';
import type { PortalFigures } from '../../PortalFigures.ts';
import { glossed, message, money, number, percent, type Wording } from '../../wording.ts';
import { volume } from '../claimParts.ts';
import type { BrowserClaims, TableClaim } from '../claimTypes.ts';
import { priorOf } from '../liftParts.ts';
import { byDay, widgetText } from './chartTables.ts';
import { gapNote, partialNote } from './dayNotes.ts';

/** The titles of the charts over days, which say what they show. */
type TagTitles = Readonly<Record<'shares' | 'lift' | 'gain' | 'moves', Wording>>;

const counted = (value: number | null | undefined) => (value == null ? null : number(value));
const shared = (value: number | null) => (value === null ? null : percent(value));

/** The charts over the captured days of the page; none of those without a value. */
function dayTables(
  portal: PortalFigures,
  books: readonly BookRow[],
  { days, titles }: { days: readonly string[]; titles: TagTitles },
): TableClaim[] {
  const partial = referenceShortDays(portal.fixture);
  const columnsOf = (...ids: string[]) => ({ columns: ids.map((id) => message(id)), partial });
  const gains = portal.dailyGains(portal.main, books);
  const moves = portal.listDays();
  const own = (ids: readonly string[]) =>
    ids.filter((book) => books.includes(portal.book(book))).length;
  const tables = [
    byDay(
      titles.shares,
      days,
      (day) => [shared(portal.topShare(books, day)), shared(portal.supplyShare(books, day))],
      columnsOf('groupPage.topShare', 'groupPage.supplyShare'),
    ),
    byDay(
      titles.lift,
      days,
      (day) => {
        const lift = liftOf(trialsOn(portal.fixture, books, day), priorOf(portal, 'tags', day));
        return [counted(lift?.value), counted(lift?.low), counted(lift?.high)];
      },
      columnsOf('groupPage.lift', 'groupPage.liftLow', 'groupPage.liftHigh'),
    ),
    byDay(
      titles.gain,
      days,
      (day) => [counted(gains.find((row) => row.day === day && row.days === 1)?.gain)],
      columnsOf('groupPage.gain'),
    ),
    byDay(
      titles.moves,
      days,
      (day) => {
        const found = moves.find((one) => one.day === day);
        return [counted(found && own(found.entered)), counted(found && own(found.left))];
      },
      columnsOf('groupPage.entered', 'groupPage.left'),
    ),
  ];
  const isKnown = ({ rows }: TableClaim) =>
    rows.some(({ cells }) => cells.slice(1).some((cell) => /\d/u.test(cell?.('ru') ?? '')));
  return tables.filter(isKnown);
}

/** Lower bounds of the bins of prices in rubles, and of volumes in characters; the last bin is open. */
const bins = {
  priceRub: [0, 50, 100, 150, 200, 250, 300, 400, 500, 1_000],
  chars: [0, 1, 2, 4, 6, 8, 10, 12, 15, 20].map((sheets) => sheets * 40_000),
} as const;

type Amount = keyof typeof bins;
const unitOf = { priceRub: money, chars: volume } as const;
const binTitles = { priceRub: 'groupPage.prices', chars: 'groupPage.volumes' } as const;
const binColumns = { priceRub: 'groupPage.price', chars: 'groupPage.volume' } as const;

const amountsOf = (books: readonly BookRow[], amount: Amount): number[] =>
  books.map((book) => book[amount] ?? 0).filter((value) => value > 0);

interface Bin {
  from: number;
  to: number | null;
}

const isIn = ({ from, to }: Bin, value: number) => value >= from && (to === null || value < to);

const binName = ({ from, to }: Bin, amount: Amount): Wording => {
  const of = unitOf[amount];
  return to === null
    ? message('block.band.from', { from: of(from) })
    : (locale) => `${of(from)(locale)}–${of(to)(locale)}`;
};

/** The prices or volumes of a tag beside those of a genre, up to the last bin with a book. */
function termTables(
  books: readonly BookRow[],
  against: { tag: string; genre: string | null; books: readonly BookRow[] },
  amount: Amount,
): TableClaim[] {
  const [own, other] = [amountsOf(books, amount), amountsOf(against.books, amount)];
  const all = bins[amount].map((from, at): Bin => ({ from, to: bins[amount][at + 1] ?? null }));
  const last = all.findLastIndex((bin) => [...own, ...other].some((value) => isIn(bin, value)));
  const middle = median(own);
  if (own.length + other.length === 0) return [];
  const cellsOf = (values: readonly number[], bin: Bin): Wording[] => {
    const count = values.filter((value) => isIn(bin, value)).length;
    if (against.genre === null) return [number(count)];
    return [number(count), values.length === 0 ? () => '—' : percent(count / values.length, 1)];
  };
  const remark = (bin: Bin): Wording =>
    middle !== null && isIn(bin, middle)
      ? (locale) =>
          widgetText(({ chart }) =>
            chart.reading(message('groupPage.median')(locale), unitOf[amount](middle)(locale)),
          )(locale)
      : () => '';
  const share =
    (of: Wording): Wording =>
    (locale) =>
      `${of(locale)}, %`;
  const [ownName, otherName] = [
    message('tag.heading', { name: against.tag }),
    message('tag.genre', { name: glossed(against.genre ?? '') }),
  ];
  const table: TableClaim = {
    table: message(binTitles[amount]),
    columns: [
      message(binColumns[amount]),
      ...(against.genre === null
        ? [message('groupPage.books')]
        : [ownName, share(ownName), otherName, share(otherName)]),
      ...(middle === null ? [] : [widgetText(({ chart }) => chart.remark)]),
    ],
    rows: all.slice(0, last + 1).map((bin) => ({
      cells: [
        binName(bin, amount),
        ...cellsOf(own, bin),
        ...(against.genre === null ? [] : cellsOf(other, bin)),
        ...(middle === null ? [] : [remark(bin)]),
      ],
    })),
  };
  return [table];
}

/** The charts of the page of a tag: its days, and its prices and volumes beside those of its first genre. */
export function tagCharts(
  portal: PortalFigures,
  tag: string,
  page: { days: readonly string[]; titles: TagTitles; genre: string | null },
): BrowserClaims {
  const books = portal.groups.booksOf('tags', tag);
  const { genre } = page;
  const against = {
    tag,
    genre,
    books: genre === null ? [] : portal.groups.booksOf('genres', genre),
  };
  const gaps = gapNote(page.days);
  return {
    texts: gaps === null ? [] : [gaps],
    possible: [partialNote(portal, page.days)].filter(known),
    tables: [
      ...dayTables(portal, books, page),
      ...termTables(books, against, 'priceRub'),
      ...termTables(books, against, 'chars'),
    ],
  };
}
