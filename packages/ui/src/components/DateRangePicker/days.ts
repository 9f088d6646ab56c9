import {
  type Calendar,
  type CalendarDate,
  type CalendarIdentifier,
  type DateValue,
  GregorianCalendar,
  PersianCalendar,
  parseDate,
  toCalendar,
  toCalendarDate,
} from '@internationalized/date';
import { teach } from '../../internal/teach.ts';

/** A period of whole days, both ends in it, each as `YYYY-MM-DD`. */
export interface DayRange {
  start: string;
  end: string;
}

export interface Dates {
  start: CalendarDate;
  end: CalendarDate;
}

const gregorian = new GregorianCalendar();

/** @throws where a day is not written `YYYY-MM-DD`. */
export function readDay(day: string): CalendarDate {
  try {
    return parseDate(day);
  } catch {
    throw teach(
      `DateRangePicker was given the day "${day}".`,
      'It reads days as YYYY-MM-DD, so that no time zone can shift them.',
      'Give the day of the calendar, not a moment: "2026-11-20".',
    );
  }
}

/** Days leave the component in the one calendar of the data, whatever calendar the reader has. */
export const writeDay = (date: DateValue): string =>
  toCalendar(toCalendarDate(date), gregorian).toString();

export const readRange = (range: DayRange | null): Dates | null =>
  range && { start: readDay(range.start), end: readDay(range.end) };

export const writeRange = (dates: { start: DateValue; end: DateValue }): DayRange => ({
  start: writeDay(dates.start),
  end: writeDay(dates.end),
});

export const sameRange = (a: DayRange | null, b: DayRange | null): boolean =>
  a?.start === b?.start && a?.end === b?.end;

/** Days in a range, both ends counted. */
export const countDays = ({ start, end }: Dates): number =>
  gregorian.toJulianDay(end) - gregorian.toJulianDay(start) + 1;

/** The calendars of the product's languages; the others would only be carried along. */
export function calendarOf(identifier: CalendarIdentifier): Calendar {
  return identifier === 'persian' ? new PersianCalendar() : gregorian;
}
