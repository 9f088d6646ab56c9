import { median, pairs } from 'd3-array';

/**
 * A step this many times the usual one is a gap: one missing day among days, but not the steps of
 * weekly data.
 */
const HOLE_STEP_RATIO = 1.5;

/**
 * Splits points over an age into runs that a line may join: at gaps, and at points without a value.
 * The spacing of ages is up to the caller, so a gap is a step that is wider than usual.
 */
export function ageRuns<Point extends { age: number }>(
  points: readonly Point[],
  hasValue: (point: Point) => boolean,
): Point[][] {
  const ends = new Set(ageHoles(points.map(({ age }) => age)).map(([after]) => after));
  const runs: Point[][] = [];
  let run: Point[] = [];
  const close = () => {
    if (run.length > 0) runs.push(run);
    run = [];
  };
  for (const point of points) {
    if (hasValue(point)) run.push(point);
    else close();
    if (ends.has(point.age)) close();
  }
  close();
  return runs;
}

/** Returns the width of a step between ascending ages from which on it is a gap. */
function gapWidth(ages: readonly number[]): number {
  return (median(pairs(ages), ([from, to]) => to - from) ?? 0) * HOLE_STEP_RATIO;
}

/**
 * Returns the ages before and after each gap, a step between ascending ages that is wider than
 * usual.
 */
export function ageHoles(ages: readonly number[]): [after: number, before: number][] {
  const width = gapWidth(ages);
  return pairs(ages).filter(([from, to]) => to - from > width);
}

/**
 * Returns the gaps in the ages of several lines together: nothing was read where each line that goes on,
 * with a spacing of its own, should have been.
 *
 * @param lines ascending ages of each line
 */
export function sharedAgeHoles(
  lines: readonly (readonly number[])[],
): [after: number, before: number][] {
  const spans = lines.map((ages) => ({
    first: ages[0] ?? Infinity,
    last: ages.at(-1) ?? -Infinity,
    width: gapWidth(ages),
  }));
  return pairs([...new Set(lines.flat())].toSorted((a, b) => a - b)).filter(([after, before]) => {
    const across = spans.filter(({ first, last }) => first <= after && last >= before);
    return across.length > 0 && across.every(({ width }) => before - after > width);
  });
}
