import { CADENCE_WEEKS, type Cadence } from '@litometr/api-contract';
import { daysBetween } from '@litometr/domain';

/** Chapters published on a day; `chars` null where the size of any is unknown. */
export interface ChapterDay {
  day: string;
  chapters: number;
  chars: number | null;
}

const WEEK = 7;

/**
 * Returns the cadence of an author from the days of the chapters.
 *
 * @methodology cadence
 * @title Cadence of an author
 * @measures How regularly the books of an author are continued, over the {CADENCE_WEEKS} weeks up to the data
 *   day. An update is a day on which a chapter of any book came out.
 * @formula f = u ÷ {CADENCE_WEEKS}, r = w ÷ {CADENCE_WEEKS}, z = Z ÷ (7 · {CADENCE_WEEKS})
 * @symbol f, u: updates a week, from the number of updates
 * @symbol r, w: regularity, from the number of weeks with an update
 * @symbol z, Z: characters a day, from the characters of the chapters
 * @condition Weeks are counted back from the data day.
 * @condition Unknown without a dated chapter. Characters a day are unknown where the size of any chapter is.
 * @worked In the last week chapters of 9,000 characters on three days, a week earlier two chapters of 6,000
 *   on one day, nothing before: 4 updates are 0.33 a week, two weeks of twelve are a regularity of 0.17, and
 *   39,000 ÷ 84 are 464 characters a day.
 * @source own
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
