import { MIN_COUNT_FOR_SHARE } from '@litometr/analytics-widgets';
import type { authorBooks, authorHistory, EndpointResponse } from '@litometr/api-contract';
import { daysBetween } from '@litometr/domain';
import { isDay } from '../../domain/isDay.ts';

type Aligned = EndpointResponse<typeof authorHistory>['aligned'];
type Books = EndpointResponse<typeof authorBooks>['items'];

/** Gain of a book in the seven days up to each day; null: it, or that of another book, is unknown. */
interface BookGain {
  id: string;
  title: string;
  points: { day: string; value: number | null }[];
  /** Over the days that have shares: those that are no gaps, and on which the books gained enough together. */
  total: number;
}

const WEEK = 7;
/** The reading of the day may be of so many days before it. */
const LATEST_AGO = 1;
/** Days before the later reading at which the earlier one may be, the preferred ones first. */
const STEPS = [7, 6, 8, 5, 9];

interface BookGains {
  /** Those that gained most first; books that gained nothing on any day with shares are left out. */
  gains: BookGain[];
  /**
   * Books with snapshots whose portal publishes only the month or the year: their age in days is
   * unknown.
   */
  undated: number;
}

/**
 * Returns the weekly gains of an author’s books.
 *
 * @methodology gain-by-book
 * @title Gain of an author by book
 * @measures What each book of an author contributes to the gain of the seven days up to each day.
 * @formula gᵢ = {WEEK} · max(0, v(t₂) − v(t₁)) ÷ (t₂ − t₁)
 * @symbol v(t): reading of the main metric of book i on day t
 * @symbol t₂: the day or the day before it
 * @symbol t₁: the reading from 5 to 9 days before t₂ that is nearest to {WEEK} days before it
 * @condition A book that was published less than {WEEK} days before, and has no readings from before its
 *   publication, starts from zero. A day on which the gain of a book is unknown although it was read before and
 *   after is a gap: shares without it would be wrong.
 * @condition A day has shares only where the books gained {MIN_COUNT_FOR_SHARE} or more together.
 * @condition A loss counts as zero. Books without an exact day of publication are left out, and their number
 *   is shown.
 * @condition The newest {ALIGNED_BOOKS} books that have readings.
 * @source own
 *
 * @param aligned readings by days since publication
 * @param books with the days of their publication
 * @param days captured ones, ascending
 */
export function bookGains(aligned: Aligned, books: Books, days: readonly string[]): BookGains {
  const published = new Map(books.map(({ book, published: day }) => [book.id, day]));
  const dated = aligned.flatMap((book) => {
    const day = published.get(book.id) ?? null;
    return isDay(day) ? [{ ...book, from: day }] : [];
  });
  const gains = dated.flatMap((book): (BookGain & { gaps: Set<string> })[] => {
    const points = days.map((day) => ({ day, value: gainOn(day, book) }));
    const gaps = new Set(
      points.flatMap(({ day, value }) => (value === null && isObserved(day, book) ? [day] : [])),
    );
    const total = totalOf(points);
    return total === 0 ? [] : [{ id: String(book.id), title: book.title, points, total, gaps }];
  });
  const isKnown = (day: string) => gains.every(({ gaps }) => !gaps.has(day));
  const hasShares = days.map((day, at) => {
    const sum = gains.reduce((all, { points }) => all + (points[at]?.value ?? 0), 0);
    return isKnown(day) && sum >= MIN_COUNT_FOR_SHARE;
  });
  return {
    gains: gains
      .map(({ gaps: _, ...gain }) => ({
        ...gain,
        points: gain.points.map(({ day, value }) => ({ day, value: isKnown(day) ? value : null })),
        // Totals of other days than those of the other books would make wrong shares as well.
        total: totalOf(gain.points.filter((_point, at) => hasShares[at])),
      }))
      .filter(({ total }) => total > 0)
      .toSorted((one, other) => other.total - one.total),
    undated: aligned.filter(({ id }) => hasVagueDay(published.get(id))).length,
  };
}

const totalOf = (points: BookGain['points']): number =>
  points.reduce((sum, { value }) => sum + (value ?? 0), 0);

interface DatedReadings {
  /** The day of publication, `YYYY-MM-DD`. */
  from: string;
  /** Readings by days since publication, ascending. */
  points: readonly { age: number; value: number }[];
}

/** Returns the gain of the week up to a day; null: unknown, or the book was not out yet. */
function gainOn(day: string, { from, points }: DatedReadings): number | null {
  const readings = new Map(points.map(({ age, value }) => [age, value]));
  const dayAge = daysBetween(from, day);
  const age = readings.has(dayAge) ? dayAge : dayAge - LATEST_AGO;
  const now = readings.get(age);
  if (now === undefined) return null;
  // A book published within the week started at zero; a loss is no part of what was gained.
  if (age < WEEK && isReadFromStart(points)) return Math.max(0, now);
  const step = STEPS.find((days) => readings.has(age - days));
  const then = step === undefined ? undefined : readings.get(age - step);
  if (step === undefined || then === undefined) return null;
  return (WEEK * Math.max(0, now - then)) / step;
}

/** Whether the gain of the week up to a day should be known: the book was read before it and after it. */
function isObserved(day: string, { from, points }: DatedReadings): boolean {
  const age = daysBetween(from, day);
  const first = points[0]?.age;
  const last = points.at(-1)?.age;
  if (first === undefined || last === undefined) return false;
  return age >= (isReadFromStart(points) ? first : first + WEEK) && age <= last;
}

/** True when a book was first read in the week of its publication; before it, it had readers already. */
function isReadFromStart([first]: DatedReadings['points']): boolean {
  return first !== undefined && first.age >= 0 && first.age < WEEK;
}

const hasVagueDay = (published: string | null | undefined) =>
  published != null && !isDay(published);

/** Several books as one. */
export function together(gains: readonly BookGain[], days: readonly string[]) {
  return days.map((day, at) => {
    const known = gains.flatMap(({ points }) => points[at]?.value ?? []);
    return { day, value: known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) };
  });
}
