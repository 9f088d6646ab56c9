import { estimateInterval } from '../../statistics/estimateInterval.ts';

/** The gain after a new chapter of a book: of its day and the next. */
export interface ChapterGain {
  /** Monday is 1. */
  weekday: number;
  gain: number;
}

/** Of the chapters of a day of the week. */
export interface WeekdayEffect {
  weekday: number;
  chapters: number;
  /** Books with such chapters. */
  n: number;
  /** Geometric mean over the books, with its interval; null of fewer than eight. */
  ratio: { value: number; low: number; high: number } | null;
}

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];
/** Chapters that a book needs for its own mean. */
const MIN_CHAPTERS = 5;
/** Books that a day of the week needs. */
const MIN_BOOKS = 8;
/** Added to means, so that a gain of zero has a logarithm. */
const CONTINUITY = 0.5;

const meanOf = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * The logarithms of what a book gains after the chapters of each day of the week, less their mean: a mean
 * of logarithms lies below the logarithm of a mean, so nothing else compares without a bias.
 */
function logRatiosOf(chapters: readonly ChapterGain[]): Map<number, number> {
  const logs = [...Map.groupBy(chapters, ({ weekday }) => weekday)].map(
    ([weekday, own]) =>
      [weekday, Math.log(Math.max(0, meanOf(own.map(({ gain }) => gain))) + CONTINUITY)] as const,
  );
  const mean = meanOf(logs.map(([, log]) => log));
  return new Map(logs.map(([weekday, log]) => [weekday, log - mean]));
}

/**
 * Returns, for each day of the week, how much books gain after a chapter of that day, compared with the
 * days of the week on which their own chapters come out.
 *
 * @methodology chapter-weekdays
 * @title Gain after a chapter, by day of the week
 * @measures How many times more a book gains on the day of a new chapter and the day after it, where the
 *   chapter came out on one day of the week, than on the average of the days of the week of its chapters.
 * @unit ratio
 * @formula W = exp(mean (ln(g + ½) − h))
 * @symbol g: mean gain of a book, over the two days, after its chapters of that day of the week
 * @symbol h: mean of ln(g + ½) of the same book over the days of the week of its chapters
 * @symbol mean: over the books of the list
 * @condition Counts the {CHAPTER_DAYS} days up to the shown one and books with {MIN_CHAPTERS} or more chapters, on
 *   two or more days of the week, whose two gains are known. Days that were captured in part do not count.
 * @condition Unknown where fewer than {MIN_BOOKS} books have chapters of that day of the week, and on portals
 *   whose main metric is rounded.
 * @condition The 95 % interval by Student's t on the logarithms holds for all seven days at once (Bonferroni).
 *   A day is named as the best only if its interval lies above 1.
 * @condition A day of the week on which more is read anyway has this advantage here, too.
 * @source Student (1908). The probable error of a mean. Biometrika 6(1), 1–25. doi:10.1093/biomet/6.1.1
 *
 * @example
 * // Ten books that gain 30 after each of three chapters of a Sunday and 10 after each of three of a Monday
 * weekdayEffects(books)[6] // { weekday: 7, chapters: 30, n: 10, ratio: { value: 1.70, low: 1.70, high: 1.70 } }
 */
export function weekdayEffects(books: readonly (readonly ChapterGain[])[]): WeekdayEffect[] {
  const counted = books.filter(
    (chapters) =>
      chapters.length >= MIN_CHAPTERS && new Set(chapters.map(({ weekday }) => weekday)).size > 1,
  );
  const ratios = counted.map(logRatiosOf);
  return WEEKDAYS.map((weekday) => {
    const logs = ratios.flatMap((ratio) => ratio.get(weekday) ?? []);
    const chapters = counted.flat().filter((chapter) => chapter.weekday === weekday).length;
    return { weekday, chapters, n: logs.length, ratio: ratioOf(logs) };
  });
}

function ratioOf(logs: readonly number[]): WeekdayEffect['ratio'] {
  const n = logs.length;
  if (n < MIN_BOOKS) return null;
  const value = meanOf(logs);
  const variance = logs.reduce((sum, log) => sum + (log - value) ** 2, 0) / (n - 1);
  const interval = estimateInterval(
    { value, standardError: Math.sqrt(variance / n), freedom: n - 1 },
    WEEKDAYS.length,
  );
  return {
    value: Math.exp(value),
    low: Math.exp(interval.low),
    high: Math.exp(interval.high),
  };
}

/**
 * Returns the day of the week with the highest ratio of those whose interval lies above 1; null without.
 *
 * @methodology-part chapter-weekdays
 */
export function bestWeekday(effects: readonly WeekdayEffect[]): number | null {
  const [best] = effects
    .flatMap(({ weekday, ratio }) =>
      ratio === null || ratio.low <= 1 ? [] : [{ weekday, ...ratio }],
    )
    .toSorted((a, b) => b.value - a.value);
  return best?.weekday ?? null;
}
