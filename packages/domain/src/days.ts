import { endOfMonth, parseDate, startOfMonth } from '@internationalized/date';

/**
 * Calendar days as `YYYY-MM-DD`, in Europe/Moscow where they come from an instant. A day has no zone
 * itself, so arithmetic knows no change of clocks.
 */

/** Time zone that instants are assigned to days in. */
export const TIME_ZONE = 'Europe/Moscow';

/** Length of a calendar day, ms. */
export const DAY_MS = 86_400_000;

const DAYS_PER_WEEK = 7;
/** The first and the last day that four digits can write. */
const FIRST_DAY = '0000-01-01';
const LAST_DAY = '9999-12-31';

/** Both ends included. */
export interface DayRange {
  from: string;
  to: string;
}

const moscowFormat = /* @__PURE__ */ new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE });

/**
 * Returns the calendar day in Moscow of an instant.
 *
 * @methodology day
 * @title Day
 * @measures Every figure belongs to a calendar day in Moscow, whatever the time zone of the reader.
 * @condition A day without readings is a gap. Charts hatch it; no line joins across it and no value is filled
 *   in. Where readings are several days apart as a rule (the most frequent distance, there at least three
 *   times), a gap is where at least one more reading has its place.
 * @condition Days on a list, streaks and half-lives count captures, because a list may be captured daily,
 *   weekly or with gaps.
 * @source own
 */
export function moscowDay(instant: string): string {
  return moscowFormat.format(new Date(instant));
}

const dayForm = /^([0-9]{4})-([0-9]{2})-([0-9]{2})$/;

/** Returns whether a text is a day of the calendar, from year 1: `2026-02-30` is none. */
export function isCalendarDay(text: string): boolean {
  const parts = dayForm.exec(text);
  if (parts === null) return false;
  const [year, month, day] = parts.slice(1).map(Number);
  const date = new Date(0);
  date.setUTCFullYear(year ?? 0, (month ?? 0) - 1, day);
  // A day that the month does not have would have moved on to the next.
  return date.getUTCMonth() + 1 === month && date.getUTCDate() === day && year !== 0;
}

/** Returns the number of days from 1970-01-01 to a day, as ClickHouse stores a `Date`. */
export const toDayNumber = (day: string): number => Math.round(Date.parse(day) / DAY_MS);

/** Returns the day of a number of `toDayNumber`; the nearest that four digits can write. */
export function ofDayNumber(days: number): string {
  const text = new Date(days * DAY_MS).toISOString();
  if (text.startsWith('-')) return FIRST_DAY;
  return text.startsWith('+') ? LAST_DAY : text.slice(0, 10);
}

/**
 * Returns the number of days from one day to another; negative where that is earlier.
 *
 * @methodology-part day
 */
export const daysBetween = (from: string, to: string): number =>
  toDayNumber(to) - toDayNumber(from);

/** Returns the day so many days later, or earlier where the number is negative. */
export const dayAfter = (day: string, days: number): string => ofDayNumber(toDayNumber(day) + days);

/** Returns the day so many days earlier, or later where the number is negative. */
export const dayBefore = (day: string, days: number): string => dayAfter(day, -days);

/** Returns the days of a range, oldest first; none where it ends before it begins. */
export const daysOf = ({ from, to }: DayRange): string[] =>
  Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, at) => dayAfter(from, at));

/** Returns the day of the week: 1 is Monday, 7 is Sunday. */
export function weekdayOf(day: string): number {
  // 1970-01-01 was a Thursday.
  const sinceMonday = (toDayNumber(day) + 3) % DAYS_PER_WEEK;
  return ((sinceMonday + DAYS_PER_WEEK) % DAYS_PER_WEEK) + 1;
}

/** Returns the week of a day. Weeks begin on Monday in every language. */
export function weekOf(day: string): DayRange {
  const from = dayBefore(day, weekdayOf(day) - 1);
  return { from, to: dayAfter(from, DAYS_PER_WEEK - 1) };
}

/** Returns the calendar month of a day. */
export function monthOf(day: string): DayRange {
  const date = parseDate(day);
  return { from: startOfMonth(date).toString(), to: endOfMonth(date).toString() };
}

/** Returns the same date a year earlier; 28 February for the 29th, and the day itself in year 1. */
export function yearBefore(day: string): string {
  return Number(day.slice(0, 4)) <= 1 ? day : parseDate(day).subtract({ years: 1 }).toString();
}
