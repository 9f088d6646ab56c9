import { DAY_MS, type DayPoint } from '../../internal/days.ts';
import { spacingOf } from '../../internal/gaps.ts';
import { dayNumbersOf, numbersOf } from '../../internal/lineNumbers.ts';
import { lttb } from './lttb.ts';
import { type ChartSeries, type Timeline, timelineOf } from './timeline.ts';

/**
 * One row of a chart's `data`: a captured day with the value of each series under its id. A row
 * without a day is a break between two days that no line may join.
 */
export interface ChartRow {
  /** Milliseconds since 1970; `dataKey` of the time axis. */
  time: number;
  day: string | null;
  [series: string]: number | string | null;
}

/** More rows per line are not visible on any screen. */
const ROW_LIMIT = 1000;
/** Minimum number of rows that each of many lines selects. */
const MIN_ROWS_PER_LINE = 100;

export interface ChartRowsOptions {
  /** A logarithmic axis cannot show zero and less: such values break the line. */
  isLog?: boolean;
}

/**
 * Builds the rows of a chart over days. Longer series are downsampled to a thousand rows by LTTB.
 * The one rule for gaps is here: a missing day, a day without a value, and a week or month that the
 * period cuts off end a line.
 */
export function chartRows(
  series: readonly ChartSeries[],
  timeline: Timeline,
  { isLog = false }: ChartRowsOptions = {},
): ChartRow[] {
  const { days, times } = timeline;
  const rowAt = selectedDays(series, days);
  const lines = series.map(({ id, points }) => ({ id, valueAt: valueReader(points, days) }));
  const breaks = breaksBefore(series, timeline);
  const rows: ChartRow[] = [];
  let next = 0;
  for (const at of rowAt) {
    const time = times[at] ?? 0;
    while (next < breaks.length && (breaks[next] ?? 0) <= at) {
      const end = breaks[next] ?? 0;
      const middle = ((times[end - 1] ?? 0) + (times[end] ?? 0)) / 2;
      const row: ChartRow = { time: middle, day: null };
      for (const { id } of lines) row[id] = null;
      rows.push(row);
      next += 1;
    }
    const row: ChartRow = { time, day: days[at] ?? null };
    for (const { id, valueAt } of lines) {
      const value = valueAt(at);
      row[id] = Number.isNaN(value) || (isLog && value <= 0) ? null : value;
    }
    rows.push(row);
  }
  return rows;
}

/** Returns a function that reads a series' value by the index of a day; NaN where it has none. */
function valueReader(points: readonly DayPoint[], days: readonly string[]) {
  const line = numbersOf(points);
  if (line.days === days) return (at: number) => line.values[at] ?? Number.NaN;
  const byDay = new Map(line.days.map((day, at) => [day, line.values[at] ?? Number.NaN]));
  return (at: number) => byDay.get(days[at] ?? '') ?? Number.NaN;
}

/** Returns the indexes of the days that become rows, ascending. */
function selectedDays(series: readonly ChartSeries[], days: readonly string[]): number[] {
  if (days.length <= ROW_LIMIT) return [...days.keys()];
  const most = Math.max(MIN_ROWS_PER_LINE, Math.floor(ROW_LIMIT / Math.max(1, series.length)));
  const selected = new Set<number>();
  let indexes: ReadonlyMap<string, number> | null = null;
  for (const { points } of series) {
    const line = numbersOf(points);
    const { times } = dayNumbersOf(line.days);
    if (line.days !== days) indexes ??= new Map(days.map((day, at) => [day, at]));
    const indexOf = (at: number) =>
      line.days === days ? at : (indexes?.get(line.days[at] ?? '') ?? 0);
    for (const { from, to } of runsOf(points)) {
      // Each run gets its share of the line's rows.
      const share = Math.round(((to - from) / line.count) * most);
      const values = line.values.subarray(from, to);
      for (const at of lttb(times.subarray(from, to), values, share)) {
        selected.add(indexOf(from + at));
      }
      // Rows for the days around a run, which have no value of it, end the line where the run ends.
      if (indexOf(from) > 0) selected.add(indexOf(from) - 1);
      if (indexOf(to - 1) < days.length - 1) selected.add(indexOf(to - 1) + 1);
    }
  }
  return [...selected].sort((a, b) => a - b);
}

/** Returns the runs of values of a line by their indexes, `to` excluded; a missing day ends one. */
function runsOf(points: readonly DayPoint[]): { from: number; to: number }[] {
  const { days, values, count } = numbersOf(points);
  const { times, isContiguous } = dayNumbersOf(days);
  if (isContiguous && count === days.length) return [{ from: 0, to: count }];
  const runs: { from: number; to: number }[] = [];
  let from = -1;
  for (let at = 0; at <= values.length; at += 1) {
    const isMissing = Number.isNaN(values[at] ?? Number.NaN);
    const before = points[at - 1];
    const room = (before?.spanDays ?? 1) * DAY_MS;
    const isApart =
      (times[at] ?? 0) - (times[at - 1] ?? 0) > room ||
      before?.isCutOff === true ||
      points[at]?.isCutOff === true;
    if (from >= 0 && (isMissing || isApart)) {
      runs.push({ from, to: at });
      from = -1;
    }
    if (from < 0 && !isMissing) from = at;
  }
  return runs;
}

/** Returns the indexes of the days that no line may reach from the day before. */
function breaksBefore(series: readonly ChartSeries[], timeline: Timeline): number[] {
  const { days, gaps } = timeline;
  const ends = new Set(gaps.map(({ before }) => before));
  const cutOff = new Set(series.flatMap(({ points }) => numbersOf(points).cutOff));
  if (ends.size === 0 && cutOff.size === 0) return [];
  return [...days.keys()].filter((at) => {
    const day = days[at] ?? '';
    return at > 0 && (ends.has(day) || cutOff.has(day) || cutOff.has(days[at - 1] ?? ''));
  });
}

/** The rows of a line alone, and how many days they are apart as a rule. */
interface OwnRows {
  rows: ChartRow[];
  distance: number;
}

/**
 * Returns the rows of a line that is read less often than the others of its chart: it goes from reading to reading
 * and ends where one of its own is missing. Null where the rows of the chart are right for it.
 */
export function ownRowsOf(
  one: ChartSeries,
  timeline: Timeline,
  options?: ChartRowsOptions,
): OwnRows | null {
  const { days } = numbersOf(one.points);
  const { distance } = spacingOf(days, [one]);
  if (distance <= timeline.distance) return null;
  return { rows: chartRows([one], timelineOf(days, 0, [one]), options), distance };
}

/** A value of a line that has a mark of its own. */
export interface RowMark {
  time: number;
  day: string;
  value: number;
}

/**
 * Returns the values of a series to mark: those without a neighbour, which no line shows, and the
 * last one; with `every` all of them.
 */
export function rowMarks(rows: readonly ChartRow[], id: string, every = false): RowMark[] {
  const valueAt = (at: number) => {
    const value = rows[at]?.[id];
    return typeof value === 'number' ? value : null;
  };
  const last = rows.findLastIndex((_, at) => valueAt(at) !== null);
  return rows.flatMap(({ time, day }, at) => {
    const value = valueAt(at);
    if (value === null || day === null) return [];
    const isLone = valueAt(at - 1) === null && valueAt(at + 1) === null;
    return every || isLone || at === last ? [{ time, day, value }] : [];
  });
}
