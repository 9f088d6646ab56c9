import type { CalendarDate } from '@internationalized/date';
import { clsx } from 'clsx';
import { useState } from 'react';
import { Calendar } from 'react-aria-components/Calendar';
import {
  DatePicker as AriaDatePicker,
  type DatePickerProps as AriaDatePickerProps,
} from 'react-aria-components/DatePicker';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { DateWell, DaySegments } from '../../internal/dates/DateWell.tsx';
import type { DateFieldProps, OwnProps } from '../../internal/dates/dateFieldProps.ts';
import * as css from '../../internal/dates/dates.css.ts';
import {
  boundsOf,
  calendarOf,
  isDayAllowed,
  readDay,
  writeDay,
} from '../../internal/dates/days.ts';
import { Months } from '../../internal/dates/Months.tsx';
import { useDraft } from '../../internal/dates/useDraft.ts';
import { FieldLabel } from '../../internal/FieldLabel.tsx';
import { FieldNotes } from '../../internal/FieldNotes.tsx';
import * as field from '../../internal/field.css.ts';
import * as menu from '../../internal/menu.css.ts';

export interface DatePickerProps
  extends DateFieldProps,
    Omit<AriaDatePickerProps<CalendarDate>, OwnProps> {
  /** The day as `YYYY-MM-DD`; null for none. */
  value?: string | null;
  defaultValue?: string | null;
  /** Called when a day is picked, and when typed text is committed: on Enter or on blur. */
  onChange?: (day: string | null) => void;
}

const readNullable = (day: string | null) => (day === null ? null : readDay(day));
const isSame = (one: string | null, other: string | null) => one === other;

/** One day: typed, or picked in the calendar of the locale. In a form it goes as `YYYY-MM-DD`. */
export function DatePicker({
  label,
  labelHidden = false,
  value,
  defaultValue = null,
  onChange,
  minDay,
  maxDay,
  isDayUnavailable,
  isDayWithoutData,
  description,
  errorMessage,
  requiredMessage,
  size = 'md',
  className,
  ...rest
}: DatePickerProps) {
  const [isOpen, setOpen] = useState(false);
  const limits = { minDay, maxDay, isDayUnavailable };
  const bounds = boundsOf(limits);
  const isAllowed = (day: string) => isDayAllowed(day, limits);
  const draft = useDraft({ value, defaultValue, isSame, isAllowed, onChange });
  return (
    <AriaDatePicker<CalendarDate>
      {...rest}
      {...bounds}
      {...(requiredMessage !== undefined && { isRequired: true })}
      granularity="day"
      value={readNullable(draft.typed)}
      onChange={(date) => draft.type(date && writeDay(date))}
      isOpen={isOpen}
      onOpenChange={setOpen}
      data-field=""
      className={clsx(field.root, className)}
    >
      <FieldLabel of="DatePicker" label={label} isHidden={labelHidden} />
      <DateWell size={size} onCommit={draft.commit} onRevert={draft.revert}>
        <DaySegments />
      </DateWell>
      <FieldNotes
        description={description}
        errorMessage={errorMessage}
        requiredMessage={requiredMessage}
      />
      <Popover className={clsx(menu.popover, css.popover)} offset={4} containerPadding={8}>
        <Dialog aria-label={label} className={css.panel}>
          <Calendar
            {...bounds}
            // Not the field's own: a day that is being typed does not turn it.
            slot={null}
            aria-label={label}
            value={readNullable(draft.value)}
            onChange={(date) => {
              draft.apply(writeDay(date));
              setOpen(false);
            }}
            createCalendar={calendarOf}
            autoFocus
            className={css.calendar}
          >
            <Months isDayWithoutData={isDayWithoutData} />
          </Calendar>
        </Dialog>
      </Popover>
    </AriaDatePicker>
  );
}
