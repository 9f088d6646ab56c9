/** Days here have no zone, so every one is exactly this long. */
export const DAY_MS = 86_400_000;

/** Returns the number of days from one `YYYY-MM-DD` to another; negative where that is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/** The day so many days later; earlier where the number is negative. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
