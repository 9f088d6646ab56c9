import { CADENCE_WEEKS, type Cadence } from '@litometr/api-contract';
import { daysBetween } from '../readings.ts';

/** The chapters that came out on a day; `chars` null where the size of any is not told. */
export interface ChapterDay {
  day: string;
  chapters: number;
  chars: number | null;
}

const WEEK = 7;

/**
 * «Каденция»: how an author's books go on, over the twelve weeks up to the data day, both counted
 * back from it. An update is a day on which a chapter of any of the books came out:
 * `per_week` = updates ÷ 12, `regularity` = weeks with an update ÷ 12, `chars_per_day` = the
 * characters of the chapters ÷ 84, null without the size of each.
 *
 * Of an author without a dated chapter it is not asked: nothing is known, in place of no updates.
 *
 * Example: in the last week chapters of 9,000 characters on three days, a week earlier two of 6,000
 * on one day, nothing before: 4 updates are 0.33 a week, two weeks of twelve a regularity of 0.17,
 * 39,000 ÷ 84 = 464 characters a day.
 */
export function cadenceOf(days: readonly ChapterDay[], asof: string): Cadence {
  const recent = days.filter(({ day }) => {
    const ago = daysBetween(day, asof);
    return ago >= 0 && ago < CADENCE_WEEKS * WEEK;
  });
  const weeks = new Set(recent.map(({ day }) => Math.floor(daysBetween(day, asof) / WEEK)));
  const sizes = recent.flatMap(({ chars }) => chars ?? []);
  const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
  return {
    updates: recent.length,
    chapters: sum(recent.map(({ chapters }) => chapters)),
    per_week: recent.length / CADENCE_WEEKS,
    regularity: weeks.size / CADENCE_WEEKS,
    chars_per_day: sizes.length < recent.length ? null : sum(sizes) / (CADENCE_WEEKS * WEEK),
  };
}
