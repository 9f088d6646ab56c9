import { expect, it } from 'vitest';
import { othersAsMany } from './othersAsMany.ts';

it('counts ties for the first place, so that no heading names only one of them', () => {
  const places = (...counts: number[]) => counts.map((count) => ({ places: count }));
  expect(othersAsMany(places(3, 3, 3, 2, 2))).toBe(2);
  expect(othersAsMany(places(3, 2))).toBe(0);
  expect(othersAsMany([])).toBe(0);
});
