import { describe, expect, it } from 'vitest';
import { releasesByDay } from './releasesByDay.ts';

const history = {
  from: '2026-08-03',
  to: '2026-08-07',
  items: [
    { day: '2026-08-06', gain: 1, n: 1, places: null, top_places: null, best_position: null },
  ],
  releases: [
    { day: '2026-08-04', books: 1, chapters: 0 },
    { day: '2026-08-07', books: 0, chapters: 2 },
  ],
};
const valuesOf = (hasDates: boolean) => releasesByDay(history, hasDates).map(({ value }) => value);

describe('releasesByDay', () => {
  it('counts a day without a release as zero where parts are dated', () => {
    expect(valuesOf(true)).toEqual([0, 1, 0, 0, 2]);
  });

  it('knows nothing of the days before the first readings where they are not', () => {
    expect(valuesOf(false)).toEqual([null, 1, null, 0, 2]);
  });
});
