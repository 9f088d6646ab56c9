import type { CalendarDate } from '@internationalized/date';
import { clsx } from 'clsx';
import { useState } from 'react';
import {
  DateRangePicker as AriaDateRangePicker,
  type DateRangePickerProps as AriaDateRangePickerProps,
} from 'react-aria-components/DateRangePicker';
import { Popover } from 'react-aria-components/Popover';
import { DateWell, DaySegments } from '../../internal/dates/DateWell.tsx';
import type { DateFieldProps, OwnProps } from '../../internal/dates/dateFieldProps.ts';
import * as dates from '../../internal/dates/dates.css.ts';
import { boundsOf, isDayAllowed } from '../../internal/dates/days.ts';
import { useDraft } from '../../internal/dates/useDraft.ts';
import { FieldLabel } from '../../internal/FieldLabel.tsx';
import { FieldNotes } from '../../internal/FieldNotes.tsx';
import * as field from '../../internal/field.css.ts';
import * as menu from '../../internal/menu.css.ts';
import * as css from './DateRangePicker.css.ts';
import { type DayRange, readRange, sameRange, writeRange } from './days.ts';
import type { DateRangePreset } from './Presets.tsx';
import { RangePanel } from './RangePanel.tsx';

export interface DateRangePickerProps
  extends DateFieldProps,
    Omit<AriaDateRangePickerProps<CalendarDate>, OwnProps> {
  /** Null for no period. */
  value?: DayRange | null;
  defaultValue?: DayRange | null;
  /** Called when a period is applied: by the button, by Enter, on leaving the field. */
  onChange?: (range: DayRange | null) => void;
  /** Preset periods beside the calendar, computed by the owner. */
  presets?: readonly DateRangePreset[];
}

/** A period of days: typed, chosen in a calendar or among ready ones. It applies when confirmed. */
export function DateRangePicker({
  label,
  labelHidden = false,
  value,
  defaultValue = null,
  onChange,
  presets = [],
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
}: DateRangePickerProps) {
  const [isOpen, setOpen] = useState(false);
  const limits = { minDay, maxDay, isDayUnavailable };
  const isAllowed = ({ start, end }: DayRange) =>
    start <= end && isDayAllowed(start, limits) && isDayAllowed(end, limits);
  const draft = useDraft({ value, defaultValue, isSame: sameRange, isAllowed, onChange });
  const bounds = boundsOf(limits);
  return (
    <AriaDateRangePicker<CalendarDate>
      {...rest}
      {...bounds}
      allowsNonContiguousRanges
      {...(requiredMessage !== undefined && { isRequired: true })}
      granularity="day"
      value={readRange(draft.typed)}
      onChange={(range) => draft.type(range && writeRange(range))}
      isOpen={isOpen}
      onOpenChange={setOpen}
      shouldCloseOnSelect={false}
      data-field=""
      className={clsx(field.root, className)}
    >
      <FieldLabel of="DateRangePicker" label={label} isHidden={labelHidden} />
      <DateWell size={size} onCommit={draft.commit} onRevert={draft.revert}>
        <div className={css.ends}>
          <DaySegments slot="start" />
          <span aria-hidden="true" className={css.dash} />
          <DaySegments slot="end" />
        </div>
      </DateWell>
      <FieldNotes
        description={description}
        errorMessage={errorMessage}
        requiredMessage={requiredMessage}
      />
      <Popover className={clsx(menu.popover, dates.popover)} offset={4} containerPadding={8}>
        <RangePanel
          // A value that changes under the open panel replaces what is picked in it.
          key={draft.value === null ? '' : `${draft.value.start} ${draft.value.end}`}
          label={label}
          value={draft.value}
          presets={presets.filter((preset) => isAllowed(preset.range))}
          bounds={bounds}
          isDayWithoutData={isDayWithoutData}
          onApply={(range) => {
            draft.apply(range);
            setOpen(false);
          }}
          onCancel={() => setOpen(false)}
        />
      </Popover>
    </AriaDateRangePicker>
  );
}
