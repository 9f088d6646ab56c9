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
import { developerError } from '../developerError.ts';

export const gregorian = new GregorianCalendar();

/** @throws where a day is not written `YYYY-MM-DD`. */
export function readDay(day: string): CalendarDate {
  try {
    return parseDate(day);
  } catch {
    throw developerError(
      `A date field was given the day "${day}".`,
      'It reads days as YYYY-MM-DD, so that no time zone can shift them.',
      'Give the day of the calendar, not a moment: "2026-11-20".',
    );
  }
}

/** Days leave the component in the one calendar of the data, whatever calendar the reader has. */
export const writeDay = (date: DateValue): string =>
  toCalendar(toCalendarDate(date), gregorian).toString();

/** The calendars of the product's languages; the others would only be carried along. */
export function calendarOf(identifier: CalendarIdentifier): Calendar {
  return identifier === 'persian' ? new PersianCalendar() : gregorian;
}

/** Which days can be chosen. */
export interface DayLimits {
  /** First and last day that can be chosen, `YYYY-MM-DD`. */
  minDay?: string | undefined;
  maxDay?: string | undefined;
  /** Days between them that cannot; of a period, those at which it may neither begin nor end. */
  isDayUnavailable?: ((day: string) => boolean) | undefined;
}

export const isDayAllowed = (
  day: string,
  { minDay, maxDay, isDayUnavailable }: DayLimits,
): boolean =>
  (minDay === undefined || day >= minDay) &&
  (maxDay === undefined || day <= maxDay) &&
  isDayUnavailable?.(day) !== true;

/** Limits in react-aria's words. */
export interface Bounds {
  minValue?: CalendarDate;
  maxValue?: CalendarDate;
  isDateUnavailable?: (date: DateValue) => boolean;
}

export const boundsOf = ({ minDay, maxDay, isDayUnavailable }: DayLimits): Bounds => ({
  ...(minDay !== undefined && { minValue: readDay(minDay) }),
  ...(maxDay !== undefined && { maxValue: readDay(maxDay) }),
  ...(isDayUnavailable && {
    isDateUnavailable: (date: DateValue) => isDayUnavailable(writeDay(date)),
  }),
});
