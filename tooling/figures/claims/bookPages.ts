import type { BookRow } from '../../../apps/server/src/measurements/rows.ts';
import { DATA_DAY, daysAgo } from '../../../apps/server/src/reads/testing/portalFixture.ts';
import {
  known,
  knownMainOn,
  knownOn,
  referenceGain,
  referenceWeekGain,
  scaledToWeek,
  stepOf,
} from '../../../apps/server/src/reads/testing/referenceReads.ts';
import type { MetricKey } from '../../../packages/domain/src/index.ts';
import type { PortalFigures } from '../PortalFigures.ts';
import {
  approximate,
  change,
  joined,
  longDay,
  message,
  name,
  number,
  percent,
  spokenChange,
  type Wording,
} from '../wording.ts';
import { readersTexts } from './bookReaders.ts';
import { journalTable, neighboursTable, placesTable, priceChanges } from './bookTables.ts';
import { growthLead, priceTitle, termTexts, volumeTitle } from './bookTerms.ts';
import {
  dayCharts,
  gainsChart,
  growthChart,
  placesChart,
  priceChart,
  volumeChart,
} from './charts/bookCharts.ts';
import { readersCharts } from './charts/readersCharts.ts';
import { similarTable } from './charts/similarBooks.ts';
import {
  bookColumns,
  daysOver,
  largestGain,
  nameId,
  partialDay,
  priceCell,
  seriesOf,
  shown,
  volume,
  weekGain,
} from './claimParts.ts';
import type { BrowserClaims, PageClaims, RowKey } from './claimTypes.ts';
import { listName } from './listNames.ts';

/** The gain of the week up to seven days ago. */
function weekBefore(portal: PortalFigures, book: string, metric: MetricKey) {
  const [first, last] = [14, 7].map((ago) => knownOn(portal.fixture, book, metric, daysAgo(ago)));
  const gain = referenceGain(portal.fixture.portal, first ?? null, last ?? null, metric);
  return scaledToWeek(gain, metric).value;
}

/** The cover has the title, the authors, and a mark where it is for adults. */
function cover({ title, authors, ageLimit }: BookRow): Wording {
  const names = authors.map((one) => one.name).join(', ');
  return joined(
    name(title),
    names === '' ? null : name(names),
    ageLimit === 18 ? message('book.age.value', { age: ageLimit }) : null,
  );
}

/** When the book was highest; null: it was on no list. */
function peakTitle(portal: PortalFigures, book: string): Wording | null {
  return shown(portal.peakOf(book), ({ place, list, day }) =>
    message('book.peakTitle', { position: place, list: listName(list), day: longDay(day) }),
  );
}

/** The largest gain of a single day; null: none is above zero. */
function gainsLead(portal: PortalFigures, book: BookRow, metric: MetricKey): Wording | null {
  const gains = portal.dailyGains(metric, [book]).filter((step) => step.days === 1);
  const metricName = { metric: message(nameId(metric)) };
  // Of a book that is never read on two days in a row no gain of a day is known.
  if (gains.length === 0) return message('book.gainsBetween', metricName);
  return shown(largestGain(gains), (largest) =>
    message('book.gains.lead', { ...metricName, ...largest }),
  );
}

/** The charts of the book, and the books like it. */
function bookCharts(portal: PortalFigures, row: BookRow, metric: MetricKey): BrowserClaims {
  const { bookId: book } = row;
  const named = { metric: message(nameId(metric)) };
  const [gains, growth] = [
    gainsLead(portal, row, metric) ?? message('book.gainsTitle', named),
    growthLead(portal, book, metric) ?? message('book.growth', named),
  ];
  const days = dayCharts(portal, [
    placesChart(portal, book, peakTitle(portal, book) ?? message('book.history')),
    gainsChart(portal, book, metric, gains),
    growthChart(portal, book, metric, growth),
    volumeChart(portal, book, volumeTitle(portal, book)),
    priceChart(portal, book, priceTitle(portal, book)),
  ]);
  const readers = readersCharts(portal, book);
  return {
    texts: [...(days.texts ?? []), ...(readers.texts ?? [])],
    possible: [...(days.possible ?? []), ...(readers.possible ?? [])],
    tables: [...(days.tables ?? []), ...(readers.tables ?? []), similarTable(portal, book)],
  };
}

