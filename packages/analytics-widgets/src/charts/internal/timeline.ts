import { bisector } from 'd3-array';
import { DAY_MS, type DayPoint, dayToTime, timeToDay } from '../../internal/days.ts';
import {
  findGaps,
  type Gap,
  type PointSpans,
  type Spacing,
  spacingOf,
} from '../../internal/gaps.ts';
import { dayNumbersOf } from '../../internal/lineNumbers.ts';
import type { DayStyle, Formats } from '../../provider/formats.ts';

/** One line of a chart. */
export interface ChartSeries {
  id: string;
  label: string;
  /**
   * `comparison`: another period over this one, with its points on the days that they are compared
   * with. Rendered thin and dashed in the hue of `of`, the id of its counterpart.
   */
  comparison?: { of: string };
  /**
   * Lower or upper bound of the values of series `of`. Two such series are rendered as a band in
   * its hue and announced together with it.
   */
  bound?: { of: string; side: 'low' | 'high' };
  /** The remainder of the other series: grey, and not counted among the hues. */
  isRest?: boolean;
  /** Captured days, ascending; a day without a value is null, a day not captured is absent. */
  points: readonly DayPoint[];
}

/** The days of a chart: those that were captured, and the gaps between them. */
export interface Timeline extends Spacing {
  days: readonly string[];
  /** Midnights of the days, in milliseconds. */
  times: Float64Array;
  gaps: readonly Gap[];
  /** Part of a day that a mark covers on each side of its day: bars have width, lines none. */
  pad: number;
  /** First and last value of the axis, in milliseconds. */
  domain: [number, number];
}

/**
 * @param pad opens the axis by a part of a day at both ends: bars need it, lines do not
 * @param series whose points may cover more than a day each
 */
export function timelineOf(
  days: readonly string[],
  pad = 0,
  series: readonly ChartSeries[] = [],
): Timeline {
  const spacing = spacingOf(days, series);
  const { times } = dayNumbersOf(days);
  const first = times[0] ?? 0;
  const last = times.at(-1) ?? first;
  // One day has no extent: it is centred.
  const room = first === last ? Math.max(pad, 0.5) : pad;
  return {
    days,
    times,
    gaps: findGaps(days, spacing),
    ...spacing,
    pad,
    domain: [first - room * DAY_MS, last + room * DAY_MS],
  };
}

/** Returns the last day that a point covers. */
export function lastDayOf(day: string, spans: PointSpans | null): string {
  const covered = (spans?.get(day) ?? 1) - 1;
  return covered === 0 ? day : timeToDay(dayToTime(day) + covered * DAY_MS);
}

/** Returns the name of a point: its day, or the days of its week or month. */
export function pointName(
  { formats, spans }: { formats: Formats; spans: PointSpans | null },
  day: string,
  style: DayStyle = 'medium',
): string {
  const last = lastDayOf(day, spans);
  if (last === day) return formats.formatDay(day, style);
  return formats.formatDays(day, last, style === 'weekday' ? 'medium' : style);
}

/** Returns the days between two indexes, as text. */
export const spanText = (
  { days, spans }: Pick<Timeline, 'days' | 'spans'>,
  { from, to }: { from: number; to: number },
  formats: Formats,
): string => formats.formatDays(days[from] ?? '', lastDayOf(days[to] ?? '', spans), 'short');

/** Returns the value of a series on a day; null for an absent point and for a null. */
export function valueOn({ points }: ChartSeries, day: string): number | null {
  return pointOn(points, day)?.value ?? null;
}

/** Finds the point of a day by binary search; undefined where the series has none. */
export function pointOn(points: readonly DayPoint[], day: string): DayPoint | undefined {
  const point = points[byDay.left(points, day)];
  return point?.day === day ? point : undefined;
}

const byDay = bisector((point: DayPoint) => point.day);

/**
 * Returns the value of each series on a day. Most series share the same days, so the index found in
 * the first one is tried for the others.
 */
export function valuesOn(series: readonly ChartSeries[], day: string): (number | null)[] {
  let at = 0;
  return series.map(({ points }) => {
    if (points[at]?.day !== day) at = byDay.left(points, day);
    const point = points[at];
    return point?.day === day ? point.value : null;
  });
}
