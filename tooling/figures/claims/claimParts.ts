import type { BookRow } from '../../../apps/server/src/measurements/rows.ts';
import { DATA_DAY } from '../../../apps/server/src/reads/testing/portalFixture.ts';
import {
  bestPosition,
  knownMainOn,
  referenceGain,
  referenceShortDays,
  referenceWeekChange,
  referenceWeekGain,
  stepOf,
  sum,
} from '../../../apps/server/src/reads/testing/referenceReads.ts';
import type { MetricKey } from '../../../packages/domain/src/index.ts';
import type { ListDay, PortalFigures } from '../PortalFigures.ts';
import {
  approximate,
  change,
  compact,
  joined,
  longDay,
  message,
  money,
  name,
  number,
  percent,
  spokenChange,
  type Wording,
} from '../wording.ts';
import type { ColumnClaim } from './claimTypes.ts';
import { listOf } from './listNames.ts';

/** The main result of the page of a portal. */
export function overviewLead(portal: PortalFigures): Wording {
  const [last] = portal.lastDays();
  return message('portalTrends.lead', {
    list: listOf(portal),
    entered: last.entered.length,
    left: last.left.length,
    turnover: percent(turnoverOf(last)),
  });
}

/** The largest of some gains and its day, or how many days have as much; null: none is above zero. */
export function largestGain(
  gains: readonly { day: string; gain: number }[],
  write: (value: number) => Wording = number,
): { gain: Wording; day: Wording } | null {
  const most = Math.max(...gains.map(({ gain }) => gain));
  const [first, ...others] = gains.filter(({ gain }) => gain === most);
  return first === undefined || most <= 0
    ? null
    : {
        gain: change(most, write),
        day:
          others.length === 0
            ? longDay(first.day)
            : message('charts.equalDays', { count: others.length + 1 }),
      };
}

/** Says that the data day was read in part; null where it is not. */
export const partialDay = ({ fixture }: PortalFigures): Wording | null =>
  referenceShortDays(fixture).includes(DATA_DAY)
    ? message('page.partialDay', { day: longDay(DATA_DAY) })
    : null;

/** A share of fewer than ten things is a count of them. */
export const shareOf = (value: number, n: number): Wording =>
  n < 10
    ? (locale) => `${Math.round(value * n)} ${locale === 'ru' ? 'из' : 'of'} ${n}`
    : percent(value);

/** A change of a figure beside it, as a share too where both are ten and more. */
export function tileChange(now: number, before: number | null, isCount = true): Wording | null {
  if (before === null) return null;
  const isLarge = Math.min(Math.abs(now), Math.abs(before)) >= 10;
  const share =
    now === before || before === 0 || (isCount && !isLarge) ? null : (now - before) / before;
  return joined(
    spokenChange(now - before),
    share === null ? null : change(share, (one) => percent(one)),
  );
}

export const shown = <Value>(value: Value | null, of: (value: Value) => Wording): Wording | null =>
  value === null ? null : of(value);

export const counted = (value: number | null) => shown(value, (one) => number(one));

export const gained = (value: number | null) => shown(value, (one) => cellChange(one));

/** In a cell a change of zero is a figure too. */
export const cellChange = (value: number, of?: (value: number) => Wording): Wording =>
  value === 0 ? joined((of ?? number)(0), spokenChange(0)) : spokenChange(value, of);

export const column = (id: string, of: ColumnClaim['of'], table?: string): ColumnClaim => ({
  column: message(id),
  of,
  ...(table !== undefined && { table: message(table) }),
});

/** The message that names a metric. */
export const nameId = (metric: MetricKey): string =>
  `metric.${metric.replaceAll(/_(\w)/gu, (_, letter: string) => letter.toUpperCase())}`;

/** Of rows that are about books. */
export const ofBook =
  (of: (book: string) => Wording | null): ColumnClaim['of'] =>
  ({ kind, key }) =>
    kind === 'book' ? of(key) : null;

export const weekGain = (portal: PortalFigures, book: string) =>
  referenceWeekGain(portal.fixture, book).value;

export const turnoverOf = ({ entered, books }: ListDay) => entered.length / books.length;

/** The gain of a book between two days of a list. */
export function gainSince(
  portal: PortalFigures,
  book: string,
  from: string,
  to: string,
): Wording | null {
  const [first, last] = [from, to].map((day) => knownMainOn(portal.fixture, book, day));
  const { value, days } = referenceGain(portal.fixture.portal, first ?? null, last ?? null);
  return value === null ? null : joined(cellChange(value), daysOver(days));
}

/** The days of a gain, where they are more than one. */
export const daysOver = (days: number): Wording | null =>
  days === 1
    ? null
    : (locale) => {
        if (locale === 'en') return `in ${days} days`;
        const form = new Intl.PluralRules('ru').select(days);
        return `за ${days} ${form === 'one' ? 'день' : form === 'few' ? 'дня' : 'дней'}`;
      };

const moves = {
  ru: {
    new: 'новая впервые в списке',
    re_entry: 'вернулась в список',
    up: 'выше на',
    down: 'ниже на',
    same: '= место не изменилось',
  },
  en: {
    new: 'new on the list for the first time',
    re_entry: 're-entry to the list',
    up: 'climbed by',
    down: 'fell by',
    same: '= place unchanged',
  },
} as const;

/** The place of a book on a day of a list, and its way there. */
export function placeOf(
  portal: PortalFigures,
  book: string,
  day: string,
  kind: string,
): Wording | null {
  const row = portal.movementOn(day, kind).find((one) => one.book === book);
  if (row === undefined) return null;
  return placeText(row);
}

