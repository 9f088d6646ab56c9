import type { BookRow } from '../../../apps/server/src/measurements/rows.ts';
import { newOn } from '../../../apps/server/src/reads/testing/fixtureGroups.ts';
import { DATA_DAY } from '../../../apps/server/src/reads/testing/portalFixture.ts';
import { known, median } from '../../../apps/server/src/reads/testing/referenceReads.ts';
import { authorsOf } from '../../../apps/server/src/reads/testing/referenceSupply.ts';
import type { PortalFigures } from '../PortalFigures.ts';
import {
  change,
  compact,
  fixedMoney,
  glossed,
  message,
  money,
  name,
  number,
  percent,
  shortDay,
  type Wording,
} from '../wording.ts';
import { partialNote } from './charts/dayNotes.ts';
import { accessName } from './charts/groupFigures.ts';
import { tabLiftTables } from './charts/liftCharts.ts';
import { authorPlacesTable, priceTable } from './charts/listCharts.ts';
import { authorScatterNote, authorScatterTables } from './charts/portalAuthors.ts';
import {
  genreDaysTables,
  growthLines,
  growthTables,
  priceBoxTables,
  volumeBoxTables,
  withShown,
} from './charts/viewCharts.ts';
import {
  bestPlaceOf,
  column,
  counted,
  nameId,
  overviewLead,
  partialDay,
  shareOf,
  shown,
  topPlacesOf,
  weekGainOf,
} from './claimParts.ts';
import type { BrowserClaims, ColumnClaim, PageClaims, RowKey } from './claimTypes.ts';
import { dearestGenre, surestTag, volumePrices } from './groupTexts.ts';
import { liftCell } from './liftParts.ts';
import { holdersNote, lastDayClaims, mostPlacesLead, pricesLead } from './listPages.ts';
import { MONTH_DAYS, monthDays } from './monthDays.ts';

/** Bands of prices by their lowest rubles. */
const bands: Readonly<Record<string, Wording>> = {
  '1': message('block.band.upTo', { to: money(100) }),
  '100': message('block.band', { from: money(100), to: money(150) }),
  '150': message('block.band', { from: money(150), to: money(200) }),
  '200': message('block.band', { from: money(200), to: money(300) }),
  '300': message('block.band', { from: money(300), to: money(500) }),
  '500': message('block.band.from', { from: money(500) }),
};

/** Which group gained most over thirty days, and by how much; a plain title where none did, or several alike. */
function growthLead(
  portal: PortalFigures,
  by: 'genre' | 'price' | 'access',
  nameOf: (key: string) => Wording,
): Wording {
  const [first, second] = growthLines(portal, by).filter(([, { total }]) => total > 0);
  const textOf = ([, { total }]: NonNullable<typeof first>) => change(total, compact);
  const isAlike = first && second && textOf(first)('ru') === textOf(second)('ru');
  return first === undefined || isAlike === true
    ? message(`portalTrends.growth.${by}`)
    : message(`portalTrends.growth.${by}.lead`, { name: nameOf(first[0]), total: textOf(first) });
}

const growthNote = ({ main }: PortalFigures) =>
  message('portalTrends.growth.note', { metric: message(nameId(main)), days: monthDays(shortDay) });

/** A table has the tags of so many authors and more. */
const TAG_AUTHORS = 5;

/** Figures that tables of genres and of tags share. */
function groupColumns(portal: PortalFigures, kind: 'genre' | 'tag'): ColumnClaim[] {
  const groups = kind === 'genre' ? 'genres' : 'tags';
  const table = `portalTrends.${groups}`;
  const booksOf = ({ key }: RowKey) => portal.groups.booksOf(groups, key);
  const cells = (
    id: string,
    of: (books: BookRow[], all: readonly BookRow[][]) => Wording | null,
  ): ColumnClaim =>
    column(
      id,
      (row, rows) => {
        if (row.kind !== kind) return null;
        const books = booksOf(row);
        // Nothing is claimed about a tag that the table should not have: its figures are faults.
        if (kind === 'tag' && authorsOf(books) < TAG_AUTHORS) return null;
        return of(books, rows.filter((one) => one.kind === kind).map(booksOf));
      },
      table,
    );
  return [
    cells('column.books', (books) => number(books.length)),
    cells('column.newBooks', (books) => number(newOn(books, DATA_DAY))),
    cells('column.gain', (books) => weekGainOf(portal, books)),
    cells('column.topPlaces', (books) => topPlacesOf(portal, books)),
    cells('portalTrends.topAuthors', (books) => number(portal.topAuthors(books))),
    cells('portalTrends.lift', (books) => liftCell(portal, groups, books)),
    cells('column.medianPrice', (books, all) => {
      const prices = all.flatMap((each) => median(portal.prices(each)) ?? []);
      return shown(
        median(portal.prices(books)),
        prices.every(Number.isInteger) ? money : fixedMoney,
      );
    }),
    cells('column.finishedShare', (books) => {
      const statuses = portal.statuses(books);
      const finished = statuses.filter((status) => status === 'finished');
      return statuses.length === 0 ? null : percent(finished.length / statuses.length);
    }),
  ];
}

