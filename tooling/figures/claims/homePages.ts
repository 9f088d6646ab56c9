import { DATA_DAY } from '../../../apps/server/src/reads/testing/portalFixture.ts';
import { referenceWeekGain } from '../../../apps/server/src/reads/testing/referenceReads.ts';
import { knownPlaces, within } from '../../../apps/server/src/reads/testing/referenceSupply.ts';
import { daysBetween } from '../../../packages/domain/src/index.ts';
import type { PortalFigures } from '../PortalFigures.ts';
import {
  change,
  glossed,
  joined,
  longDay,
  mediumDay,
  message,
  name,
  number,
  percent,
  quoted,
  type Wording,
} from '../wording.ts';
import {
  column,
  gainSince,
  markedPartial,
  notedRows,
  ofBook,
  placeOf,
  tileChange,
  turnoverOf,
  weekGainCell,
} from './claimParts.ts';
import type { PageClaims } from './claimTypes.ts';
import { ageOf, commonSourceLine, dataDay } from './sourceLine.ts';

/** How many books a sentence of the day is about. */
const sampleOf = ({ fixture }: PortalFigures, n: number): Wording =>
  joined(message(`portal.${fixture.portal}`), name('·'), message('home.sentence.sample', { n }));

/** Books below which no sentence is about a genre. */
const LEAST_BOOKS = 20;

/**
 * The genre of enough active books whose share of the top grew most since the day nearest to a week before;
 * null: no share grew.
 */
function genreShareRise(portal: PortalFigures) {
  const { fixture, groups } = portal;
  const days = groups.captured.filter(
    (day) => within(day, DATA_DAY, 30) && knownPlaces(fixture, day).length > 0,
  );
  const last = days.at(-1);
  if (last === undefined) return null;
  const distance = (day: string) => Math.abs(daysBetween(day, last) - 7);
  const [first] = days.toSorted((a, b) => distance(a) - distance(b));
  if (first === undefined || distance(first) > 1) return null;
  const rises = groups.names('genres').flatMap((name) => {
    const of = groups.booksOf('genres', name);
    const [now, before] = [portal.topShare(of, last) ?? 0, portal.topShare(of, first) ?? 0];
    const books = Math.max(...[last, first].map((day) => groups.activeOn(of, day).length));
    return now > before && books >= LEAST_BOOKS ? [{ name, now, before, books }] : [];
  });
  return rises.toSorted((a, b) => b.now - b.before - (a.now - a.before))[0] ?? null;
}

/** Genres with a week gain have a row on the map of those that gather speed. */
const heatRows = ({ groups, fixture }: PortalFigures): number =>
  groups
    .names('genres')
    .filter((name) =>
      groups
        .booksOf('genres', name)
        .some(({ bookId }) => referenceWeekGain(fixture, bookId).value !== null),
    ).length;

/** The sentences about genres: which one's share of the top grew most, and which one grew most. */
function genreSentences(portal: PortalFigures): Wording[] {
  const where = message(`portal.${portal.fixture.portal}`);
  const share = genreShareRise(portal);
  const fastest = portal.fastestGenre(({ n }) => n >= LEAST_BOOKS);
  return [
    ...(share === null
      ? []
      : [
          message('home.sentence.genreShare', {
            name: glossed(share.name),
            portal: where,
            share: percent(share.now),
            before: percent(share.before),
          }),
          sampleOf(portal, share.books),
        ]),
    ...(fastest === null
      ? []
      : [
          message('home.sentence.momentum', {
            name: glossed(fastest.name),
            portal: where,
            change: change(fastest.change, (one) => percent(one)),
          }),
          sampleOf(portal, fastest.n),
        ]),
  ];
}

