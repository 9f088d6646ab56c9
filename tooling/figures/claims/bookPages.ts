import type { BookRow } from '../../../apps/server/src/measurements/rows.ts';
import type { CounterKey } from '../../../apps/server/src/measurements/testing/portalCounters.ts';
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
import type { PortalFigures } from '../PortalFigures.ts';
import {
  approximate,
  change,
  joined,
  longDay,
  message,
  money,
  name,
  number,
  percent,
  spokenChange,
  type Wording,
} from '../wording.ts';
import { journalTable, neighboursTable, placesTable, priceChanges } from './bookTables.ts';
import { growthLead, termTexts } from './bookTerms.ts';
import {
  bookColumns,
  daysOver,
  genreTop,
  listOfKind,
  nameId,
  partialDay,
  shown,
  volume,
  weekGain,
} from './claimParts.ts';
import type { PageClaims } from './claimTypes.ts';

/** The gain of the week up to seven days ago. */
function weekBefore(portal: PortalFigures, book: string, metric: CounterKey) {
  const [first, last] = [14, 7].map((ago) => knownOn(portal.fixture, book, metric, daysAgo(ago)));
  return scaledToWeek(referenceGain(portal.fixture.portal, first ?? null, last ?? null, metric))
    .value;
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

export function bookClaims(portal: PortalFigures, id: number, book: string): PageClaims {
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
  const genrePlace = places.find(({ kind }) => kind === 'genre_top');
  const changes = priceChanges(portal, book);
  const peak = portal.peakOf(book);
  // The charts begin with the main metric.
  const charted = portal.main;
  const gains = portal.dailyGains(charted, [row]).filter((step) => step.days === 1);
  const [most] = gains.toSorted((a, b) => b.gain - a.gain);
  const lastRead = knownMainOn(fixture, book, DATA_DAY)?.day ?? DATA_DAY;
  const metricTile = (metric: CounterKey) => {
    const last = knownOn(fixture, book, metric, DATA_DAY);
    const { value: gain, reason } = referenceWeekGain(fixture, book, metric);
    const before = weekBefore(portal, book, metric);
    const day = referenceGain(
      fixture.portal,
      knownOn(fixture, book, metric, daysAgo(1)),
      last,
      metric,
    ).value;
    return joined(
      message(nameId(metric)),
      shown(last?.value ?? null, (value) =>
        approximate(value, stepOf(fixture.portal, value, metric), number),
      ),
      reason === 'below_step' ? joined(name('—'), message('reason.belowStep')) : null,
      reason === 'reset' ? joined(name('—'), message('reason.reset')) : null,
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
      ...(best === undefined && pace === null
        ? []
        : [
            joined(
              best === undefined
                ? message('book.leadNone')
                : message('book.lead', {
                    position: best.position,
                    list: listOfKind(portal, best.kind),
                    move: best.state === 're_entry' ? 'returned' : best.state,
                    by: Math.abs((best.prev_position ?? best.position) - best.position),
                  }),
              pace,
            ),
          ]),
      genrePlace === undefined
        ? null
        : joined(
            genreTop(portal),
            number(genrePlace.position),
            genrePlace.prev_position === null || genrePlace.prev_position === genrePlace.position
              ? null
              : spokenChange(genrePlace.prev_position - genrePlace.position),
            message('book.rankOf', { peak: genrePlace.peak, days: genrePlace.days_on }),
          ),
      ...termTexts(portal, book),
      growthLead(portal, book, charted),
      ...changes.texts,
      partialDay(portal),
      name(row.title),
      cover(row),
      shown(row.ageLimit, (age) => message('book.age.value', { age })),
      message('book.metrics.day', { day: longDay(lastRead) }),
      ...portal.counters.map(metricTile),
      joined(
        message('book.momentum'),
        ...(momentum === null
          ? [name('—'), message('book.momentum.few')]
          : [number(Math.round(momentum)), message('book.momentum.of', { count: sample })]),
      ),
      ...(peak === null
        ? []
        : [
            message('book.peakTitle', {
              position: peak.place,
              list: listOfKind(portal, peak.kind),
              day: longDay(peak.day),
            }),
          ]),
      most !== undefined && most.gain > 0
        ? message('book.gains.lead', {
            metric: message(nameId(charted)),
            gain: change(most.gain, (one) => number(one)),
            day: longDay(most.day),
          })
        : null,
      shown(row.chars, (chars) => message('book.volume.full', { volume: volume(chars), chars })),
      shown(row.priceRub, money),
      shown(row.firstPublishedOn, longDay),
      shown(row.updatedOn, longDay),
    ].filter(known),
    columns: bookColumns(portal),
    tables: [
      placesTable(portal, book),
      neighboursTable(portal, book),
      journalTable(portal, book),
      ...changes.tables,
    ],
  };
}
