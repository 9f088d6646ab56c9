import { referenceUsualGap } from '../../../../apps/server/src/measurements/testing/referenceMovement.ts';
import { referenceShortDays } from '../../../../apps/server/src/reads/testing/referenceReads.ts';
import { dayAfter, daysBetween } from '../../../../packages/domain/src/index.ts';
import type { PortalFigures } from '../../PortalFigures.ts';
import { joined, longDay, shortDay, type Wording } from '../../wording.ts';
import { widgetText } from './chartTables.ts';

/** A chart lists so many gaps one by one; of more it says how many days they are. */
const MAX_LISTED = 4;

type Range = readonly [from: string, to: string];

/** Some days without their year. */
const daysText =
  ([from, to]: Range): Wording =>
  (locale) => {
    const [first, last] = [shortDay(from)(locale), shortDay(to)(locale)];
    if (from === to) return first;
    if (from.slice(0, 'YYYY-MM'.length) !== to.slice(0, 'YYYY-MM'.length)) {
      return `${first} – ${last}`;
    }
    return locale === 'ru'
      ? `${Number(from.slice(-2))}–${last}`
      : `${first} – ${Number(to.slice(-2))}`;
  };

/** Fewer equal distances may be by accident. */
const LEAST_EQUAL = 3;

/** How many days after one another the days of a chart were captured as a rule. */
function usualDistance(days: readonly string[]): number {
  const distances = days.slice(1).map((day, at) => daysBetween(days[at] ?? day, day));
  const often = distances.filter(
    (one) => distances.filter((other) => other === one).length >= LEAST_EQUAL,
  );
  return referenceUsualGap(often) ?? 1;
}

/**
 * The note of a chart over captured days: how often they were, where that is not daily, and the days between them
 * that were not captured though they should have been; null: there is nothing to say.
 */
export function gapNote(days: readonly string[]): Wording | null {
  const usual = usualDistance(days);
  const every = usual === 1 ? null : widgetText(({ chart }) => chart.every(usual));
  const gaps = days.slice(1).flatMap((day, at): Range[] => {
    const before = days[at] ?? day;
    return daysBetween(before, day) < 2 * usual ? [] : [[dayAfter(before, 1), dayAfter(day, -1)]];
  });
  const missing = gaps.reduce((sum, [from, to]) => sum + daysBetween(from, to) + 1, 0);
  if (gaps.length === 0) return every;
  if (gaps.length > MAX_LISTED) {
    return joined(
      every,
      widgetText(({ chart }) => chart.gapsTotal(missing)),
    );
  }
  return joined(every, (locale) => {
    const ranges = gaps.map((gap) => daysText(gap)(locale)).join(', ');
    return widgetText(({ chart }) => chart.gap(ranges, missing))(locale);
  });
}

/** More partial days are not named one by one. */
const MOST_NAMED_DAYS = 6;

/**
 * Which days of a plot were read in part; null: none. Its table says so in the row of each of them, so that no row
 * has all of these days.
 */
export function partialNote(portal: PortalFigures, days: readonly string[]): Wording | null {
  const short = referenceShortDays(portal.fixture).filter((day) => days.includes(day));
  const [first, last] = [short[0], short.at(-1)];
  if (first === undefined || last === undefined) return null;
  return (locale) => {
    const named =
      short.length > MOST_NAMED_DAYS
        ? `${daysText([first, last])(locale)} (${short.length})`
        : short.map((day) => shortDay(day)(locale)).join(', ');
    return widgetText(({ chart }) => chart.partial(named))(locale);
  };
}

/** The line under a chart that says of which day its data are. */
export const gapNoteWithDay = (days: readonly string[], dataDay: string): Wording =>
  joined(gapNote(days), (locale) =>
    widgetText(({ freshness }) => freshness.data(longDay(dataDay)(locale)))(locale),
  );
