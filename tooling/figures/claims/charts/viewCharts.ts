import {
  folded,
  known,
  median,
  referenceShortDays,
  sum,
} from '../../../../apps/server/src/reads/testing/referenceReads.ts';
import { authorKey } from '../../../../apps/server/src/reads/testing/referenceSupply.ts';
import {
  referenceTrends,
  type TrendChoice,
} from '../../../../apps/server/src/reads/testing/referenceTrends.ts';
import { daysOf } from '../../../../packages/domain/src/index.ts';
import type { PortalFigures } from '../../PortalFigures.ts';
import { compact, glossed, message, money, name, number, type Wording } from '../../wording.ts';
import { nameId, weekGain } from '../claimParts.ts';
import type { TableClaim } from '../claimTypes.ts';
import { dearestGenre, volumeBands, volumePrices } from '../groupTexts.ts';
import { MONTH } from '../monthDays.ts';
import { byDay, byName } from './chartTables.ts';
import { groupsBy, quartileCells, quartileColumns, spreadOf } from './groupFigures.ts';

/** A chart has lines of so many groups. */
export const MAX_LINES = 12;

type Line = readonly [
  key: string,
  line: { total: number; points: readonly { value: number | null }[] },
];

/** The groups that gained most over the month, of equal ones by name. */
export function growthLines(portal: PortalFigures, by: TrendChoice['by']): Line[] {
  const { lines } = referenceTrends(portal.fixture, {
    metric: portal.main,
    by,
    grain: 'day',
    fn: 'sum',
    period: MONTH,
    compared: null,
  });
  return [...lines]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .toSorted(([, a], [, b]) => b.total - a.total)
    .slice(0, MAX_LINES);
}

/** The gains of groups over the month. */
export function growthTables(
  portal: PortalFigures,
  title: Wording,
  { by, nameOf }: { by: TrendChoice['by']; nameOf: (key: string) => Wording },
): TableClaim[] {
  const lines = growthLines(portal, by);
  if (lines.length === 0) return [];
  const table = byName(
    title,
    lines,
    ([key, { total }]) => ({ name: nameOf(key), cells: [compact(total)] }),
    { columns: [message(nameId(portal.main))] },
  );
  return [table];
}

/** The gains of genres day by day. */
export function genreDaysTables(portal: PortalFigures): TableClaim[] {
  const lines = growthLines(portal, 'genre');
  const days = daysOf({ from: MONTH[0], to: MONTH[1] });
  const isKnown = lines.some(([, { points }]) => points.some(({ value }) => value !== null));
  if (!isKnown) return [];
  const table = byDay(
    message('portalTrends.genreDays'),
    days,
    (day) =>
      lines.map(([, { points }]) => {
        const value = points[days.indexOf(day)]?.value ?? null;
        return value === null ? null : compact(value);
      }),
    {
      columns: lines.map(([key]) => glossed(key)),
      partial: referenceShortDays(portal.fixture),
    },
  );
  return [table];
}

/** What the paid books of genres cost, the dearest genre first. */
export function priceBoxTables(portal: PortalFigures): TableClaim[] {
  const genres = groupsBy(portal, 'genres', (books) => median(portal.prices(books))).filter(
    ({ books }) => portal.prices(books).length > 0,
  );
  if (genres.length === 0) return [];
  const table = byName(
    dearestGenre(portal),
    genres,
    ({ name: genre, books }) => ({
      name: glossed(genre),
      cells: quartileCells(spreadOf(books, 'priceRub'), money),
    }),
    { columns: quartileColumns },
  );
  return [table];
}

/** What the paid books of each volume cost. */
export function volumeBoxTables(portal: PortalFigures): TableClaim[] {
  const bands = volumeBands(portal);
  if (bands.every(({ books }) => books.length === 0)) return [];
  const table = byName(
    volumePrices(portal),
    bands,
    ({ band, books }) => ({ name: band, cells: quartileCells(spreadOf(books, 'priceRub'), money) }),
    { columns: quartileColumns },
  );
  return [table];
}

/** Authors of the chart of books and gains. */
const MAX_AUTHORS = 100;

/** The authors with most places, of equal ones by name, with their books and gains. */
function authorsByPlaces(portal: PortalFigures) {
  const top = portal.topBooks();
  const names = new Map(
    portal.books.flatMap(({ authors }) =>
      authors.map((one) => [authorKey(one), one.name] as const),
    ),
  );
  return portal.authors
    .map((author) => {
      const books = portal.booksBy(author);
      const gains = books.map(({ bookId }) => weekGain(portal, bookId)).filter(known);
      return {
        name: names.get(author) ?? '',
        books: books.length,
        gain: gains.length === 0 ? null : sum(gains),
        places: top.filter((book) => books.includes(book)).length,
      };
    })
    .sort((a, b) => (folded(a.name) < folded(b.name) ? -1 : 1))
    .sort((a, b) => b.places - a.places)
    .slice(0, MAX_AUTHORS);
}

/** Books written against what they gained. */
export function authorScatterTables(portal: PortalFigures): TableClaim[] {
  const authors = authorsByPlaces(portal);
  if (authors.every(({ gain }) => gain === null)) return [];
  const table = byName(
    message('portalTrends.authorScatter'),
    authors,
    (author) => ({
      name: name(author.name),
      cells: [
        number(author.books),
        author.gain === null ? null : number(author.gain),
        number(author.places),
      ],
    }),
    { columns: ['column.books', 'column.gain', 'column.topPlaces'].map((id) => message(id)) },
  );
  return [table];
}

/** The note of that chart. */
export const authorScatterNote = (portal: PortalFigures): Wording =>
  message('portalTrends.authorScatter.note', {
    count: Math.min(MAX_AUTHORS, portal.authors.length),
  });
