import { type CalendarDate, parseDate } from '@internationalized/date';

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
 * The calendar whose data day is the day before `today`, a calendar day in Europe/Moscow as
 * `YYYY-MM-DD`. Throws when that is no day.
 */
export function demoCalendar(today: string): DemoCalendar {
  const first: CalendarDate = parseDate(today).subtract({ days: WINDOW_DAYS });
  const weekdayOfFirst = mondayFirst(first);
  const known = new Map<number, string>();
  return {
    iso(day) {
      const text = known.get(day) ?? first.add({ days: day }).toString();
      known.set(day, text);
      return text;
    },
    weekday: (day) => (((weekdayOfFirst + day) % 7) + 7) % 7,
  };
}

function mondayFirst(date: CalendarDate): number {
  return (date.toDate('UTC').getUTCDay() + 6) % 7;
}
