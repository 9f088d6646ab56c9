import { completeDays } from '../../../../apps/server/src/measurements/testing/referenceMovement.ts';
import { referenceParts } from '../../../../apps/server/src/reads/testing/referenceParts.ts';
import {
  known,
  referenceShortDays,
  sum,
} from '../../../../apps/server/src/reads/testing/referenceReads.ts';
import { type MetricKey, weekdayOf } from '../../../../packages/domain/src/index.ts';
import type { PortalFigures } from '../../PortalFigures.ts';
import { compact, glossed, message, number, percent, type Wording } from '../../wording.ts';
import type { TableClaim } from '../claimTypes.ts';
import { MONTH } from '../monthDays.ts';
import { byDay, byName } from './chartTables.ts';
import { shortWeekdayName, WEEKDAYS, weekdayName } from './weekdayNames.ts';

const isInMonth = (day: string) => day >= MONTH[0] && day <= MONTH[1];

/** The complete captures of the leading list within the month. */
const completeCaptures = (portal: PortalFigures) =>
  completeDays(portal.captures()).filter(({ day }) => isInMonth(day));

const share = (value: number) => percent(value, 1);

/** Genres that have a share of their own. */
const GENRES = 8;

/** Places that each genre has; the place of a book of several is divided among them. */
function genrePlaces(portal: PortalFigures, books: readonly string[], genre: string): number {
  return sum(
    books.map((id) => {
      const { genres } = portal.book(id);
      return genres.includes(genre) ? 1 / genres.length : 0;
    }),
  );
}

/** The shares of genres of the leading list by day. */
export function genreMixTable(portal: PortalFigures, title: Wording): TableClaim {
  const captures = completeCaptures(portal);
  const all = captures.flatMap(({ books }) => books);
  const places = new Map(
    portal.genresOf(all).map((genre) => [genre, genrePlaces(portal, all, genre)]),
  );
  const order = [...places.keys()].sort((a, b) => {
    const more = (places.get(b) ?? 0) - (places.get(a) ?? 0);
    return Math.abs(more) > 1e-9 ? more : a < b ? -1 : 1;
  });
  const largest = order.slice(0, GENRES);
  const sharesOn = (day: string) => {
    const books = captures.find((one) => one.day === day)?.books ?? [];
    const shares = largest.map((genre) => genrePlaces(portal, books, genre) / books.length);
    return [...shares, 1 - sum(shares)];
  };
  const hasRest = captures.some(({ day }) => (sharesOn(day).at(-1) ?? 0) > 1e-9);
  return byDay(
    title,
    captures.map(({ day }) => day),
    (day) =>
      sharesOn(day)
        .slice(0, hasRest ? undefined : -1)
        .map((value) => share(Math.max(0, value))),
    {
      columns: [
        ...largest.map(glossed),
        ...(hasRest ? [message('portalTrends.genreMix.others')] : []),
      ],
    },
  );
}

const ages = ['fresh', 'middle', 'old', 'unknown'] as const;

/** The ages of the books of the leading list by day. */
export function ageMixTable(portal: PortalFigures, title: Wording): TableClaim {
  const captures = completeCaptures(portal);
  const ageOn = (book: string, day: string): (typeof ages)[number] => {
    const age = portal.ageOf(book, day);
    if (age === null) return 'unknown';
    return age <= 30 ? 'fresh' : age <= 180 ? 'middle' : 'old';
  };
  const shown = ages.filter((age) =>
    captures.some(({ day, books }) => books.some((book) => ageOn(book, day) === age)),
  );
  return byDay(
    title,
    captures.map(({ day }) => day),
    (day) => {
      const books = captures.find((one) => one.day === day)?.books ?? [];
      return shown.map((age) =>
        share(books.filter((book) => ageOn(book, day) === age).length / books.length),
      );
    },
    { columns: shown.map((age) => message(`portalTrends.age.${age}`)) },
  );
}

/** Who entered and left the leading list by complete capture. */
export function flowTable(portal: PortalFigures, title: Wording): TableClaim {
  const flow = portal.listDays();
  return byDay(
    title,
    completeCaptures(portal).map(({ day }) => day),
    (day) => {
      const one = flow.find((row) => row.day === day);
      // Nothing is known of who entered on the first capture of all.
      return one === undefined
        ? [null, null]
        : [number(one.entered.length), number(one.left.length)];
    },
    { columns: [message('portalTrends.flow.entered'), message('portalTrends.flow.left')] },
  );
}

