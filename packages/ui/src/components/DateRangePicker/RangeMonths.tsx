import type { DateValue } from '@internationalized/date';
import { RangeCalendar } from 'react-aria-components/RangeCalendar';
import * as dates from '../../internal/dates/dates.css.ts';
import { type Bounds, calendarOf } from '../../internal/dates/days.ts';
import { Months } from '../../internal/dates/Months.tsx';
import * as css from './DateRangePicker.css.ts';
import type { Dates } from './days.ts';

interface RangeMonthsProps {
  label: string;
  months: 1 | 2;
  value: Dates | null;
  bounds: Bounds;
  isDayWithoutData: ((day: string) => boolean) | undefined;
  onChange: (dates: { start: DateValue; end: DateValue }) => void;
}

/** The calendar of the locale: one month, or two beside each other. */
export function RangeMonths({
  label,
  months,
  value,
  bounds,
  isDayWithoutData,
  onChange,
}: RangeMonthsProps) {
  return (
    <RangeCalendar
      {...bounds}
      allowsNonContiguousRanges
      // Not the field's own: what is picked here waits for its confirmation.
      slot={null}
      aria-label={label}
      value={value}
      onChange={onChange}
      visibleDuration={{ months }}
      pageBehavior="single"
      selectionAlignment="end"
      {...(value && { defaultFocusedValue: value.end })}
      createCalendar={calendarOf}
      autoFocus
      className={dates.calendar}
    >
      <Months count={months} isDayWithoutData={isDayWithoutData} dayClassName={css.dayOfRange} />
    </RangeCalendar>
  );
}
