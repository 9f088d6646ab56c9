import { DATA_DAY, daysAgo } from '../../../apps/server/src/reads/testing/portalFixture.ts';
import {
  knownOn,
  referenceGain,
  referenceWeekGain,
} from '../../../apps/server/src/reads/testing/referenceReads.ts';
import type { PortalFigures } from '../PortalFigures.ts';
import {
  change,
  joined,
  longDay,
  message,
  money,
  name,
  number,
  percent,
  spokenChange,
} from '../wording.ts';
import { bookColumns, counted, daysOver, shown, weekGain } from './claimParts.ts';
import type { PageClaims } from './claimTypes.ts';

/** The gain of the week up to seven days ago. */
function weekBefore(portal: PortalFigures, book: string, metric: 'library' | 'views') {
  const [first, last] = [14, 7].map((ago) => knownOn(portal.fixture, book, metric, daysAgo(ago)));
  const { value, days } = referenceGain(portal.fixture.portal, first ?? null, last ?? null, metric);
  return value === null ? null : Math.round((value / days) * 7);
}

export function bookClaims(portal: PortalFigures, id: number, book: string): PageClaims {
  const { fixture } = portal;
  const row = portal.book(book);
  const momentum = portal.groups.momenta.get(book) ?? null;
  const sample = portal.books.flatMap(({ bookId }) => weekGain(portal, bookId) ?? []).length;
  const peak = portal.peakOf(book);
  const gains = portal.dailyGains('views', [row]).filter((step) => step.days === 1);
  const most = gains.reduce((top, one) => (one.gain > top.gain ? one : top));
  const metricTile = (metric: 'library' | 'views') => {
    const last = knownOn(fixture, book, metric, DATA_DAY);
    const gain = referenceWeekGain(fixture, book, metric).value;
    const before = weekBefore(portal, book, metric);
    const day = referenceGain(
      fixture.portal,
      knownOn(fixture, book, metric, daysAgo(1)),
      last,
      metric,
    ).value;
    return joined(
      message(`metric.${metric}`),
      counted(last?.value ?? null),
      shown(gain, (one) => joined(spokenChange(one), daysOver(7))),
      shown(before, (one) =>
        joined(
          message('book.gain.before'),
          change(one, (value) => number(value)),
        ),
      ),
      shown(day, (one) =>
        joined(
          message('book.gain.day'),
          change(one, (value) => number(value)),
        ),
      ),
    );
  };
  return {
    path: `/books/${id}`,
    texts: [
      ...(!portal.isListed(book) && momentum !== null && momentum >= 10
        ? [
            joined(
              message('book.leadNone'),
              message('book.leadMomentum', { all: 'no', share: percent(momentum / 100, 0) }),
            ),
          ]
        : []),
      message('book.metrics.day', { day: longDay(DATA_DAY) }),
      metricTile('views'),
      metricTile('library'),
      joined(
        message('book.momentum'),
        shown(momentum, (one) => number(Math.round(one))),
        message('book.momentum.of', { count: sample }),
      ),
      ...(peak === null
        ? []
        : [
            message('book.peakTitle', {
              position: peak.place,
              list: message(peak.kind === 'genre_top' ? 'list.genreTop' : 'list.globalTop'),
              day: longDay(peak.day),
            }),
          ]),
      message('book.gains.lead', {
        metric: message('metric.views'),
        gain: change(most.gain, (one) => number(one)),
        day: longDay(most.day),
      }),
      shown(row.priceRub, money) ?? name(''),
      shown(row.firstPublishedOn, longDay) ?? name(''),
    ].filter((text) => text('ru') !== ''),
    columns: bookColumns(portal),
  };
}