/** A place beside the way there. */
export function placeText({
  position,
  prev_position: before,
  state: moved,
}: {
  position: number;
  prev_position: number | null;
  state: string;
}): Wording {
  const by = Math.abs((before ?? position) - position);
  const state = stateOf(moved);
  return (locale) => {
    const word = moves[locale][state];
    if (state === 'up' || state === 'down') return `${position} ${by} ${word} ${by}`;
    return `${position} ${word}`;
  };
}

const stateOf = (state: string) =>
  (['new', 're_entry', 'up', 'down'] as const).find((one) => one === state) ?? 'same';

/** A change of gains with its books; genres have an interval as well. */
export function changeCell(
  portal: PortalFigures,
  books: readonly BookRow[],
  least?: number,
): Wording | null {
  const { gain_change: value, gain_change_n: n } = referenceWeekChange(
    portal.fixture,
    books,
    least,
  );
  return changedCell(value, n);
}

/** A change of gains in a cell, with the books that it is of. */
export const changedCell = (value: number | null, n: number | null): Wording | null =>
  value === null || n === null
    ? null
    : joined(
        cellChange(value, (one) => percent(one)),
        message('change.books', { n }),
      );

/** The sum of the books' gains of a week. */
export const sumOfWeek = (portal: PortalFigures, books: readonly BookRow[]): number =>
  sum(books.flatMap(({ bookId }) => weekGain(portal, bookId) ?? []));

export const weekGainOf = (portal: PortalFigures, books: readonly BookRow[]) =>
  gained(sumOfWeek(portal, books));

/** How many of the books are in the known top. */
export const topPlacesOf = (portal: PortalFigures, books: readonly BookRow[]) =>
  number(portal.topBooks().filter((book) => books.includes(book)).length);

/** The highest place that one of the books had. */
export function bestPlaceOf(portal: PortalFigures, books: readonly BookRow[]): Wording | null {
  const places = books.flatMap(({ bookId }) => bestPosition(portal.fixture, bookId) ?? []);
  return places.length === 0 ? null : number(Math.min(...places));
}

/** The note of a chart, with how many of its rows are shown where those are not all. */
export const notedRows = (note: string, count: number, limit = 12): Wording =>
  notedShown(message(note), limit, count);

/** A note with how many of how many things are shown, where others are left out: a sentence of its own after one. */
export function notedShown(note: Wording, limit: number, count: number): Wording {
  if (count <= limit) return note;
  const shown = message('charts.shown', { shown: limit, count });
  return (locale) => {
    const text = note(locale);
    return [text, shown(locale)].join(/[.。؟!?…]$/u.test(text) ? ' ' : ' · ');
  };
}

/** A price in a cell, with the one before a discount. */
export function priceCell({ priceRub, priceOldRub }: BookRow): Wording | null {
  if (priceRub === null) return null;
  if (priceOldRub === null || priceOldRub === priceRub) return money(priceRub);
  return joined(
    money(priceRub),
    money(priceOldRub),
    (locale) =>
      `${locale === 'ru' ? 'прежняя цена' : 'previous price'} ${money(priceOldRub)(locale)}`,
    change(priceRub / priceOldRub - 1, (one) => percent(one)),
  );
}

/** The series of a book with its number in it; null: it has none. */
export const seriesOf = ({ seriesTitle, seriesNumber }: BookRow): Wording | null =>
  seriesTitle === null || seriesNumber === null
    ? null
    : message('column.series.number', { title: name(seriesTitle), number: number(seriesNumber) });

/** Characters as author's sheets in a column, where each number has a decimal. */
export const sheets = (chars: number) => number(chars / 40_000, 1, 1);

/** Characters as author's sheets with their unit. */
export const volume =
  (chars: number): Wording =>
  (locale) =>
    `${number(chars / 40_000, 1)(locale)} ${locale === 'ru' ? 'а.л.' : 'sheets'}`;

/** A gain a day, of ten and more as a whole number. */
export const rateOf = (gain: number): number =>
  Math.abs(gain) >= 10 ? Math.round(gain) : Math.round(gain * 10) / 10;
export const rate = (gain: number): Wording => number(rateOf(gain));

/** A change in whole per cent: its interval is no more exact. */
export const wholePercent = (share: number): Wording =>
  change(Math.round(share * 100) / 100, (one) => percent(one));

/** A gain of the week; one that is of other days than seven says so. */
export function weekGainCell(portal: PortalFigures, book: string): Wording | null {
  const { value, days } = referenceWeekGain(portal.fixture, book);
  return value === null
    ? null
    : joined(cellChange(value), days === 7 ? null : message('gain.scaled', { days }));
}

export function bookColumns(portal: PortalFigures): ColumnClaim[] {
  const { fixture } = portal;
  const cells = (id: string, of: (book: BookRow) => Wording | null): ColumnClaim =>
    column(
      id,
      ofBook((book) => of(portal.book(book))),
    );
  return [
    cells('column.gain', ({ bookId }) => weekGainCell(portal, bookId)),
    cells('column.price', priceCell),
    cells('column.series', seriesOf),
    cells('column.volume', ({ chars }) => shown(chars, sheets)),
    cells(nameId(portal.main), ({ bookId }) =>
      shown(knownMainOn(fixture, bookId, DATA_DAY)?.value ?? null, (value) =>
        approximate(value, stepOf(fixture.portal, value), compact),
      ),
    ),
    cells('group.momentum', ({ bookId }) =>
      shown(portal.groups.momenta.get(bookId) ?? null, (one) => number(Math.round(one))),
    ),
    cells('column.bestPosition', (book) => counted(portal.bestEver([book]))),
    cells('column.daysOn', (book) => counted(portal.daysOnLists([book]))),
  ];
}
