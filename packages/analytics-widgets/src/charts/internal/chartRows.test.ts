import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS, type DayPoint, timeToDay } from '../../internal/days.ts';
import { capturedDays, segment } from '../../internal/gaps.ts';
import { type ChartRow, chartRows, ownRowsOf, rowMarks } from './chartRows.ts';
import { type ChartSeries, timelineOf } from './timeline.ts';

const dayAt = (at: number) => timeToDay((10_000 + at) * DAY_MS);
/** `null` is a captured day without a value, `undefined` a day that was not captured. */
const line = (id: string, values: readonly (number | null | undefined)[]): ChartSeries => ({
  id,
  label: id,
  points: values.flatMap((value, at): DayPoint[] =>
    value === undefined ? [] : [{ day: dayAt(at), value }],
  ),
});
const rowsOf = (series: readonly ChartSeries[]) =>
  chartRows(series, timelineOf(capturedDays(series), 0, series));

/** The first and the last day of each run of values. */
function endsOf(rows: readonly ChartRow[], id: string) {
  const runs: (string | null)[][] = [[]];
  for (const row of rows) {
    if (row[id] === null) runs.push([]);
    else runs.at(-1)?.push(row.day);
  }
  return runs.filter((run) => run.length > 0).map((run) => [run[0], run.at(-1)]);
}

describe('chartRows', () => {
  it('has a row without values where days are missing, and none elsewhere', () => {
    const rows = rowsOf([line('a', [1, 2, undefined, 3]), line('b', [4, null, undefined, 5])]);
    expect(rows.map(({ day, a, b }) => [day, a, b])).toEqual([
      [dayAt(0), 1, 4],
      [dayAt(1), 2, null],
      [null, null, null],
      [dayAt(3), 3, 5],
    ]);
    expect(rows[2]?.time).toBe((10_000 + 2) * DAY_MS);
  });

  it('has a break where the period cuts a week off', () => {
    const weeks = [0, 7, 14].map((at) => ({
      day: dayAt(at),
      value: at,
      spanDays: 7,
      ...(at === 14 && { isCutOff: true }),
    }));
    const rows = rowsOf([{ id: 'a', label: 'a', points: weeks }]);
    expect(rows.map(({ a }) => a)).toEqual([0, 7, null, 14]);
  });

  it('begins and ends the runs of a long line where they do', () => {
    const value = fc.oneof(
      { weight: 400, arbitrary: fc.integer({ min: 0, max: 900 }) },
      fc.constant(null),
      fc.constant(undefined),
    );
    const values = fc.array(value, { minLength: 1001, maxLength: 2500 });
    fc.assert(
      fc.property(values, values, (one, other) => {
        const series = [line('a', one), line('b', other)];
        const rows = rowsOf(series);
        for (const { id, points } of series) {
          const expected = segment(points).map((run) => [run[0]?.day, run.at(-1)?.day]);
          expect(endsOf(rows, id)).toEqual(expected);
        }
      }),
      { numRuns: 30 },
    );
  });

  it('downsamples to about a thousand rows, with the highest value among them', () => {
    const values = Array.from({ length: 10_000 }, (_, at) => (at === 7_777 ? 5_000 : at % 91));
    const rows = rowsOf([line('a', values)]);
    expect(rows.length).toBeLessThanOrEqual(1002);
    expect(rows.some(({ a }) => a === 5_000)).toBe(true);
    const many = Array.from({ length: 10 }, (_, at) => line(`s${at}`, values));
    expect(rowsOf(many).length).toBeLessThanOrEqual(1020);
  });

  it('leaves zero and less out of a logarithmic axis', () => {
    const series = [line('a', [100, 0, -5])];
    const rows = chartRows(series, timelineOf(capturedDays(series)), { isLog: true });
    expect(rows.map(({ a }) => a)).toEqual([100, null, null]);
  });
});

describe('ownRowsOf', () => {
  const daily = line(
    'daily',
    Array.from({ length: 50 }, (_, at) => at),
  );
  const every = (days: number, missing: number) =>
    line(
      'weekly',
      Array.from({ length: 50 }, (_, at) =>
        at % days === 0 && at !== missing ? at * 10 : undefined,
      ),
    );

  it('joins the readings of a weekly line beside a daily one, and ends it where one is missing', () => {
    const weekly = every(7, 28);
    const series = [daily, weekly];
    const timeline = timelineOf(capturedDays(series), 0, series);
    expect(ownRowsOf(daily, timeline)).toBeNull();
    const own = ownRowsOf(weekly, timeline);
    expect(own?.distance).toBe(7);
    const values = own?.rows.map(({ weekly: value }) => value);
    expect(values).toEqual([0, 70, 140, 210, null, 350, 420, 490]);
    const onLog = ownRowsOf(weekly, timeline, { isLog: true });
    expect(onLog?.rows[0]?.['weekly']).toBeNull();
    expect(own?.rows[4]?.time).toBe((10_000 + 28) * DAY_MS);
  });

  it('is not needed in a chart that is read as seldom', () => {
    const weekly = every(7, -1);
    const timeline = timelineOf(capturedDays([weekly]), 0, [weekly]);
    expect(ownRowsOf(weekly, timeline)).toBeNull();
  });
});

describe('rowMarks', () => {
  it('marks the end and values without a neighbour, or every value', () => {
    const rows = rowsOf([line('a', [1, null, 2, 3, undefined, 4, 5, null])]);
    expect(rowMarks(rows, 'a').map(({ value }) => value)).toEqual([1, 5]);
    expect(rowMarks(rows, 'a', true).map(({ value }) => value)).toEqual([1, 2, 3, 4, 5]);
  });
});
