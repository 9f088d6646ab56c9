import { bisector } from 'd3-array';
import { DAY_MS, type DayPoint, dayToTime, timeToDay } from '../../internal/days.ts';
import { findGaps, type Gap, type PointSpans, pointSpans } from '../../internal/gaps.ts';
import { timesOf } from '../../internal/lineNumbers.ts';
import type { DayStyle, Formats } from '../../provider/formats.ts';

/** One line of a chart. */
export interface ChartSeries {
  id: string;
  label: string;
  /**
   * `comparison`: another period laid over this one, its points standing on the days that they are
   * compared with. Drawn thin and dashed in the hue of `of`, the id of its counterpart.
   */
  comparison?: { of: string };
  /**
   * How far down or up the value of the series `of` may lie: two such series are drawn as a band in
   * its hue, and told with it.
   */
  bound?: { of: string; side: 'low' | 'high' };
  /** All that the other series leave: grey, and not counted among the hues. */
  isRest?: boolean;
  /** Captured days, ascending; a day without a value is null, a day not captured is absent. */
  points: readonly DayPoint[];
}

/** The days of a chart: those that were captured, and the gaps between them. */
export interface Timeline {
  days: readonly string[];
  /** Midnights of the days, in milliseconds. */
  times: Float64Array;
  gaps: readonly Gap[];
  /** Days that the points cover, where they are weeks or months. */
  spans: PointSpans | null;
  /** Part of a day that a mark takes on each side of its day: bars have width, lines none. */
  pad: number;
  /** Where the axis begins and ends, in milliseconds. */
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
  const spans = pointSpans(series);
  const times = timesOf(days);
  const first = times[0] ?? 0;
  const last = times.at(-1) ?? first;
  // One day has no extent: it stands in the middle of its own.
  const room = first === last ? Math.max(pad, 0.5) : pad;
  return {
    days,
    times,
    gaps: findGaps(days, spans),
    spans,
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

/** The days from one index to another, in words. */
export const spanText = (
  { days, spans }: Pick<Timeline, 'days' | 'spans'>,
  { from, to }: { from: number; to: number },
  formats: Formats,
): string => formats.formatDays(days[from] ?? '', lastDayOf(days[to] ?? '', spans), 'short');

/** The value of a series on a day; an absent point and a null are both null. */
export function valueOn({ points }: ChartSeries, day: string): number | null {
  return pointOn(points, day)?.value ?? null;
}

/** The point of a day, found by halves; undefined where the series has none. */
export function pointOn(points: readonly DayPoint[], day: string): DayPoint | undefined {
  const point = points[byDay.left(points, day)];
  return point?.day === day ? point : undefined;
}

const byDay = bisector((point: DayPoint) => point.day);

/** The value of each series on a day. Most stand on the same days: it is found in the first one. */
export function valuesOn(series: readonly ChartSeries[], day: string): (number | null)[] {
  let at = 0;
  return series.map(({ points }) => {
    if (points[at]?.day !== day) at = byDay.left(points, day);
    const point = points[at];
    return point?.day === day ? point.value : null;
  });
}
