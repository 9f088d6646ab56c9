import { DATA_DAY } from '../../../apps/server/src/reads/testing/portalFixture.ts';
import {
  folded,
  known,
  referenceWeekGain,
  sum,
} from '../../../apps/server/src/reads/testing/referenceReads.ts';
import { portalDefinition, portalSlugs } from '../../../packages/domain/src/index.ts';
import type { PortalFigures } from '../PortalFigures.ts';
import {
  change,
  glossed,
  joined,
  mediumDay,
  message,
  name,
  number,
  percent,
  quoted,
  type Wording,
} from '../wording.ts';
import {
  calendarNote,
  calendarScale,
  calendarTable,
  calendarTitle,
  heatScale,
  heatTable,
} from './charts/homeCharts.ts';
import {
  column,
  gainSince,
  notedRows,
  partialDay,
  placeOf,
  tileChange,
  turnoverOf,
  weekGainCell,
} from './claimParts.ts';
import type { ColumnClaim, PageClaims } from './claimTypes.ts';
import { fastestGenres, homeSentences, nameOf } from './homeSentences.ts';
import { kindName } from './listNames.ts';
import { ageOf, commonSourceLine, dataDay } from './sourceLine.ts';

const mean = (values: readonly number[]) => sum(values) / values.length;

/** Genres with a week gain have a row on the map of those that gather speed, of one name on all portals. */
const heatRows = (portals: readonly PortalFigures[]): number =>
  new Set(
    portals.flatMap(({ groups, fixture }) =>
      groups
        .names('genres')
        .filter((name) =>
          groups
            .booksOf('genres', name)
            .some(({ bookId }) => referenceWeekGain(fixture, bookId).value !== null),
        )
        .map(folded),
    ),
  ).size;

/** The sentence about the last day of all portals. */
function homeLead(portals: readonly PortalFigures[]): Wording {
  const entered = sum(portals.map((portal) => portal.lastDays()[0].entered.length));
  const [rise] = portals
    .map((portal) => portal.largestRise())
    .filter(known)
    .sort((a, b) => b.from - b.to - (a.from - a.to));
  return rise === undefined
    ? message('home.leadQuiet', { entered })
    : message('home.lead', { entered, title: quoted(rise.title) });
}

/** The figures of the day over all portals; shares are means of the portals. */
function homeTiles(portals: readonly PortalFigures[]): Wording[] {
  const days = portals.map((portal) => portal.lastDays());
  const isComparable = days.every(([last, before]) => last.gap === before.gap);
  const sumOf = (of: (portal: PortalFigures) => number) => sum(portals.map(of));
  const size = sumOf(({ books }) => books.length);
  const updated = sumOf(
    ({ books }) => books.filter(({ updatedOn }) => updatedOn === DATA_DAY).length,
  );
  const [fresh, freshBefore] = [
    sumOf((portal) => portal.publishedWithin(7, 0)),
    sumOf((portal) => portal.publishedWithin(14, 7)),
  ];
  const [entered, enteredBefore] = [
    sum(days.map(([last]) => last.entered.length)),
    sum(days.map(([, before]) => before.entered.length)),
  ];
  const left = sum(days.map(([last]) => last.left.length));
  return [
    joined(message('home.kpi.books'), number(size), message('home.kpi.books.note')),
    joined(
      message('home.kpi.updated'),
      number(updated),
      message('home.kpi.updated.share', { share: percent(updated / size, 1) }),
    ),
    joined(
      message('home.kpi.newBooks'),
      number(fresh),
      tileChange(fresh, freshBefore),
      message('home.kpi.weekBefore'),
    ),
    joined(
      message('home.kpi.entered'),
      number(entered),
      isComparable ? tileChange(entered, enteredBefore) : null,
      isComparable
        ? message('home.kpi.left', { before: enteredBefore, left })
        : message('home.kpi.leftOnly', { left }),
    ),
    joined(
      message('home.kpi.turnover'),
      percent(mean(days.map(([last]) => turnoverOf(last)))),
      isComparable
        ? message('home.kpi.turnover.before', {
            share: percent(mean(days.map(([, before]) => turnoverOf(before)))),
          })
        : message('home.kpi.turnover.note'),
    ),
    joined(
      message('home.kpi.coverage'),
      percent(mean(portals.map((portal) => portal.coverage())), 1),
      message('home.kpi.coverage.note'),
    ),
  ];
}

