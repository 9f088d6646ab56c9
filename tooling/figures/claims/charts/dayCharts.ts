import { referenceShortDays } from '../../../../apps/server/src/reads/testing/referenceReads.ts';
import { en } from '../../../../packages/analytics-widgets/src/strings/en.ts';
import { ru } from '../../../../packages/analytics-widgets/src/strings/ru.ts';
import { dayAfter, daysBetween } from '../../../../packages/domain/src/index.ts';
import type { PortalFigures } from '../../PortalFigures.ts';
import { plain } from '../../pageTexts.ts';
import { joined, longDay, name, shortDay, type Wording } from '../../wording.ts';
import type { TableClaim } from '../claimTypes.ts';
import { byDay } from './chartTables.ts';

/** The texts of the charts themselves. */
export const chartText =
  (of: (words: typeof ru) => string): Wording =>
  (locale) =>
    plain(of({ ru, en }[locale]));

/** A line of a chart over days; null: there is no value. */
export interface DayLine {
  label: Wording;
  valueOn: (day: string) => Wording | null;
}

/** The table of a chart over days; where one was read in part, a last column says so. */
export function dayLines(
  portal: PortalFigures,
  title: Wording,
  days: readonly string[],
  lines: readonly DayLine[],
): TableClaim {
  const short = referenceShortDays(portal.fixture).filter((day) => days.includes(day));
  const remarks = short.length > 0 ? [chartText(({ chart }) => chart.remark)] : [];
  return {
    ...byDay(title, days, (day) => [
      ...lines.map(({ valueOn }) => valueOn(day)),
      ...remarks.map(() =>
        short.includes(day) ? chartText(({ dateStepper }) => dateStepper.incomplete) : name(''),
      ),
    ]),
    columns: [chartText(({ chart }) => chart.day), ...lines.map(({ label }) => label), ...remarks],
  };
}

/** Days without their year, as short as they are written. */
const dayRange =
  (from: string, to: string): Wording =>
  (locale) => {
    const [first, last] = [from, to].map((day) => shortDay(day)(locale));
    if (from === to) return first ?? '';
    if (from.slice(0, 7) !== to.slice(0, 7)) return `${first} – ${last}`;
    return locale === 'ru'
      ? `${Number(from.slice(-2))}–${last}`
      : `${first} – ${Number(to.slice(-2))}`;
  };

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
        ? `${dayRange(first, last)(locale)} (${short.length})`
        : short.map((day) => shortDay(day)(locale)).join(', ');
    return chartText(({ chart }) => chart.partial(named))(locale);
  };
}

/** More gaps are not named one by one. */
const MOST_NAMED_GAPS = 4;

/** Which days a chart has no data of, between those that it has; null: none. */
export function gapNote(days: readonly string[]): Wording | null {
  const gaps = days.flatMap((day, at) => {
    const next = days[at + 1] ?? dayAfter(day, 1);
    const missing = daysBetween(day, next) - 1;
    return missing === 0 ? [] : [{ from: dayAfter(day, 1), to: dayAfter(next, -1), missing }];
  });
  if (gaps.length === 0) return null;
  const all = gaps.reduce((days, { missing }) => days + missing, 0);
  if (gaps.length > MOST_NAMED_GAPS) return chartText(({ chart }) => chart.gapsTotal(all));
  return (locale) => {
    const ranges = gaps.map(({ from, to }) => dayRange(from, to)(locale));
    return chartText(({ chart }) => chart.gap(ranges.join(', '), all))(locale);
  };
}

/** The line under a chart that says of which day its data are. */
export const gapNoteWithDay = (days: readonly string[], dataDay: string): Wording =>
  joined(gapNote(days), (locale) =>
    chartText(({ freshness }) => freshness.data(longDay(dataDay)(locale)))(locale),
  );
