import { DATA_DAY } from '../../../apps/server/src/reads/testing/portalFixture.ts';
import type { PortalFigures } from '../PortalFigures.ts';
import { change, joined, longDay, mediumDay, message, name, number, percent } from '../wording.ts';
import {
  column,
  gainSince,
  markedPartial,
  ofBook,
  placeOf,
  tileChange,
  turnoverOf,
  weekGainCell,
} from './claimParts.ts';
import type { PageClaims } from './claimTypes.ts';
import { ageOf, commonSourceLine, dataDay } from './sourceLine.ts';

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
  const sample = joined(
    message(`portal.${portal.fixture.portal}`),
    name('·'),
    message('home.sentence.sample', { n: last.books.length }),
  );
  return {
    path: '/',
    texts: [
      rise === null
        ? message('home.leadQuiet', { entered: last.entered.length })
        : message('home.lead', { entered: last.entered.length, title: name(rise.title) }),
      ...(rise === null
        ? []
        : [
            message('home.sentence.riser', {
              name: name(rise.title),
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
              name: name(fastest.name),
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
        name: name(portal.book(last.books[0] ?? '').title),
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
      sample,
      joined(message('home.portal.turnover'), percent(turnoverOf(last))),
      joined(
        message('home.portal.entered', { entered: last.entered.length }),
        name('·'),
        message('home.portal.books', { books: size }),
      ),
      commonSourceLine,
      joined(mediumDay(DATA_DAY), message('home.portal.late', { age: ageOf(DATA_DAY) })),
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
