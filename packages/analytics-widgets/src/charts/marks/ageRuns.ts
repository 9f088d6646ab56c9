import { median, pairs } from 'd3-array';

/** More than the usual step by this much is a hole: one day in a row of days, not a week in weeks. */
const HOLE = 1.5;

/**
 * Points over an age in runs that a line may join: a hole ends a run, and so does a point without a
 * value. How far apart ages stand is the owner's choice, so a hole is what is wider than usual.
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

/** Where ages, ascending, stand further apart than usual: the ages before and behind each hole. */
export function ageHoles(ages: readonly number[]): [after: number, before: number][] {
  const usual = median(pairs(ages), ([from, to]) => to - from) ?? 0;
  return pairs(ages).filter(([from, to]) => to - from > usual * HOLE);
}
