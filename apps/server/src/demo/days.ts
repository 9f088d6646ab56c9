import { dayAfter, dayBefore, isCalendarDay, weekdayOf } from '@litometr/domain';

/**
 * The days of the demo world as whole numbers: 0 is the first day of the window, `LAST_DAY` the
 * data day; negative numbers lie before the window.
 */
const WINDOW_DAYS = 90;
export const LAST_DAY = WINDOW_DAYS - 1;

export interface DemoCalendar {
  /** `YYYY-MM-DD` of a day number. */
  iso(day: number): string;
  /** 0 is Monday, 6 is Sunday. */
  weekday(day: number): number;
}

/**
 * Returns the calendar whose data day is the day before `today`, in Europe/Moscow.
 *
 * @throws RangeError where `today` is no calendar day
 */
export function demoCalendar(today: string): DemoCalendar {
  if (!isCalendarDay(today)) throw new RangeError(`${today} is no calendar day.`);
  const first = dayBefore(today, WINDOW_DAYS);
  const known = new Map<number, string>();
  const iso = (day: number) => {
    const text = known.get(day) ?? dayAfter(first, day);
    known.set(day, text);
    return text;
  };
  return { iso, weekday: (day) => weekdayOf(iso(day)) - 1 };
}
