import type { MetricRow } from '../../../../apps/server/src/measurements/rows.ts';
import { referenceBookSteps } from '../../../../apps/server/src/measurements/testing/referenceDailyGains.ts';
import {
  isComplete,
  referenceDepth,
} from '../../../../apps/server/src/measurements/testing/referenceMovement.ts';
import { DATA_DAY, daysAgo } from '../../../../apps/server/src/reads/testing/portalFixture.ts';
import type { ReferenceList } from '../../../../apps/server/src/reads/testing/referenceLists.ts';
import { known, stepsOf } from '../../../../apps/server/src/reads/testing/referenceReads.ts';
import type { MetricKey } from '../../../../packages/domain/src/index.ts';
import type { PortalFigures } from '../../PortalFigures.ts';
import { message, money, number, type Wording } from '../../wording.ts';
import { nameId, shown, volume } from '../claimParts.ts';
import type { BrowserClaims, TableClaim } from '../claimTypes.ts';
import { listName } from '../listNames.ts';
import { widgetText } from './chartTables.ts';
import { dayLines } from './dayCharts.ts';
import { gapNote, partialNote } from './dayNotes.ts';

/** The first of the ninety days of a book's page. */
const FIRST_DAY = daysAgo(89);
const isShown = ({ day }: { day: string }) => day >= FIRST_DAY && day <= DATA_DAY;

/** The charts of a book that are on its page, with the days that each has. */
interface DayChart {
  table: TableClaim;
  days: readonly string[];
}

/** The captured days of a list that say whether a book was on it: those captured in part may have missed it. */
function placesOn({ days }: ReferenceList, book: string, offList: Wording): Map<string, Wording> {
  const places = days.flatMap(({ day, books }, at): [string, Wording][] => {
    if (!isShown({ day })) return [];
    if (books.includes(book)) return [[day, number(books.indexOf(book) + 1)]];
    return isComplete(days, at) ? [[day, offList]] : [];
  });
  return new Map(places);
}

/** The place of a book on each list that it was on, day by day; null: it was on none. */
export function placesChart(portal: PortalFigures, book: string, title: Wording): DayChart | null {
  const lists = portal.lists.filter(({ days }) =>
    days.some((one) => isShown(one) && one.books.includes(book)),
  );
  const depths = lists.map(({ days }) => referenceDepth(days, days.length - 1));
  // Lists of different lengths are left at different places.
  const isMixed = new Set(depths).size > 1;
  const lines = lists.map((list, at) => {
    const off = widgetText(({ chart }) =>
      isMixed ? chart.offListBand(depths[at] ?? 0) : chart.offList,
    );
    return { label: listName(list), places: placesOn(list, book, off) };
  });
  const days = [...new Set(lines.flatMap(({ places }) => [...places.keys()]))].sort();
  const table = dayLines(
    portal,
    title,
    days,
    lines.map(({ label, places }) => ({ label, valueOn: (day) => places.get(day) ?? null })),
  );
  return lists.length === 0 ? null : { table, days };
}

/** The readings of a book within the days of its page, oldest first. */
export const shownReadings = ({ fixture }: PortalFigures, book: string): MetricRow[] =>
  fixture.metrics
    .filter((row) => row.bookId === book && isShown(row))
    .toSorted((a, b) => (a.day < b.day ? -1 : 1));

/**
 * The gain of a counter from one reading to the next, on the day of the later one; unknown where the counter was
 * reset, or the change is below the rounding step. Null: all are unknown.
 */
export function gainsChart(
  portal: PortalFigures,
  book: string,
  metric: MetricKey,
  title: Wording,
): DayChart | null {
  const readings = portal.fixture.metrics.filter(({ bookId }) => bookId === book);
  const steps = referenceBookSteps(readings, metric, stepsOf(portal.fixture, metric))
    .filter(isShown)
    .map(({ day, gain, isCertain }) => [day, isCertain ? gain : null] as const);
  const gains = new Map(steps);
  const part = (sign: 1 | -1) => (day: string) =>
    shown(gains.get(day) ?? null, (gain) => number(Math.max(0, sign * gain)));
  const days = [...gains.keys()];
  const table = dayLines(portal, title, days, [
    { label: message('charts.gained'), valueOn: part(1) },
    { label: message('charts.lost'), valueOn: part(-1) },
  ]);
  return [...gains.values()].some(known) ? { table, days } : null;
}

interface Readings {
  title: Wording;
  label: Wording;
  /** The figure of the book in a reading; null: nothing. */
  readOf: (row: MetricRow) => number | null;
  write: (value: number) => Wording;
}

/** The figures of a book on the days of its readings; days without are not on the chart. */
function readingsChart(
  portal: PortalFigures,
  book: string,
  { title, label, readOf, write }: Readings,
): DayChart {
  const values = new Map(
    shownReadings(portal, book).flatMap((row) => {
      const value = readOf(row);
      return value === null ? [] : [[row.day, value] as const];
    }),
  );
  const days = [...values.keys()];
  const valueOn = (day: string) => shown(values.get(day) ?? null, write);
  return { table: dayLines(portal, title, days, [{ label, valueOn }]), days };
}

/** The values of a counter as the portal showed them. */
export const growthChart = (
  portal: PortalFigures,
  book: string,
  metric: MetricKey,
  title: Wording,
): DayChart =>
  readingsChart(portal, book, {
    title,
    label: message(nameId(metric)),
    readOf: ({ values }) => values[metric] ?? null,
    write: (value) => number(value),
  });

/** The length of a book; a title is null where it did not change, and there is no chart then. */
export const volumeChart = (
  portal: PortalFigures,
  book: string,
  title: Wording | null,
): DayChart | null =>
  title &&
  readingsChart(portal, book, {
    title,
    label: message('book.volume'),
    readOf: ({ chars }) => chars,
    write: volume,
  });

/** The price of a book, in the same way. */
export const priceChart = (
  portal: PortalFigures,
  book: string,
  title: Wording | null,
): DayChart | null =>
  title &&
  readingsChart(portal, book, {
    title,
    label: message('book.price'),
    readOf: ({ priceRub }) => priceRub,
    write: money,
  });

/** The tables of charts over days, and what they say of days without data or with a part of it. */
export function dayCharts(
  portal: PortalFigures,
  charts: readonly (DayChart | null)[],
): BrowserClaims {
  const all = charts.filter(known);
  return {
    texts: all.map(({ days }) => gapNote(days)).filter(known),
    possible: all.map(({ days }) => partialNote(portal, days)).filter(known),
    tables: all.map(({ table }) => table),
  };
}