const labels: Partial<Record<MetricKey, string>> = {
  views: 'portalTrends.kpi.gainViews',
  likes: 'portalTrends.kpi.gainLikes',
  library: 'portalTrends.kpi.gainLibrary',
  rating_count: 'portalTrends.kpi.gainRatings',
};

/** The days of the month with gains of some metrics. */
export const gainDays = (portal: PortalFigures, metrics: readonly MetricKey[]): string[] =>
  [...new Set(metrics.flatMap((metric) => portal.dailyGains(metric).map(({ day }) => day)))]
    .filter(isInMonth)
    .sort();

/** The gains of a day of some metrics; none of a day that followed one without readings. */
export function gainsTable(
  portal: PortalFigures,
  title: Wording,
  metrics: readonly MetricKey[],
): TableClaim {
  const gains = new Map(metrics.map((metric) => [metric, portal.dailyGains(metric)]));
  return byDay(
    title,
    gainDays(portal, metrics),
    (day) =>
      metrics.map((metric) => {
        const row = gains.get(metric)?.find((one) => one.day === day);
        return row === undefined || row.days > 1 ? null : compact(row.gain);
      }),
    {
      columns: metrics.map((metric) => message(labels[metric] ?? '')),
      partial: referenceShortDays(portal.fixture),
    },
  );
}

/** New books and parts by day of the week of the month; a kind that none came out of is left out. */
function weekdayCounts(portal: PortalFigures) {
  const books = portal.books.map(({ firstPublishedOn }) => firstPublishedOn).filter(known);
  const parts = portal.books.flatMap(({ bookId }) =>
    referenceParts(portal.fixture, bookId)
      .filter(({ days }) => days === 1)
      .map(({ day }) => day),
  );
  const calendar = Array.from({ length: 30 }, (_, at) =>
    new Date(Date.parse(`${MONTH[0]}T12:00:00Z`) + at * 86_400_000).toISOString().slice(0, 10),
  );
  const counted = (days: readonly string[]) =>
    WEEKDAYS.map((weekday) => {
      const on = (all: readonly string[]) => all.filter((day) => weekdayOf(day) === weekday).length;
      return { weekday, count: on(days.filter(isInMonth)), days: on(calendar) };
    });
  return [
    { kind: 'books', counts: counted(books) },
    { kind: 'chapters', counts: counted(parts) },
  ].filter(({ counts }) => counts.some(({ count }) => count > 0));
}

/** The probability of so many successes or more of n, each of the probability p. */
function upperTail(successes: number, n: number, p: number): number {
  const logFactorial = (value: number) =>
    sum(Array.from({ length: value }, (_, at) => Math.log(at + 1)));
  const terms = Array.from({ length: n - successes + 1 }, (_, at) => {
    const k = successes + at;
    const ways = logFactorial(n) - logFactorial(k) - logFactorial(n - k);
    return Math.exp(ways + k * Math.log(p) + (n - k) * Math.log(1 - p));
  });
  return sum(terms);
}

/** The day of the week that leads over every other one by more than chance (docs/metrics.md, `busiest-weekday`). */
function busiest(counts: ReturnType<typeof weekdayCounts>[number]['counts']) {
  const [first, ...others] = counts.toSorted((a, b) => b.count / b.days - a.count / a.days);
  if (first === undefined || first.count === 0) return null;
  const leads = others.every(
    ({ count, days }) =>
      upperTail(first.count, first.count + count, first.days / (first.days + days)) <
      0.025 / others.length,
  );
  return leads ? first.weekday : null;
}

/** Whether a day of the week stands out, of the kind that comes out more often. */
export function weekdayTitle(portal: PortalFigures): Wording {
  const leading = weekdayCounts(portal).at(-1);
  if (leading === undefined) return message('portalTrends.weekdays');
  const { kind, counts } = leading;
  const day = busiest(counts);
  return day === null
    ? message('portalTrends.weekdays.even', { kind })
    : message('portalTrends.weekdays.lead', {
        kind,
        day: weekdayName(day),
      });
}

/** On which days of the week books and their parts came out, per day of the week of the month. */
export function weekdayTable(portal: PortalFigures, title: Wording): TableClaim {
  return byName(
    title,
    weekdayCounts(portal),
    ({ kind, counts }) => {
      const rates = counts.map(({ count, days }) => count / days);
      return {
        name: message(`portalTrends.weekdays.${kind}`),
        cells: rates.map((rate) => percent(rate / sum(rates))),
      };
    },
    { columns: WEEKDAYS.map(shortWeekdayName) },
  );
}
