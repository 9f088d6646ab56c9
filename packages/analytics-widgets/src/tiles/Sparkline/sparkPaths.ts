import { type DayPoint, dayToTime } from '../../internal/days.ts';
import { type Mark, segment } from '../../internal/gaps.ts';

export interface SparkBox {
  width: number;
  height: number;
  /** Room around the line, so that its ends are not cut. */
  inset: number;
  /** Ranks: the first place is on top. */
  inverted: boolean;
}

export interface SparkPaths {
  /** One path a run; a run of one day is a dot. */
  lines: string[];
  dots: { x: number; y: number }[];
  /** The last value, where the eye ends; null without any. */
  end: { x: number; y: number } | null;
  /** Where a day of the line stands. */
  xOf: (day: string) => number;
}

/** Drawings of a few dozen pixels: a tenth of one is finer than a screen. */
const tenths = (value: number) => Math.round(value * 10) / 10;

/** The line of a sparkline. It breaks at missing days and at nulls. */
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
  // Straight from mark to mark: a library of shapes would come with every page for this line alone.
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
