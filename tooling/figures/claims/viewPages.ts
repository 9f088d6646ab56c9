import type { BookRow } from '../../../apps/server/src/measurements/rows.ts';
import { newOn } from '../../../apps/server/src/reads/testing/fixtureGroups.ts';
import { DATA_DAY } from '../../../apps/server/src/reads/testing/portalFixture.ts';
import { median } from '../../../apps/server/src/reads/testing/referenceReads.ts';
import { authorsOf } from '../../../apps/server/src/reads/testing/referenceSupply.ts';
import { referenceTrends } from '../../../apps/server/src/reads/testing/referenceTrends.ts';
import type { PortalFigures } from '../PortalFigures.ts';
import {
  change,
  compact,
  glossed,
  message,
  money,
  name,
  number,
  percent,
  shortDay,
  type Wording,
} from '../wording.ts';
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
import type { ColumnClaim, PageClaims } from './claimTypes.ts';
import { dearestGenre, surestTag, volumePrices } from './groupTexts.ts';
import { liftCell } from './liftParts.ts';
import { holdersNote, lastDayClaims, mostPlacesLead, pricesLead } from './listPages.ts';
import { MONTH, monthDays } from './monthDays.ts';

/** Bands of prices by their lowest rubles. */
const bands: Readonly<Record<string, Wording>> = {
  '1': message('block.band.upTo', { to: money(100) }),
  '100': message('block.band', { from: money(100), to: money(150) }),
  '150': message('block.band', { from: money(150), to: money(200) }),
  '200': message('block.band', { from: money(200), to: money(300) }),
  '300': message('block.band', { from: money(300), to: money(500) }),
  '500': message('block.band.from', { from: money(500) }),
};

/** Which group gained most over thirty days, and by how much. */
function growthLead(
  portal: PortalFigures,
  by: 'genre' | 'price' | 'access',
  nameOf: (key: string) => Wording,
): Wording {
  const { lines } = referenceTrends(portal.fixture, {
    metric: portal.main,
    by,
    grain: 'day',
    fn: 'sum',
    period: MONTH,
    compared: null,
  });
  const [first] = [...lines].toSorted(([, a], [, b]) => b.total - a.total);
  if (first === undefined) return message(`portalTrends.growth.${by}`);
  const [key, { total }] = first;
  return message(`portalTrends.growth.${by}.lead`, {
    name: nameOf(key),
    total: change(total, compact),
  });
}

const growthNote = ({ main }: PortalFigures) =>
  message('portalTrends.growth.note', { metric: message(nameId(main)), days: monthDays(shortDay) });

/** A table has the tags of so many authors and more. */
const TAG_AUTHORS = 5;

/** Figures that tables of genres and of tags share. */
function groupColumns(portal: PortalFigures, kind: 'genre' | 'tag'): ColumnClaim[] {
  const groups = kind === 'genre' ? 'genres' : 'tags';
  const table = `portalTrends.${groups}`;
  const cells = (id: string, of: (books: BookRow[]) => Wording | null): ColumnClaim =>
    column(
      id,
      (row) => {
        if (row.kind !== kind) return null;
        const books = portal.groups.booksOf(groups, row.key);
        // Nothing is claimed about a tag that the table should not have: its figures are faults.
        return kind === 'tag' && authorsOf(books) < TAG_AUTHORS ? null : of(books);
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
    cells('column.medianPrice', (books) => shown(median(portal.prices(books)), money)),
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
  const views: Record<
    string,
    { texts: readonly (Wording | null)[]; columns: readonly ColumnClaim[] }
  > = {
    movement: lastDayClaims(portal),
    genres: {
      texts: [
        growthLead(portal, 'genre', glossed),
        growthNote(portal),
        message('portalTrends.genreDays.note', { days: monthDays(shortDay) }),
      ],
      columns: groupColumns(portal, 'genre'),
    },
    tags: {
      texts: [surestTag(portal), message('portalTrends.tags.note', { least: TAG_AUTHORS })],
      columns: groupColumns(portal, 'tag'),
    },
    authors: {
      texts: [mostPlacesLead(portal), holdersNote(portal)],
      columns: authorColumns(portal),
    },
    prices: {
      texts: [
        pricesLead(portal),
        dearestGenre(portal),
        volumePrices(portal),
        growthLead(portal, 'price', (key) => bands[key] ?? name(key)),
        growthLead(portal, 'access', (key) => message(`book.access.${key}`)),
        growthNote(portal),
      ],
      columns: [],
    },
  };
  // Of each other kind of list that the portal has, the first one.
  for (const kind of new Set(portal.lists.map(({ list }) => list))) {
    if (kind !== portal.leading) views[`movement&list=${kind}`] = lastDayClaims(portal, kind);
  }
  return Object.entries(views).map(([view, { texts, columns }]) => ({
    path: `/portals/${portal.fixture.portal}?view=${view}`,
    texts: [overviewLead(portal), partialDay(portal), ...texts].filter((text) => text !== null),
    columns,
  }));
}
