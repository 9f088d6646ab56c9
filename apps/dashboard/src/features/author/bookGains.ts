import type { authorBooks, authorHistory, EndpointResponse } from '@litometr/api-contract';
import { daysBetween } from '@litometr/domain';
import { isDay } from '../../domain/isDay.ts';

type Aligned = EndpointResponse<typeof authorHistory>['aligned'];
type Books = EndpointResponse<typeof authorBooks>['items'];

/**
 * The gain of a book in the seven days up to each day; null where one of the two snapshots is
 * missing.
 */
interface BookGain {
  id: string;
  title: string;
  points: { day: string; value: number | null }[];
  /** Over all days. */
  total: number;
}

const WEEK = 7;

interface BookGains {
  /** Those that gained most first; books that gained nothing on any of the days are left out. */
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
 * @formula gᵢ = max(0, v(t) − v(t − {WEEK}))
 * @symbol v(t): reading of the main metric of book i on day t
 * @condition Both days have a reading. A book that was published less than {WEEK} days before starts from
 *   zero.
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
  const gains = dated
    .flatMap(({ id, title, points, from }): BookGain[] => {
      const readings = new Map(points.map(({ age, value }) => [age, value]));
      const gainOn = (day: string): number | null => {
        const age = daysBetween(from, day);
        const now = readings.get(age);
        // A book published within the week started at zero.
        const then = age >= 0 && age < WEEK ? 0 : readings.get(age - WEEK);
        // A loss is no part of what was gained.
        return now === undefined || then === undefined ? null : Math.max(0, now - then);
      };
      const gains = days.map((day) => ({ day, value: gainOn(day) }));
      const total = gains.reduce((sum, { value }) => sum + (value ?? 0), 0);
      return total === 0 ? [] : [{ id: String(id), title, points: gains, total }];
    })
    .toSorted((one, other) => other.total - one.total);
  return { gains, undated: aligned.filter(({ id }) => hasVagueDay(published.get(id))).length };
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
