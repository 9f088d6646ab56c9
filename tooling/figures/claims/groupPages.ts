import type { BookRow } from '../../../apps/server/src/measurements/rows.ts';
import { newOn } from '../../../apps/server/src/reads/testing/fixtureGroups.ts';
import { referenceGainPerDay } from '../../../apps/server/src/reads/testing/groupSummaryModel.ts';
import { DATA_DAY, daysAgo } from '../../../apps/server/src/reads/testing/portalFixture.ts';
import { referenceBar } from '../../../apps/server/src/reads/testing/referenceGroups.ts';
import {
  known,
  median,
  type ReferencePeriod,
  referenceGainSpan,
} from '../../../apps/server/src/reads/testing/referenceReads.ts';
import {
  authorsOf,
  capturesOf,
  within,
} from '../../../apps/server/src/reads/testing/referenceSupply.ts';
import type { PortalFigures } from '../PortalFigures.ts';
import {
  change,
  joined,
  message,
  name,
  number,
  percent,
  spokenChange,
  type Wording,
} from '../wording.ts';
import { genreCharts } from './charts/genreCharts.ts';
import { pageLiftTables } from './charts/liftCharts.ts';
import { tagViews } from './charts/tagViews.ts';
import {
  cellChange,
  changeCell,
  changedCell,
  column,
  counted,
  rateOf,
  shown,
  weekGain,
  weekGainOf,
  wholePercent,
} from './claimParts.ts';
import type { ColumnClaim, PageClaims } from './claimTypes.ts';
import { genreSpreads, genresLead, tagsLead } from './groupTexts.ts';
import { liftCell, liftChangeCell } from './liftParts.ts';

const groupKinds = { genre: 'genres', tag: 'tags' } as const;

function groupColumns(portal: PortalFigures, kind: 'genre' | 'tag'): ColumnClaim[] {
  const period: ReferencePeriod = [daysAgo(29), DATA_DAY];
  const compared: ReferencePeriod = [daysAgo(64), daysAgo(35)];
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
      const bounds = portal.growth.bounds(books);
      return cell === null
        ? null
        : joined(
            cell,
            bounds &&
              message('change.interval', {
                low: wholePercent(bounds.low),
                high: wholePercent(bounds.high),
              }),
          );
    }),
    cells('group.periodGain', (books) => {
      const ids = books.map(({ bookId }) => bookId);
      const span = referenceGainSpan(portal.fixture, portal.main, period, compared, ids);
      return joined(counted(span.value), changedCell(span.change, span.n));
    }),
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
    cells('group.lift', (books) => liftCell(portal, groupKinds[kind], books)),
    cells('group.liftChange', (books) => liftChangeCell(portal, groupKinds[kind], books)),
    cells('groupPage.together', () => null),
  ];
}

/** The tags that begin after the first capture of the books, in a month and in the one before. */
function newTags({ fixture, groups }: PortalFigures): Wording {
  const [first, ...later] = capturesOf(fixture);
  const known = new Set(first?.books.flatMap(({ tags }) => tags));
  const begun = later.flatMap(({ day, books }) =>
    [...new Set(books.flatMap(({ tags }) => tags))].flatMap((tag) => {
      if (known.has(tag)) return [];
      known.add(tag);
      return [day];
    }),
  );
  const [now = 0, before = 0] = [DATA_DAY, daysAgo(30)].map(
    (day) => begun.filter((on) => within(on, day, 30)).length,
  );
  const isOld = (groups.captured[0] ?? DATA_DAY) <= daysAgo(60);
  return joined(
    message('tagStats.kpi.new'),
    number(now),
    isOld ? joined(spokenChange(now - before), message('tagStats.before')) : null,
  );
}

/** The page of tags in each of its views. */
export function tagStatsClaims(portal: PortalFigures): PageClaims[] {
  const { books } = portal;
  const tags = portal.groups.names('tags').length;
  const perBook = books.map((book) => book.tags.length);
  const tagged = perBook.filter((count) => count >= 3).length;
  const path = `/portals/${portal.fixture.portal}/tag-stats`;
  const lifts = pageLiftTables(portal);
  const page = {
    path,
    texts: [
      joined(
        message('tagStats.kpi.tags'),
        number(tags),
        message('tagStats.kpi.median', { count: median(perBook) ?? 0 }),
      ),
      newTags(portal),
      joined(message('tagStats.kpi.three'), percent(tagged / perBook.length)),
      tagsLead(portal),
    ].filter(known),
    columns: groupColumns(portal, 'tag'),
    browser: { tables: lifts },
  };
  const views = Object.entries(tagViews(portal)).map(([view, { texts, browser }]) => ({
    ...page,
    path: `${path}?view=${view}`,
    texts: [...page.texts, ...texts],
    browser: { ...browser, tables: [...lifts, ...(browser.tables ?? [])] },
  }));
  return [page, ...views];
}

/** The gain of all books a day, beside that of four weeks before where a month is known. */
function gainTile(portal: PortalFigures): Wording {
  const { now, before } = referenceGainPerDay(portal.fixture);
  const was = portal.groups.monthBefore() === null ? null : before;
  if (now === null) {
    return joined(message('genreStats.kpi.gain'), name('—'), message('group.noReading'));
  }
  const difference = was === null ? null : rateOf(now - was);
  const value = rateOf(now);
  const share =
    !was || !difference || Math.min(Math.abs(value), Math.abs(value - difference)) < 10
      ? null
      : (now - was) / was;
  return joined(
    message('genreStats.kpi.gain'),
    number(value),
    shown(difference, (one) => spokenChange(one)),
    shown(share, (one) => change(one, (of) => percent(of))),
    was === null ? null : message('genreStats.weeksBefore'),
  );
}

/** The page of genres, with the gains and with the new books of the months. */
export function genreStatsClaims(portal: PortalFigures): PageClaims[] {
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
  // The statuses load after the page.
  const { statuses: _, ...spreads } = genreSpreads(portal);
  const page = {
    path: `/portals/${portal.fixture.portal}/genre-stats`,
    texts: [
      genresLead(portal),
      ...Object.values(spreads),
      message('genreStats.table.lead', { count }),
      tile('genreStats.kpi.active', 'active_books', true),
      tile('genreStats.kpi.new', 'new_per_week'),
      gainTile(portal),
      tile('genreStats.kpi.perPlace', 'books_per_place'),
    ].filter(known),
    columns: groupColumns(portal, 'genre'),
    browser: genreCharts(portal, 'gain'),
  };
  const newBooks = { path: `${page.path}?season=new`, browser: genreCharts(portal, 'new') };
  return [page, { ...page, ...newBooks }];
}
