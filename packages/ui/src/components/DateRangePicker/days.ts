import type { CalendarDate, DateValue } from '@internationalized/date';
import { gregorian, readDay, writeDay } from '../../internal/dates/days.ts';

/** A period of whole days, both ends in it, each as `YYYY-MM-DD`. */
export interface DayRange {
  start: string;
  end: string;
}

export interface Dates {
  start: CalendarDate;
  end: CalendarDate;
}

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
