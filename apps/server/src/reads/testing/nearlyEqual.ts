import { expect } from 'vitest';

/**
 * Lets fractions differ by a billionth in the `toEqual` of a test file. The engine adds up decimals, a model
 * floats in another order, so that the last digits of a ratio differ. Integers have to be equal.
 */
export function compareFractionsNearly(): void {
  expect.addEqualityTesters([
    (a: unknown, b: unknown) => {
      if (typeof a !== 'number' || typeof b !== 'number') return undefined;
      if (Number.isInteger(a) && Number.isInteger(b)) return undefined;
      const isNear = Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b));
      return isNear ? true : undefined;
    },
  ]);
}
