/**
 * What an app asks of calendar days. Apart from `days.ts`, which reads a hundred thousand of them and
 * throws at what is none: this reads a few, and an address may have written them.
 */
const DAY_MS = 86_400_000;
/** The last year that is written with four figures ends here. */
const END = Date.UTC(10_000, 0);

/** Whole days from one calendar day (`YYYY-MM-DD`) to another, negative to an earlier one; null where either is none. */
export function daysBetween(from: string, to: string): number | null {
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS;
  return Number.isInteger(days) ? days : null;
}

/** The calendar day so many days after one, or before it where they are negative; null where it is none. */
export function dayAfter(day: string, days: number): string | null {
  const time = Date.parse(day) + days * DAY_MS;
  return Number.isInteger(time / DAY_MS) && time < END
    ? new Date(time).toISOString().slice(0, 10)
    : null;
}
