/** Milliseconds of a calendar day; days have no zone here, so every day is exactly this long. */
export const DAY_MS = 86_400_000;

/** A captured day with its value; null where the day was captured and the value was not. */
export interface DayPoint {
  /** `YYYY-MM-DD` */
  day: string;
  value: number | null;
}

/** Days come again with every series of a chart: each is parsed once. */
const times = new Map<string, number>();

/** Midnight UTC of `YYYY-MM-DD`, in milliseconds. Throws on anything else. */
export function dayToTime(day: string): number {
  const known = times.get(day);
  if (known !== undefined) return known;
  // A date alone is taken as midnight UTC.
  const time = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(day) : Number.NaN;
  if (Number.isNaN(time)) {
    throw new Error(
      `"${day}" is not a day. Widgets take calendar days as YYYY-MM-DD, for example 2026-08-07.`,
    );
  }
  times.set(day, time);
  return time;
}

export function timeToDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/** Whole days from `from` to `to`; negative where `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((dayToTime(to) - dayToTime(from)) / DAY_MS);
}

/** The calendar day of an instant in a time zone. */
export function dayOfInstant(instant: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-CA-u-ca-gregory-nu-latn', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  return parts.format(instant);
}
