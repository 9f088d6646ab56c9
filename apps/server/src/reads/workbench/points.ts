import type { TrendFunction, TrendPoint } from '@litometr/api-contract';
import { daysBetween, weekdayOf } from '@litometr/domain';
import { medianOf } from '../../statistics/medianOf.ts';
import { coveredDays } from '../formulas/wholeSteps.ts';
import type { Bucket } from './buckets.ts';

/** The figures of a group on a captured day: of gains, the steps that end on it and lie in its bucket. */
export interface DayFigure {
  day: string;
  value: number | null;
  n: number;
  /** Of the longest step; 1 of a stock or level. */
  days: number;
  /** The days of the books' steps, added up. */
  book_days: number;
  median: number | null;
}

export interface AggregationOptions {
  fn: TrendFunction;
  /** A stock has a value on a day; a flow is the change on the day. */
  isStock: boolean;
  buckets: readonly Bucket[];
  /** Sums of all groups by bucket, for shares. */
  bucketTotals?: readonly (number | null)[];
}

/** Days of seven that a seven-day mean needs. */
const MIN_WEEK_DAYS = 4;

/**
 * Returns the figures of a bucket that have a value.
 *
 * @methodology-part workbench-functions
 */
export function figuresIn(figures: readonly DayFigure[], { from, to }: Bucket): DayFigure[] {
  return figures.filter(({ day, value }) => value !== null && day >= from && day <= to);
}

const total = (figures: readonly DayFigure[]) =>
  figures.reduce((sum, { value }) => sum + (value ?? 0), 0);

/**
 * The sum of a bucket (of a stock: the mean of its days); null without a known day.
 *
 * @methodology-part workbench-functions
 */
export function bucketSum(
  figures: readonly DayFigure[],
  bucket: Bucket,
  isStock: boolean,
): number | null {
  const steps = figuresIn(figures, bucket);
  if (steps.length === 0) return null;
  return isStock ? total(steps) / steps.length : total(steps);
}

function meanOf(steps: readonly DayFigure[], isStock: boolean): number | null {
  if (steps.length === 0) return null;
  if (isStock) return total(steps) / steps.length;
  const bookDays = steps.reduce((sum, { book_days }) => sum + book_days, 0);
  return bookDays === 0 ? null : total(steps) / bookDays;
}

/**
 * @methodology week-mean
 * @title Seven-day mean
 * @measures Mean of the daily sums of the seven days up to a day. It removes the rhythm of the week.
 * @formula x̄ = Σ xᵢ ÷ k
 * @symbol xᵢ: sums of the days with a value
 * @symbol k: their number among the seven days
 * @condition Unknown for fewer than {MIN_WEEK_DAYS} days with a value.
 * @source own
 */
function weekMean(figures: readonly DayFigure[], day: string): number | null {
  const week = figures.filter((figure) => {
    const ago = daysBetween(figure.day, day);
    return ago >= 0 && ago < 7 && figure.value !== null;
  });
  return week.length < MIN_WEEK_DAYS ? null : total(week) / week.length;
}

/**
 * Returns the points of a line in one of the functions of the workbench.
 *
 * @methodology workbench-functions
 * @title Functions of the detailed trends
 * @measures How the readings of a point of the line become one number.
 * @condition Sum: the steps that lie in the point. Of a stock or level: the mean of its days.
 * @condition Mean: the sum ÷ (book-days of these steps), the gain of one book in one day.
 * @condition Median: over the gains of the books in one day, of the main metric; changes below the rounding
 *   step are left out.
 * @condition Number of books: the most books with a step that ends on one of the days.
 * @condition Cumulative: the running sum from the beginning of the period. A gap stays a gap, and the line
 *   continues from the value before it.
 * @condition Share: the sum ÷ the sum over all groups. A book of several groups counts in each of them.
 * @source own
 */
