import { clsx } from 'clsx';
import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar';
import { useLocale } from 'react-aria-components/I18nProvider';
import * as css from './dates.css.ts';
import { writeDay } from './days.ts';

interface MonthProps {
  /** Months after the first that is shown. */
  offset: number;
  isDayWithoutData: ((day: string) => boolean) | undefined;
  dayClassName: string | undefined;
}

/** Weeks of a month. Days of its neighbours leave their places empty. */
export function Month({ offset, isDayWithoutData, dayClassName }: MonthProps) {
  const { locale } = useLocale();
  // Persian has no short names of days but full words, so it shows the letter, as calendars do.
  const weekdays = new Intl.Locale(locale).language === 'fa' ? 'narrow' : 'short';
  return (
    <CalendarGrid offset={{ months: offset }} weekdayStyle={weekdays} className={css.grid}>
      <CalendarGridHeader>
        {(day) => <CalendarHeaderCell className={css.weekday}>{day}</CalendarHeaderCell>}
      </CalendarGridHeader>
      <CalendarGridBody>
        {(date) => (
          <CalendarCell
            date={date}
            data-empty={isDayWithoutData?.(writeDay(date)) ? '' : undefined}
            className={clsx(css.day, dayClassName)}
          />
        )}
      </CalendarGridBody>
    </CalendarGrid>
  );
}
