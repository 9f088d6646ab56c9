import type { BookRow } from '../../../../apps/server/src/measurements/rows.ts';
import {
  type CapturedDay,
  completeDays,
  referenceStays,
  referenceSurvivalBounds,
} from '../../../../apps/server/src/measurements/testing/referenceMovement.ts';
import { DATA_DAY } from '../../../../apps/server/src/reads/testing/portalFixture.ts';
import { known } from '../../../../apps/server/src/reads/testing/referenceReads.ts';
import { authorKey, within } from '../../../../apps/server/src/reads/testing/referenceSupply.ts';
import type { PortalFigures } from '../../PortalFigures.ts';
import {
  change,
  glossed,
  message,
  money,
  name,
  number,
  percent,
  shortDay,
  type Wording,
} from '../../wording.ts';
import type { TableClaim } from '../claimTypes.ts';
import { byDay, byName, widgetText } from './chartTables.ts';
import { gapNoteWithDay } from './dayNotes.ts';

/** Books of a chart of places. */
const MAX_BOOKS = 100;

/** The captures of a list of the thirty days up to the last. */
export const capturesOf = (portal: PortalFigures, kind?: string): CapturedDay[] =>
  portal.captures(kind).filter(({ day }) => within(day, DATA_DAY, 30));

const isComplete = (portal: PortalFigures, kind: string | undefined, day: string) =>
  completeDays(portal.captures(kind)).some((one) => one.day === day);

/** The days of a chart of a list that were captured in part. */
export const partialCaptures = (portal: PortalFigures, kind?: string): string[] =>
  capturesOf(portal, kind)
    .map(({ day }) => day)
    .filter((day) => !isComplete(portal, kind, day));

const placeOn = ({ books }: CapturedDay, book: string, depth: number): number | null => {
  const place = books.indexOf(book) + 1;
  return place === 0 || place > depth ? null : place;
};

/** Those of the last complete capture by place, then the others by captures, the most first. */
function booksInOrder(portal: PortalFigures, kind: string | undefined, depth: number): string[] {
  const days = capturesOf(portal, kind);
  const [last] = portal.lastDays(kind);
  const present = last.books.slice(0, depth);
  const placesOf = (book: string) => days.map((day) => placeOn(day, book, depth)).filter(known);
  const gone = [...new Set(days.flatMap(({ books }) => books.slice(0, depth)))].filter(
    (book) => !present.includes(book),
  );
  const sorted = gone.sort((a, b) => {
    const [one, other] = [placesOf(a), placesOf(b)];
    return other.length - one.length || Math.min(...one) - Math.min(...other) || (a < b ? -1 : 1);
  });
  return [...present, ...sorted].slice(0, MAX_BOOKS);
}

const titleOf = (portal: PortalFigures, book: string): Wording => name(portal.book(book).title);

/** The way of the first places of a list. */
export function raceTable(
  portal: PortalFigures,
  title: Wording,
  depth: number,
  kind?: string,
): TableClaim {
  const days = capturesOf(portal, kind);
  const books = booksInOrder(portal, kind, depth);
  return byDay(
    title,
    days.map(({ day }) => day),
    (day) => {
      const capture = days.find((one) => one.day === day);
      return books.map((book) => {
        const place = capture === undefined ? null : placeOn(capture, book, depth);
        return place === null ? null : number(place);
      });
    },
    {
      columns: books.map((book) => titleOf(portal, book)),
      partial: partialCaptures(portal, kind),
    },
  );
}

/** All books of a list over its captures; one that is not on a capture in part may have been on the list. */
export function matrixTable(portal: PortalFigures, title: Wording, kind: string): TableClaim {
  const days = capturesOf(portal, kind);
  const partial = partialCaptures(portal, kind);
  const off = widgetText(({ chart }) => chart.offList);
  const remark = widgetText(({ dateStepper }) => dateStepper.incomplete);
  return byName(
    title,
    booksInOrder(portal, kind, MAX_BOOKS),
    (book) => ({
      name: titleOf(portal, book),
      cells: days.map((capture) => {
        const place = placeOn(capture, book, MAX_BOOKS);
        if (place !== null) return number(place);
        return partial.includes(capture.day) ? null : off;
      }),
    }),
    {
      columns: days.map(({ day }) =>
        partial.includes(day)
          ? (locale) => `${shortDay(day)(locale)} · ${remark(locale)}`
          : shortDay(day),
      ),
    },
  );
}

/** Who entered, left, rose and fell since the capture nearest to a week before. */
export function movesTable(portal: PortalFigures, title: Wording, kind: string): TableClaim {
  const [last] = portal.lastDays(kind);
  const then = portal.nearWeekBefore(last.day, kind)?.books ?? [];
  const placed = last.books.map((book, at) => ({
    book,
    place: at + 1,
    delta: then.includes(book) ? then.indexOf(book) - at : null,
  }));
  const left = then
    .map((book, at) => ({ book, place: at + 1, delta: null }))
    .filter(({ book }) => !last.books.includes(book));
  const moved = (sign: number) =>
    placed
      .filter(({ delta }) => Math.sign(delta ?? 0) === sign)
      .sort((a, b) => Math.abs(b.delta ?? 0) - Math.abs(a.delta ?? 0));
  const rows = {
    entered: placed.filter(({ delta }) => delta === null),
    left,
    up: moved(1),
    down: moved(-1),
  };
  return {
    table: title,
    rows: Object.entries(rows).flatMap(([kindOfMove, all]) =>
      all.map(({ book, place, delta }) => ({
        cells: [
          message(`rankLists.move.${kindOfMove}`),
          titleOf(portal, book),
          number(place),
          delta === null ? () => '—' : change(delta, (value) => number(value)),
        ],
      })),
    ),
  };
}