export function pointsOf(figures: readonly DayFigure[], options: AggregationOptions): TrendPoint[] {
  const { fn, isStock, buckets, bucketTotals } = options;
  const points = buckets.map((bucket, at): TrendPoint => {
    const steps = figuresIn(figures, bucket);
    const sum = bucketSum(figures, bucket, isStock);
    const values: Record<TrendFunction, number | null> = {
      sum,
      index: sum,
      cumulative: sum,
      mean: fn === 'mean' ? meanOf(steps, isStock) : null,
      median: steps[0]?.median ?? null,
      count: steps.length === 0 ? null : Math.max(...steps.map(({ n }) => n)),
      week_mean: fn === 'week_mean' ? weekMean(figures, bucket.to) : null,
      share: sum === null ? null : ratio(sum, bucketTotals?.[at] ?? null),
    };
    return {
      day: bucket.from,
      value: values[fn],
      n: Math.max(0, ...steps.map(({ n }) => n)),
      knownDays: coveredDays(steps),
      days: bucket.days,
      complete: bucket.complete,
      odd: false,
    };
  });
  if (fn === 'cumulative') return runningTotals(points);
  if (fn === 'index') return indexed(points);
  return fn === 'sum' && !isStock ? withOddDays(points) : points;
}

const ratio = (part: number, whole: number | null) =>
  whole === null || whole === 0 ? null : part / whole;

/** A gap stays a gap; the line goes on from where it was. */
function runningTotals(points: readonly TrendPoint[]): TrendPoint[] {
  let sum = 0;
  return points.map((point) => {
    if (point.value === null) return point;
    sum += point.value;
    return { ...point, value: sum };
  });
}

/**
 * @methodology index
 * @title Index
 * @measures A line in per cent of its beginning, to compare lines of different size.
 * @formula I = 100 · x ÷ x₀
 * @symbol x: value of the point
 * @symbol x₀: the first value above zero of a complete point; without one the first value above zero
 * @condition Unknown where no value of the period is above zero.
 * @source own
 */
function indexed(points: readonly TrendPoint[]): TrendPoint[] {
  const aboveZero = points.filter(({ value }) => value !== null && value > 0);
  // The sum of a bucket that the period cuts off would raise all others.
  const base = (aboveZero.find(({ complete }) => complete) ?? aboveZero[0])?.value ?? null;
  return points.map((point) => ({
    ...point,
    value: point.value === null || base === null ? null : (point.value / base) * 100,
  }));
}

/** Minimum number of values on the same weekday that a day is compared with. */
const MIN_SAME_WEEKDAYS = 4;
const ODD_Z = 3.5;
/** Makes the median of distances comparable with a standard deviation. */
const MAD_SCALE = 1.4826;

/**
 * Marks the odd days of a line of daily sums.
 *
 * @methodology odd-days
 * @title Odd days
 * @measures Days that differ clearly from the same days of the week. A mark invites a closer look and proves
 *   nothing.
 * @formula |x − m| ÷ ({MAD_SCALE} · MAD) > {ODD_Z}
 * @symbol x: sum of the day
 * @symbol m: median of the same days of the week in the period
 * @symbol MAD: median of the distances |x − m| of these days; the factor makes it comparable with a standard
 *   deviation
 * @condition Only daily sums of gains are marked. At least {MIN_SAME_WEEKDAYS} such days are needed, and a MAD
 *   above zero.
 * @source Iglewicz, B., Hoaglin, D. C. (1993). How to Detect and Handle Outliers. ASQC Quality Press.
 */
function withOddDays(points: readonly TrendPoint[]): TrendPoint[] {
  if (points.some(({ days }) => days > 1)) return [...points];
  const groups = Map.groupBy(
    points.filter(({ value }) => value !== null),
    ({ day }) => weekdayOf(day),
  );
  return points.map((point) => {
    const values = (groups.get(weekdayOf(point.day)) ?? []).map(({ value }) => value ?? 0);
    const middle = medianOf(values);
    if (point.value === null || middle === null || values.length < MIN_SAME_WEEKDAYS) return point;
    const spread = (medianOf(values.map((value) => Math.abs(value - middle))) ?? 0) * MAD_SCALE;
    return { ...point, odd: spread > 0 && Math.abs(point.value - middle) / spread > ODD_Z };
  });
}