function authorColumns(portal: PortalFigures): ColumnClaim[] {
  const cells = (id: string, of: (books: BookRow[]) => Wording | null): ColumnClaim =>
    column(
      id,
      (row) => (row.kind === 'author' ? of(portal.booksBy(row.key)) : null),
      'portalTrends.authors',
    );
  return [
    cells('column.books', (books) => number(books.length)),
    cells('column.gain', (books) => weekGainOf(portal, books)),
    cells('column.topPlaces', (books) => topPlacesOf(portal, books)),
    cells('column.bestPosition', (books) => bestPlaceOf(portal, books)),
    cells('portalTrends.daysInTops', (books) => counted(portal.daysOnLists(books))),
    cells('portalTrends.hitShare', (books) => {
      const listed = books.filter((book) => portal.placesOf([book]).length > 0);
      return shareOf(listed.length / books.length, books.length);
    }),
  ];
}

/** The tabs of a portal's page beside its overview. */
export function viewClaims(portal: PortalFigures): PageClaims[] {
  const growthOf = (by: 'genre' | 'price' | 'access', nameOf: (key: string) => Wording) => {
    const title = growthLead(portal, by, nameOf);
    return { title, tables: growthTables(portal, title, { by, nameOf }) };
  };
  const growth = {
    genre: growthOf('genre', glossed),
    price: growthOf('price', (key) => bands[key] ?? name(key)),
    access: growthOf('access', accessName),
  };
  const views: Record<
    string,
    {
      texts: readonly (Wording | null)[];
      columns: readonly ColumnClaim[];
      browser?: BrowserClaims;
    }
  > = {
    movement: lastDayClaims(portal),
    genres: {
      texts: [
        growth.genre.title,
        withShown(portal, growthNote(portal), 'genre'),
        withShown(
          portal,
          message('portalTrends.genreDays.note', { days: monthDays(shortDay) }),
          'genre',
        ),
      ],
      columns: groupColumns(portal, 'genre'),
      browser: {
        tables: [...growth.genre.tables, ...genreDaysTables(portal)],
        possible: [partialNote(portal, MONTH_DAYS)].filter(known),
      },
    },
    tags: {
      texts: [surestTag(portal), message('portalTrends.tags.note', { least: TAG_AUTHORS })],
      columns: groupColumns(portal, 'tag'),
      browser: { tables: tabLiftTables(portal) },
    },
    authors: {
      texts: [mostPlacesLead(portal), holdersNote(portal), authorScatterNote(portal)],
      columns: authorColumns(portal),
      browser: {
        tables: [authorPlacesTable(portal, mostPlacesLead(portal)), ...authorScatterTables(portal)],
      },
    },
    prices: {
      texts: [
        pricesLead(portal),
        dearestGenre(portal),
        volumePrices(portal),
        growth.price.title,
        growth.access.title,
        growthNote(portal),
      ],
      columns: [],
      browser: {
        tables: [
          ...priceBoxTables(portal),
          ...volumeBoxTables(portal),
          priceTable(portal, pricesLead(portal)),
          ...growth.price.tables,
          ...growth.access.tables,
        ],
      },
    },
  };
  // Of each other kind of list that the portal has, the first one.
  for (const kind of new Set(portal.lists.map(({ list }) => list))) {
    if (kind !== portal.leading) views[`movement&list=${kind}`] = lastDayClaims(portal, kind);
  }
  return Object.entries(views).map(([view, { texts, columns, browser }]) => ({
    path: `/portals/${portal.fixture.portal}?view=${view}`,
    texts: [overviewLead(portal), partialDay(portal), ...texts].filter((text) => text !== null),
    columns,
    ...(browser && { browser }),
  }));
}
