/** Milliseconds of a calendar day; days have no zone here, so every day is exactly this long. */
export const DAY_MS = 86_400_000;

/** A captured day with its value; null where the day was captured and the value was not. */
export interface DayPoint {
  /** `YYYY-MM-DD` */
  day: string;
  value: number | null;
  /** Days that the point covers from `day` on, as a week or month does; 1 where absent. */
  spanDays?: number;
  /** Covers fewer days than its neighbours, so that no line may join it with them. */
  isCutOff?: boolean;
}

const HYPHEN = 45;
/** Every month has them. */
const SURE_DAYS = 28;

/**
 * Midnight UTC of `YYYY-MM-DD`, in milliseconds. Throws on anything else. A chart asks it for every
 * one of its points, of which there may be a hundred thousand: its figures are read here, for
 * `Date.parse` takes longer than all that is then done with the point.
 */
export function dayToTime(day: string): number {
  const year = figures(day, 0, 4);
  const month = figures(day, 5, 7);
  const date = figures(day, 8, 10);
  const isWritten =
    day.length === 10 && day.charCodeAt(4) === HYPHEN && day.charCodeAt(7) === HYPHEN;
  // Of years below 100 it would make some of our time.
  const time = isWritten && year >= 100 ? Date.UTC(year, month - 1, date) : Number.NaN;
  // What is past the end of its month or year has run on into the next.
  const isDay =
    month >= 1 && month <= 12 && date >= 1 && (date <= SURE_DAYS || dateOf(time) === date);
  if (Number.isNaN(time) || !isDay) {
    throw new Error(
      `"${day}" is not a day. Widgets take calendar days as YYYY-MM-DD, for example 2026-08-07.`,
    );
  }
  return time;
}

/**
 * Whether these are all the days from the first to the last, in order: as many as lie between them,
 * each greater than the one before. None of those between has to be read to know its time.
 */
export function isUnbroken(days: readonly string[]): boolean {
  const { length } = days;
  let before = days[0];
  const last = days[length - 1];
  if (before === undefined || last === undefined) return true;
  if (dayToTime(last) - dayToTime(before) !== (length - 1) * DAY_MS) return false;
  for (let at = 1; at < length; at += 1) {
    const day = days[at] ?? '';
    if (day <= before) return false;
    before = day;
  }
  return true;
}

/**
 * Midnights UTC of some days, as `dayToTime` has them. Days of one month mostly follow each other: of
 * all but the first of them the date alone is read.
 */
export function daysToTimes(days: readonly string[]): Float64Array {
  const times = new Float64Array(days.length);
  let month = '';
  let start = Number.NaN;
  for (let at = 0; at < days.length; at += 1) {
    const day = days[at] ?? '';
    const date = day.length === 10 && day.startsWith(month) ? figures(day, 8, 10) : Number.NaN;
    let time = date >= 1 && date <= SURE_DAYS ? start + date * DAY_MS : Number.NaN;
    if (Number.isNaN(time)) {
      time = dayToTime(day);
      month = day.slice(0, 8);
      start = time - figures(day, 8, 10) * DAY_MS;
    }
    times[at] = time;
  }
  return times;
}

const dateOf = (time: number) => new Date(time).getUTCDate();

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
