/** Milliseconds of a calendar day; days have no time zone here, so every day has this length. */
export const DAY_MS = 86_400_000;

/** A captured day with its value; null where the day was captured and the value was not. */
export interface DayPoint {
  /** `YYYY-MM-DD` */
  day: string;
  value: number | null;
  /** Number of days that the point covers from `day` on, for weeks and months; 1 where absent. */
  spanDays?: number;
  /** Covers fewer days than its neighbours, so no line may join them. */
  isCutOff?: boolean;
}

const HYPHEN_CODE = 45;
/** Every month has at least these. */
const MIN_DAYS_PER_MONTH = 28;

/**
 * Returns midnight UTC of `YYYY-MM-DD`, in milliseconds. Throws on anything else. It is called for
 * every point of a chart, up to a hundred thousand times. The digits are parsed here, because
 * `Date.parse` takes longer than all further work on a point.
 */
export function dayToTime(day: string): number {
  const year = figures(day, 0, 4);
  const month = figures(day, 5, 7);
  const date = figures(day, 8, 10);
  const isWritten =
    day.length === 10 && day.charCodeAt(4) === HYPHEN_CODE && day.charCodeAt(7) === HYPHEN_CODE;
  // `Date.UTC` maps years below 100 to the 20th century.
  const time = isWritten && year >= 100 ? Date.UTC(year, month - 1, date) : Number.NaN;
  // `Date.UTC` carries days and months beyond their range over into the next month or year.
  const isDay =
    month >= 1 && month <= 12 && date >= 1 && (date <= MIN_DAYS_PER_MONTH || dateOf(time) === date);
  if (Number.isNaN(time) || !isDay) {
    throw new Error(
      `"${day}" is not a day. Widgets take calendar days as YYYY-MM-DD, for example 2026-08-07.`,
    );
  }
  return time;
}

const dateOf = (time: number) => new Date(time).getUTCDate();

/** Parses decimal digits of a text; NaN where one is not a digit. */
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

/** Returns the number of days from `from` to `to`; negative where `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((dayToTime(to) - dayToTime(from)) / DAY_MS);
}

/** Returns the calendar day of an instant in a time zone. */
export const dayOfInstant = (instant: Date, timeZone: string): string =>
  createDayOfInstant(timeZone)(instant);

/** Returns `dayOfInstant` of one time zone, for many instants: its Intl object is slow to create. */
export function createDayOfInstant(timeZone: string): (instant: Date) => string {
  const format = new Intl.DateTimeFormat('en-CA-u-ca-gregory-nu-latn', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  return (instant) => format.format(instant);
}
