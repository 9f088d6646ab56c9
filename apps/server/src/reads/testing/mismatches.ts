import { isObject, type Json } from './storeState.ts';

/** Collects the figures that differ from the expected ones. */
export class Mismatches {
  readonly found: string[] = [];

  expect(name: string, found: unknown, expected: unknown): void {
    if (!isAlike(found, expected)) {
      this.found.push(`${name}: ${JSON.stringify(found)}, not ${JSON.stringify(expected)}`);
    }
  }

  /** Compares the named figures of a response. */
  expectIn(name: string, found: Json | undefined, expected: Json): void {
    for (const [key, value] of Object.entries(expected)) {
      this.expect(`${name} ${key}`, found?.[key], value);
    }
  }
}

/** Equal but for the last digits of sums that are made in another order. */
function isAlike(a: unknown, b: unknown): boolean {
  if (typeof a === 'number' && typeof b === 'number') {
    return Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b));
  }
  if (!isObject(a) || !isObject(b)) return a === b;
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...names].every((name) => isAlike(a[name], b[name]));
}
