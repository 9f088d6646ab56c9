import type { BookRow } from '../../../../apps/server/src/measurements/rows.ts';
import { DATA_DAY } from '../../../../apps/server/src/reads/testing/portalFixture.ts';
import {
  referenceAligned,
  referenceAuthorDays,
  referenceGainsByBook,
} from '../../../../apps/server/src/reads/testing/referenceAuthors.ts';
import { known, sum } from '../../../../apps/server/src/reads/testing/referenceReads.ts';
import type { PortalFigures } from '../../PortalFigures.ts';
import { joined, message, name, number, percent, type Wording } from '../../wording.ts';
import { releaseDays } from '../authorLife.ts';
import { shown } from '../claimParts.ts';
import type { BrowserClaims, TableClaim } from '../claimTypes.ts';
import { booksByYear } from './authorYears.ts';
import { byName, widgetText } from './chartTables.ts';
import { type DayLine, dayLines } from './dayCharts.ts';
import { gapNote, gapNoteWithDay, partialNote } from './dayNotes.ts';

/** Books with a line of their own; all others have one together. */
const OWN_LINES = 7;
/** Shares are of so many readers and more. */
const MIN_SHARED_GAIN = 10;
/** Books whose growth is compared. */
const ALIGNED_BOOKS = 5;

/** The gains of all books of the author by day, and the places that they had. */
function dailyTables(
  portal: PortalFigures,
  books: readonly BookRow[],
  titles: Pick<AuthorTitles, 'gain' | 'places'>,
): TableClaim[] {
  const items = new Map(referenceAuthorDays(portal.fixture, books).map((one) => [one.day, one]));
  const days = [...items.keys()];
  const gains = ([1, -1] as const).map(
    (sign): DayLine => ({
      label: message(sign === 1 ? 'charts.gained' : 'charts.lost'),
      valueOn: (day) =>
        shown(items.get(day)?.gain ?? null, (value) => number(Math.max(0, sign * value))),
    }),
  );
  const places = (['places', 'top_places'] as const).map(
    (key): DayLine => ({
      label: message(key === 'places' ? 'author.places.any' : 'author.places.top'),
      valueOn: (day) => shown(items.get(day)?.[key] ?? null, (value) => number(value)),
    }),
  );
  return [
    dayLines(portal, titles.gain, days, gains),
    ...(titles.places === null ? [] : [dayLines(portal, titles.places, days, places)]),
  ];
}

/** The part of each book in the gain of the week up to each day; null of one book. */
function gainShares(
  portal: PortalFigures,
  books: readonly BookRow[],
  title: Wording | null,
): TableClaim | null {
  if (title === null) return null;
  const gains = referenceGainsByBook(portal.fixture, books);
  const days = referenceAuthorDays(portal.fixture, books).map(({ day }) => day);
  const on = (day: string, some: typeof gains) => sum(some.map(({ weeks }) => weeks.get(day) ?? 0));
  const line = (label: Wording, some: typeof gains): DayLine => ({
    label,
    valueOn: (day) => {
      const all = on(day, gains);
      return all < MIN_SHARED_GAIN ? null : percent(on(day, some) / all, 1);
    },
  });
  const others = gains.slice(OWN_LINES);
  return dayLines(portal, title, days, [
    ...gains.slice(0, OWN_LINES).map((one) => line(name(one.title), [one])),
    ...(others.length === 0 ? [] : [line(message('author.gainShare.others'), others)]),
  ]);
}

/** The note of the shares where some days have a gain, but one that is too small; null: there is none. */
function smallSharesNote(
  portal: PortalFigures,
  books: readonly BookRow[],
  title: Wording | null,
): Wording | null {
  if (title === null) return null;
  const gains = referenceGainsByBook(portal.fixture, books);
  const days = [...(gains[0]?.weeks.keys() ?? [])];
  const sums = days.map((day) => sum(gains.map(({ weeks }) => weeks.get(day) ?? 0)));
  return sums.some((all) => all > 0 && all < MIN_SHARED_GAIN)
    ? joined(
        message('author.gainShare.note'),
        widgetText(({ chart }) => chart.smallTotals(MIN_SHARED_GAIN)),
      )
    : null;
}

/** How the newest books grew by days since their publication; null of one book. */
function byAge(
  portal: PortalFigures,
  books: readonly BookRow[],
  title: Wording,
): TableClaim | null {
  const newest = referenceAligned(portal.fixture, books).slice(0, ALIGNED_BOOKS);
  if (newest.length < 2) return null;
  const lines = newest.map((book) => ({
    title: book.title,
    values: new Map(book.points.map(({ age, value }) => [age, value])),
  }));
  const ages = [...new Set(lines.flatMap(({ values }) => [...values.keys()]))];
  return {
    ...byName(
      title,
      ages.sort((a, b) => a - b),
      (age) => ({
        name: number(age),
        cells: lines.map(({ values }) => shown(values.get(age) ?? null, (value) => number(value))),
      }),
    ),
    columns: [message('author.age'), ...lines.map((book) => name(book.title))],
  };
}

/** The books and parts that came out on each day of the year; null: none. */
function releaseTable(
  portal: PortalFigures,
  books: readonly BookRow[],
  title: Wording | null,
): TableClaim | null {
  if (title === null) return null;
  const released = releaseDays(portal, books);
  const valueOn = (day: string) => shown(released.get(day) ?? null, (value) => number(value));
  return dayLines(
    portal,
    title,
    [...released.keys()],
    [{ label: message('author.releases'), valueOn }],
  );
}

/** The ends of the scale of releases, which are those of different days, and its sign of unknown days. */
function releaseScale(portal: PortalFigures, books: readonly BookRow[]): Wording {
  const days = [...releaseDays(portal, books).values()];
  const counts = days.filter(known);
  return joined(
    number(Math.min(...counts)),
    number(Math.max(...counts)),
    counts.length < days.length ? widgetText(({ value }) => value.missing) : null,
  );
}

/** The titles of the charts of an author; null: there is no such chart. */
interface AuthorTitles {
  gain: Wording;
  places: Wording | null;
  gainShare: Wording | null;
  aligned: Wording;
  releases: Wording | null;
}

/** The charts of an author over days, ages and years. */
export function authorCharts(
  portal: PortalFigures,
  books: readonly BookRow[],
  titles: AuthorTitles,
): BrowserClaims {
  const days = referenceAuthorDays(portal.fixture, books).map(({ day }) => day);
  const years = booksByYear(books);
  return {
    texts: [
      gapNote(days),
      titles.gainShare === null ? null : gapNoteWithDay(days, DATA_DAY),
      smallSharesNote(portal, books, titles.gainShare),
      ...years.notes,
    ].filter(known),
    tables: [
      ...dailyTables(portal, books, titles),
      gainShares(portal, books, titles.gainShare),
      byAge(portal, books, titles.aligned),
      releaseTable(portal, books, titles.releases),
      ...years.tables,
    ].filter(known),
    possible: [
      ...years.scales,
      titles.releases && releaseScale(portal, books),
      partialNote(portal, days),
      partialNote(portal, [...releaseDays(portal, books).keys()]),
    ].filter(known),
  };
}
