import { describe, expect, it } from 'vitest';
import { medianOf } from './medianOf.ts';

describe('medianOf', () => {
  it('returns the value in the middle, in whichever order the values are', () => {
    expect(medianOf([9, 1, 5])).toBe(5);
    expect(medianOf([7])).toBe(7);
  });

  it('returns the mean of the two in the middle', () => {
    expect(medianOf([10, 1, 5, 2])).toBe(3.5);
  });

  it('returns null of no values', () => {
    expect(medianOf([])).toBeNull();
  });
});
