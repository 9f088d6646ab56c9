import type { Gap } from '../../internal/gaps.ts';

/** Indexes of captured days in runs: a gap ends one, and so does a day without a value. */
export function runsOf(
  days: readonly string[],
  gaps: readonly Gap[],
  hasValue: (index: number) => boolean,
): number[][] {
  const ends = new Set(gaps.map(({ after }) => after));
  const runs: number[][] = [];
  let run: number[] = [];
  const close = () => {
    if (run.length > 0) runs.push(run);
    run = [];
  };
  days.forEach((day, index) => {
    if (hasValue(index)) run.push(index);
    else close();
    if (ends.has(day)) close();
  });
  close();
  return runs;
}