export function bookClaims(
  portal: PortalFigures,
  idOf: (kind: RowKey['kind'], key: string) => number,
  book: string,
): PageClaims {
  const { fixture } = portal;
  const row = portal.book(book);
  const momentum = portal.groups.momenta.get(book) ?? null;
  const sample = portal.books.flatMap(({ bookId }) => weekGain(portal, bookId) ?? []).length;
  const isRanked = momentum !== null && momentum >= 10;
  const pace = isRanked
    ? message('book.leadMomentum', {
        all: momentum > 99.5 ? 'yes' : 'no',
        share: percent(momentum / 100, 0),
      })
    : null;
  const places = portal.presentPlaces(book);
  const best = places.toSorted((a, b) => a.position - b.position)[0];
  const genrePlaces = places.filter(({ list }) => list.list === 'genre_top');
  const changes = priceChanges(portal, book);
  const counted = portal.metrics.filter(
    (metric) => knownOn(fixture, book, metric, DATA_DAY) !== null,
  );
  // The charts begin with the main metric.
  const charted = counted.includes(portal.main) ? portal.main : (counted[0] ?? portal.main);
  const lastRead = knownMainOn(fixture, book, DATA_DAY)?.day ?? DATA_DAY;
  const metricTile = (metric: MetricKey) => {
    const last = knownOn(fixture, book, metric, DATA_DAY);
    const { value: gain, days, reason } = referenceWeekGain(fixture, book, metric);
    const before = weekBefore(portal, book, metric);
    const day = referenceGain(
      fixture.portal,
      knownOn(fixture, book, metric, daysAgo(1)),
      last,
      metric,
    );
    return joined(
      message(nameId(metric)),
      shown(last?.value ?? null, (value) =>
        approximate(value, stepOf(fixture.portal, value, metric), number),
      ),
      reason === 'below_step' ? joined(name('—'), message('reason.belowStep')) : null,
      reason === 'reset' ? joined(name('—'), message('reason.reset')) : null,
      shown(gain, (one) =>
        joined(spokenChange(one), daysOver(metric === 'rating' ? (days ?? 7) : 7)),
      ),
      shown(before, (one) =>
        joined(
          message('book.gain.before'),
          change(one, (value) => number(value)),
        ),
      ),
      shown(day.days === days && day.value === gain ? null : day.value, (one) =>
        joined(
          message('book.gain.day', { days: day.days ?? 1 }),
          change(one, (value) => number(value)),
        ),
      ),
    );
  };
  return {
    path: `/books/${idOf('book', book)}`,
    texts: [
      ...(best === undefined && pace === null
        ? []
        : [
            joined(
              best === undefined
                ? message('book.leadNone')
                : message('book.lead', {
                    position: best.position,
                    list: listName(best.list),
                    move: best.state === 're_entry' ? 'returned' : best.state,
                    by: Math.abs((best.prev_position ?? best.position) - best.position),
                  }),
              pace,
            ),
          ]),
      ...genrePlaces.map(({ list, position, prev_position: from, peak: highest, days_on: days }) =>
        joined(
          listName(list),
          number(position),
          from === null || from === position ? null : spokenChange(from - position),
          message('book.rankOf', { peak: highest, days }),
        ),
      ),
      ...termTexts(portal, book),
      growthLead(portal, book, charted),
      ...changes.texts,
      partialDay(portal),
      name(row.title),
      cover(row),
      shown(row.ageLimit, (age) => message('book.age.value', { age })),
      message('book.metrics.day', { day: longDay(lastRead) }),
      ...counted.map(metricTile),
      joined(
        message('book.momentum'),
        ...(momentum === null
          ? [name('—'), message('book.momentum.few')]
          : [number(Math.round(momentum)), message('book.momentum.of', { count: sample })]),
      ),
      peakTitle(portal, book),
      gainsLead(portal, row, charted),
      shown(row.chars, (chars) => message('book.volume.full', { volume: volume(chars), chars })),
      priceCell(row),
      shown(row.firstPublishedOn, longDay),
      shown(row.updatedOn, longDay),
      shown(row.finishedOn, longDay),
      seriesOf(row),
      ...readersTexts(portal, book),
    ].filter(known),
    columns: bookColumns(portal),
    browser: bookCharts(portal, row, charted),
    tables: [
      placesTable(portal, book),
      neighboursTable(portal, book),
      journalTable(portal, book, (genre) => idOf('genre', genre)),
      ...changes.tables,
    ],
  };
}