interface Holder {
  name: string;
  places: number;
  best: number;
}

/** Who holds the places of a capture: most first, then the one with the best place, then by name. */
function holdersOf(
  portal: PortalFigures,
  kind: string,
  of: (book: BookRow) => readonly { key: string; name: string }[],
): Holder[] {
  const [last] = portal.lastDays(kind);
  const held = last.books.flatMap((book, at) =>
    of(portal.book(book)).map((one) => ({ ...one, place: at + 1 })),
  );
  return [...Map.groupBy(held, ({ key }) => key).values()]
    .map((places) => ({
      name: places[0]?.name ?? '',
      places: places.length,
      best: Math.min(...places.map(({ place }) => place)),
    }))
    .sort((a, b) => b.places - a.places || a.best - b.best || (a.name < b.name ? -1 : 1));
}

/** Rows of a chart of who has most places. */
const MAX_HOLDERS = 12;

/** The authors with most places. */
export const authorPlacesTable = (
  portal: PortalFigures,
  title: Wording,
  kind: string = portal.leading,
): TableClaim =>
  byName(
    title,
    holdersOf(portal, kind, ({ authors }) =>
      authors.map((one) => ({ key: authorKey(one), name: one.name })),
    ).slice(0, MAX_HOLDERS),
    (author) => ({
      name: name(author.name),
      cells: [
        number(author.places),
        message('rankLists.bestPlace', { place: number(author.best) }),
      ],
    }),
    { columns: [message('rankLists.places'), name('*')] },
  );

/** The genres with most books. */
export const genrePlacesTable = (portal: PortalFigures, title: Wording, kind: string): TableClaim =>
  byName(
    title,
    holdersOf(portal, kind, ({ genres }) =>
      genres.map((genre) => ({ key: genre, name: genre })),
    ).slice(0, MAX_HOLDERS),
    (genre) => ({ name: glossed(genre.name), cells: [number(genre.places)] }),
    { columns: [message('rankLists.genres.books')] },
  );

/** For how many captures books that entered stay, with the interval. */
export function survivalTable(
  portal: PortalFigures,
  title: Wording,
  list: Wording,
  kind: string,
): TableClaim {
  const [last] = portal.lastDays(kind);
  const steps = referenceSurvivalBounds(referenceStays(portal.captures(kind), last.day));
  const first = { captures: 0, share: 1, low: 1, high: 1, n: steps[0]?.n ?? 0 };
  const share = (value: number) => percent(value, 1);
  const of =
    (part: Wording): Wording =>
    (locale) =>
      `${list(locale)}, ${part(locale)}`;
  return {
    table: title,
    columns: [
      message('rankLists.staying.days'),
      list,
      of(widgetText(({ chart }) => chart.intervalFrom)),
      of(widgetText(({ chart }) => chart.intervalTo)),
      of(message('rankLists.staying.sample')),
    ],
    rows: [first, ...steps].map((step) => ({
      cells: [
        number(step.captures),
        share(step.share),
        share(step.low),
        share(step.high),
        number(step.n),
      ],
    })),
  };
}

const lastBooks = (portal: PortalFigures, kind: string) =>
  portal.lastDays(kind)[0].books.map((id) => portal.book(id));

/** The place and the price of each book that costs something. */
export const priceTable = (
  portal: PortalFigures,
  title: Wording,
  kind: string = portal.leading,
): TableClaim =>
  byName(
    title,
    lastBooks(portal, kind)
      .map((book, at) => ({ book, place: at + 1 }))
      .filter(({ book }) => (book.priceRub ?? 0) > 0),
    ({ book, place }) => ({
      name: name(book.title),
      cells: [number(place), money(book.priceRub ?? 0)],
    }),
    { columns: [message('rankLists.place'), message('rankLists.price')] },
  );

/** How many books of the list have each value of a fact: the most common first, the unknown one last of equals. */
function countsOf(values: readonly (string | null)[]) {
  return [...Map.groupBy(values, (value) => value)]
    .map(([key, all]) => ({ key, count: all.length }))
    .sort(
      (a, b) =>
        b.count - a.count ||
        Number(a.key === null) - Number(b.key === null) ||
        ((a.key ?? '') < (b.key ?? '') ? -1 : 1),
    );
}

/** Statuses, and ways of selling. */
export function shareTables(portal: PortalFigures, kind: string): TableClaim[] {
  const books = lastBooks(portal, kind);
  const table = (
    id: string,
    counts: ReturnType<typeof countsOf>,
    nameOf: (key: string) => Wording,
  ) =>
    byName(
      message(id),
      counts,
      ({ key, count }) => ({
        name: key === null ? message('rankLists.notTold') : nameOf(key),
        cells: [number(count)],
      }),
      { columns: [message('rankLists.places')] },
    );
  return [
    table('rankLists.statuses', countsOf(books.map(({ status }) => status)), (key) =>
      message(`book.status.${key === 'in_progress' ? 'inProgress' : key}`),
    ),
    table('rankLists.accesses', countsOf(books.map(({ access }) => access)), (key) =>
      message(`book.access.${key === 'catalog_subscription' ? 'catalogSubscription' : key}`),
    ),
  ];
}

/** The line under the charts of a list: the days without a capture, and the day of the data. */
export const listNote = (portal: PortalFigures, kind?: string): Wording =>
  gapNoteWithDay(
    capturesOf(portal, kind).map(({ day }) => day),
    portal.lastDays(kind)[0].day,
  );
