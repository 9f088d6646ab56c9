import { DAY_MS, type DayPoint, dayToTime } from '../../internal/days.ts';
import { findGaps, type Gap } from '../../internal/gaps.ts';

/** One line of a chart. */
export interface ChartSeries {
  id: string;
  label: string;
  /** Captured days, ascending; a day without a value is null, a day not captured is absent. */
  points: readonly DayPoint[];
}

/** The days of a chart: those that were captured, and the gaps between them. */
export interface Timeline {
  days: readonly string[];
  times: readonly number[];
  gaps: readonly Gap[];
  /** Part of a day that a mark takes on each side of its day: bars have width, lines none. */
  pad: number;
  /** Where the axis begins and ends, in milliseconds. */
  domain: [number, number];
}

/** `pad` opens the axis by a part of a day at both ends: bars need it, lines do not. */
export function timelineOf(days: readonly string[], pad = 0): Timeline {
  const times = days.map(dayToTime);
  const first = times[0] ?? 0;
  const last = times.at(-1) ?? first;
  // One day has no extent: it stands in the middle of its own.
  const room = first === last ? Math.max(pad, 0.5) : pad;
  return {
    days,
    times,
    gaps: findGaps(days),
    pad,
    domain: [first - room * DAY_MS, last + room * DAY_MS],
  };
}

/** A row for the drawing library: the time and the value of each series by its id. */
export interface ChartRow {
  time: number;
  values: Readonly<Record<string, number | null>>;
}

/**
 * One row a captured day, and one without values within each gap: it is what keeps the library from
 * joining the days on both sides.
 */
export function chartRows(series: readonly ChartSeries[], timeline: Timeline): ChartRow[] {
  const byDay = new Map<string, Record<string, number | null>>(
    timeline.days.map((day) => [day, {}]),
  );
  for (const { id, points } of series) {
    for (const { day, value } of points) {
      const values = byDay.get(day);
      if (values) values[id] = value;
    }
  }
  const rows: ChartRow[] = timeline.days.map((day) => ({
    time: dayToTime(day),
    values: byDay.get(day) ?? {},
  }));
  const breaks = timeline.gaps.map(({ from }): ChartRow => ({ time: dayToTime(from), values: {} }));
  return [...rows, ...breaks].sort((a, b) => a.time - b.time);
}

/** The value of each series on a day; absent points and nulls are both null. */
export function valuesOn(series: readonly ChartSeries[], day: string): (number | null)[] {
  return series.map(({ points }) => points.find((point) => point.day === day)?.value ?? null);
}