export function homeClaims(portal: PortalFigures): PageClaims {
  const [last, before] = portal.lastDays();
  const isComparable = last.gap === before.gap;
  const size = portal.books.length;
  const updated = portal.books.filter(({ updatedOn }) => updatedOn === DATA_DAY).length;
  const [fresh, freshBefore] = [portal.publishedWithin(7, 0), portal.publishedWithin(14, 7)];
  const top = portal
    .listDays()
    .reduce((most, one) => (turnoverOf(one) > turnoverOf(most) ? one : most));
  const usual = portal.usualTurnover();
  const rise = portal.largestRise();
  const fastest = portal.fastestGenre();
  const partial = markedPartial(portal);
  return {
    path: '/',
    texts: [
      rise === null
        ? message('home.leadQuiet', { entered: last.entered.length })
        : message('home.lead', { entered: last.entered.length, title: quoted(rise.title) }),
      ...(rise === null
        ? []
        : [
            message('home.sentence.riser', {
              name: quoted(rise.title),
              from: rise.from,
              to: rise.to,
              places: rise.from - rise.to,
              portal: message(`portal.${portal.fixture.portal}`),
            }),
          ]),
      ...(fastest === null
        ? []
        : [
            message('home.heat.lead', {
              name: glossed(fastest.name),
              portal: message(`portal.${portal.fixture.portal}`),
              change: change(fastest.change, (one) => percent(one)),
            }),
          ]),
      ...(partial === null ? [] : [partial]),
      joined(message('home.portal.leader'), name(portal.book(last.books[0] ?? '').title)),
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
        number(last.entered.length),
        isComparable ? tileChange(last.entered.length, before.entered.length) : null,
        isComparable
          ? message('home.kpi.left', { before: before.entered.length, left: last.left.length })
          : message('home.kpi.leftOnly', { left: last.left.length }),
      ),
      joined(
        message('home.kpi.turnover'),
        percent(turnoverOf(last)),
        isComparable
          ? message('home.kpi.turnover.before', { share: percent(turnoverOf(before)) })
          : message('home.kpi.turnover.note'),
      ),
      joined(
        message('home.kpi.coverage'),
        percent(portal.coverage(), 1),
        message('home.kpi.coverage.note'),
      ),
      message('home.sentence.leader', {
        name: quoted(portal.book(last.books[0] ?? '').title),
        portal: message(`portal.${portal.fixture.portal}`),
        days: portal.leaderCaptures(),
      }),
      ...(usual !== null && turnoverOf(last) - usual > 1e-9
        ? [
            message('home.sentence.turnover', {
              portal: message(`portal.${portal.fixture.portal}`),
              share: percent(turnoverOf(last)),
              before: percent(usual),
            }),
          ]
        : []),
      ...(last.fresh.length > 0
        ? [
            message('home.sentence.newcomers', {
              portal: message(`portal.${portal.fixture.portal}`),
              count: last.fresh.length,
            }),
          ]
        : []),
      ...genreSentences(portal),
      sampleOf(portal, last.books.length),
      joined(message('home.portal.turnover'), percent(turnoverOf(last))),
      joined(
        message('home.portal.entered', { entered: last.entered.length }),
        name('·'),
        message('home.portal.books', { books: size }),
      ),
      commonSourceLine(portal),
      joined(mediumDay(DATA_DAY), message('home.portal.late', { age: ageOf(DATA_DAY) })),
      notedRows('home.heat.note', heatRows(portal)),
      message('home.year.lead', { day: longDay(top.day), share: percent(turnoverOf(top)) }),
    ],
    possible: [dataDay(DATA_DAY)],
    columns: [
      column(
        'block.movers.gain',
        ofBook((book) => weekGainCell(portal, book)),
        'home.risers',
      ),
      column(
        'block.movers.gain',
        ofBook((book) => gainSince(portal, book, last.before, last.day)),
        'home.newcomers',
      ),
      column(
        'column.rank',
        ofBook((book) => placeOf(portal, book, last.day, portal.leading)),
      ),
    ],
  };
}

export function portalsClaims(portal: PortalFigures): PageClaims {
  return {
    path: '/portals',
    texts: [
      message('portalsIndex.lead', { books: portal.books.length }),
      number(portal.books.length),
      mediumDay(DATA_DAY),
      mediumDay(portal.groups.captured[0] ?? ''),
      // Of the portals without data.
      number(0),
    ],
    columns: [],
  };
}