/** The card of a portal. */
function portalCard(portal: PortalFigures): Wording[] {
  const [last] = portal.lastDays();
  return [
    joined(message('home.portal.leader'), name(portal.book(last.books[0] ?? '').title)),
    joined(message('home.portal.turnover'), percent(turnoverOf(last))),
    joined(
      message('home.portal.entered', { entered: last.entered.length }),
      name('·'),
      message('home.portal.books', { books: portal.books.length }),
    ),
    joined(mediumDay(DATA_DAY), message('home.portal.late', { age: ageOf(DATA_DAY) })),
  ];
}

/** The home page of all portals that have data. */
export function homeClaims(portals: readonly PortalFigures[]): PageClaims {
  const [fastest] = fastestGenres(portals);
  const heat =
    fastest === undefined
      ? message('home.heat.none')
      : message('home.heat.lead', {
          name: glossed(fastest.name),
          portal: nameOf(fastest.portal),
          change: change(fastest.change, (one) => percent(one)),
        });
  const ofBook =
    (of: (portal: PortalFigures, book: string) => Wording | null): ColumnClaim['of'] =>
    ({ kind, key, portal: slug }) => {
      const portal = portals.find(({ fixture }) => fixture.portal === slug);
      return kind !== 'book' || portal === undefined ? null : of(portal, key);
    };
  return {
    path: '/',
    texts: [
      homeLead(portals),
      heat,
      portals.map(partialDay).find((text) => text !== null) ?? null,
      ...homeTiles(portals),
      ...homeSentences(portals),
      ...portals.flatMap(portalCard),
      commonSourceLine(portals),
      notedRows('home.heat.note', heatRows(portals)),
      calendarTitle(portals),
    ].filter(known),
    possible: [dataDay(DATA_DAY)],
    columns: [
      column('block.movers.gain', ofBook(weekGainCell), 'home.risers'),
      column(
        'block.movers.gain',
        ofBook((portal, book) => {
          const [last] = portal.lastDays();
          return gainSince(portal, book, last.before, last.day);
        }),
        'home.newcomers',
      ),
      column(
        'column.rank',
        ofBook((portal, book) => placeOf(portal, book, portal.lastDays()[0].day, portal.leading)),
      ),
    ],
    browser: {
      possible: [heatScale(portals), calendarScale(portals), calendarNote(portals)],
      tables: [heatTable(portals, heat), calendarTable(portals)],
    },
  };
}

const camel = (path: string) => path.replaceAll(/-\w/gu, (part) => part.slice(1).toUpperCase());

/** The kinds of lists that a portal has, the leading one first. */
function listKindsOf({ fixture, lists }: PortalFigures): Wording {
  const kinds = portalDefinition(fixture.portal)
    .lists.map(({ kind }) => kind)
    .filter((kind) => lists.some(({ list }) => list === kind));
  return (locale) => kinds.map((kind) => kindName(kind)(locale)).join(' · ');
}

/** The pages of Litnet, which has all, are named whether there are data of it or not. */
export function portalsClaims(portals: readonly PortalFigures[]): PageClaims {
  const sizes = portals.map(({ books }) => books.length);
  return {
    path: '/portals',
    texts: [
      message('portalsIndex.lead', { books: sum(sizes) }),
      ...sizes.map((size) => number(size)),
      mediumDay(DATA_DAY),
      ...portals.map(({ groups }) => mediumDay(groups.captured[0] ?? '')),
      // Of the portals without data.
      ...(portals.length < portalSlugs.length ? [number(0)] : []),
      ...portals.map(listKindsOf),
      joined(
        ...portalDefinition('litnet').pages.map((page) => message(`portal.page.${camel(page)}`)),
      ),
    ],
    columns: [],
  };
}
