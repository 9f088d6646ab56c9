import { type DayPoint, dayToTime } from '../../internal/days.ts';
import { type Mark, segment } from '../../internal/gaps.ts';

export interface SparkBox {
  width: number;
  height: number;
  /** Padding around the line, so that its ends are not clipped. */
  inset: number;
  /** Ranks: 1 is on top. */
  inverted: boolean;
}

export interface SparkPaths {
  /** One path per run; a run of one day is a dot. */
  lines: string[];
  dots: { x: number; y: number }[];
  /** Position of the last value; null without values. */
  end: { x: number; y: number } | null;
  /** Returns the horizontal position of a day on the line. */
  xOf: (day: string) => number;
}

/** Rounds to tenths of a pixel, which is finer than a screen shows. */
const tenths = (value: number) => Math.round(value * 10) / 10;

/** Returns the paths of a sparkline, which breaks at missing days and at nulls. */
export function sparkPaths(points: readonly DayPoint[], box: SparkBox): SparkPaths {
  const runs = segment(points);
  const marks = runs.flat();
  const first = points[0];
  const last = points.at(-1);
  if (marks.length === 0 || !first || !last)
    return { lines: [], dots: [], end: null, xOf: () => 0 };

  const from = dayToTime(first.day);
  const span = dayToTime(last.day) - from;
  const values = marks.map(({ value }) => value);
  const low = Math.min(...values);
  const range = Math.max(...values) - low;
  const wide = box.width - 2 * box.inset;
  const high = box.height - 2 * box.inset;
  const at = (time: number) => box.inset + (span === 0 ? wide : ((time - from) / span) * wide);
  const x = ({ time }: Mark) => at(time);
  const y = ({ value }: Mark) => {
    const share = range === 0 ? 0.5 : (value - low) / range;
    return box.inset + (box.inverted ? share : 1 - share) * high;
  };
  // Straight segments: a shape library would be loaded on every page for this line alone.
  const draw = (run: readonly Mark[]) =>
    `M${run.map((mark) => `${tenths(x(mark))},${tenths(y(mark))}`).join('L')}`;
  const end = marks.at(-1);
  return {
    lines: runs.filter((run) => run.length > 1).map(draw),
    dots: runs.flatMap((run) =>
      run.length === 1 && run[0] ? [{ x: x(run[0]), y: y(run[0]) }] : [],
    ),
    end: end ? { x: x(end), y: y(end) } : null,
    xOf: (day) => at(dayToTime(day)),
  };
}
