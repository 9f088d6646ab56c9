import type { CalendarDate, DateValue } from '@internationalized/date';
import { Button } from 'react-aria-components/Button';
import { CalendarHeading, RangeCalendar } from 'react-aria-components/RangeCalendar';
import { useUiStrings } from '../../provider/index.ts';
import { Icon } from '../Icon/index.ts';
import * as css from './DateRangePicker.css.ts';
import { calendarOf, type Dates } from './days.ts';
import { Month } from './Month.tsx';

/** What can be chosen, in react-aria's words. */
export interface Bounds {
  minValue?: CalendarDate;
  maxValue?: CalendarDate;
  isDateUnavailable?: (date: DateValue) => boolean;
  allowsNonContiguousRanges: boolean;
}

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
  const strings = useUiStrings();
  const offsets = months === 2 ? [0, 1] : [0];
  return (
    <RangeCalendar
      {...bounds}
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
      className={css.calendar}
    >
      <div className={css.head}>
        <Button slot="previous" className={css.turn}>
          <Icon name="chevronStart" size="sm" />
        </Button>
        {offsets.map((at) => (
          <CalendarHeading key={at} offset={{ months: at }} className={css.title} />
        ))}
        <Button slot="next" className={css.turn}>
          <Icon name="chevronEnd" size="sm" />
        </Button>
      </div>
      <div className={css.months}>
        {offsets.map((at) => (
          <Month key={at} offset={at} isDayWithoutData={isDayWithoutData} />
        ))}
      </div>
      {isDayWithoutData && (
        <div className={css.legend}>
          <span aria-hidden="true" className={css.legendMark} />
          {strings.daysWithoutData}
        </div>
      )}
    </RangeCalendar>
  );
}
