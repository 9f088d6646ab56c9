import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/RangeCalendar';
import * as css from './DateRangePicker.css.ts';
import { writeDay } from './days.ts';

interface MonthProps {
  /** Months after the first that is shown. */
  offset: number;
  isDayWithoutData: ((day: string) => boolean) | undefined;
}

/** Weeks of a month. Days of its neighbours leave their places empty. */
export function Month({ offset, isDayWithoutData }: MonthProps) {
  return (
    <CalendarGrid offset={{ months: offset }} weekdayStyle="short" className={css.grid}>
      <CalendarGridHeader>
        {(day) => <CalendarHeaderCell className={css.weekday}>{day}</CalendarHeaderCell>}
      </CalendarGridHeader>
      <CalendarGridBody>
        {(date) => (
          <CalendarCell
            date={date}
            data-empty={isDayWithoutData?.(writeDay(date)) ? '' : undefined}
            className={css.day}
          />
        )}
      </CalendarGridBody>
    </CalendarGrid>
  );
}
