/** Milliseconds of a calendar day; days have no zone here, so every day is exactly this long. */
export const DAY_MS = 86_400_000;

/** A captured day with its value; null where the day was captured and the value was not. */
export interface DayPoint {
  /** `YYYY-MM-DD` */
  day: string;
  value: number | null;
}

/** Days before each month of a year that is no leap year. */
const BEFORE_MONTH = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334];
/** Days from the year 0 to 1970. */
const BEFORE_1970 = 719_528;
const HYPHEN = 45;

/**
 * Midnight UTC of `YYYY-MM-DD`, in milliseconds. Throws on anything else. A chart asks it for every
 * one of its points, of which there may be a hundred thousand: it is reckoned, for `Date.parse`
 * takes longer than all that is then done with the point.
 */
export function dayToTime(day: string): number {
  const year = figures(day, 0, 4);
  const month = figures(day, 5, 7);
  const date = figures(day, 8, 10);
  const isDay = day.length === 10 && day.charCodeAt(4) === HYPHEN && day.charCodeAt(7) === HYPHEN;
  const before = BEFORE_MONTH[month - 1];
  // What is no figure makes all of it NaN, which no comparison is true of.
  if (!isDay || before === undefined || !(year >= 1 && date >= 1 && date <= 31)) {
    throw new Error(
      `"${day}" is not a day. Widgets take calendar days as YYYY-MM-DD, for example 2026-08-07.`,
    );
  }
  // January and February come before the leap day of their own year.
  const past = month > 2 ? year : year - 1;
  const leaps = Math.floor(past / 4) - Math.floor(past / 100) + Math.floor(past / 400) + 1;
  return (365 * year + leaps + before + date - 1 - BEFORE_1970) * DAY_MS;
}

/** The number that some decimal figures of a text write; NaN where one of them is none. */
function figures(text: string, from: number, to: number): number {
  let number = 0;
  for (let at = from; at < to; at += 1) {
    const figure = text.charCodeAt(at) - 48;
    number = figure >= 0 && figure <= 9 ? number * 10 + figure : Number.NaN;
  }
  return number;
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
