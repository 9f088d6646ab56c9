import { expect, it } from 'vitest';
import { ageHoles, ageRuns, sharedAgeHoles } from './ageRuns.ts';

const points = (...ages: number[]) => ages.map((age) => ({ age, value: age === 4 ? null : age }));
const runs = (...ages: number[]) =>
  ageRuns(points(...ages), ({ value }) => value !== null).map((run) => run.map(({ age }) => age));

it('breaks at a missing age and at a missing value', () => {
  expect(runs(0, 1, 2, 6, 7, 8)).toEqual([
    [0, 1, 2],
    [6, 7, 8],
  ]);
  expect(runs(2, 3, 4, 5)).toEqual([[2, 3], [5]]);
});

it('does not break between ages that are weeks', () => {
  expect(runs(0, 7, 14, 21, 35, 42)).toEqual([
    [0, 7, 14, 21],
    [35, 42],
  ]);
  expect(ageHoles([0, 7, 14])).toEqual([]);
  expect(ageHoles([3])).toEqual([]);
});

it('finds gaps of several lines together within lines alone, not between them', () => {
  expect(
    sharedAgeHoles([
      [0, 1, 2, 5, 6],
      [40, 41, 42],
    ]),
  ).toEqual([[2, 5]]);
  expect(sharedAgeHoles([[0, 1, 2, 5, 6], [3], [4]])).toEqual([]);
});

it('expects of each line its own spacing', () => {
  const weekly = [130, 137, 144, 158, 165];
  expect(sharedAgeHoles([[0, 1, 2, 3], weekly])).toEqual([[144, 158]]);
  // A day is missing in one line, and the other is read in that week.
  expect(sharedAgeHoles([[140, 141, 143, 144, 145], weekly])).toEqual([[145, 158]]);
});
