import type { CalendarDate } from '@internationalized/date';
import { clsx } from 'clsx';
import { type ReactNode, type Ref, useState } from 'react';
import {
  DateRangePicker as AriaDateRangePicker,
  type DateRangePickerProps as AriaDateRangePickerProps,
} from 'react-aria-components/DateRangePicker';
import { Popover } from 'react-aria-components/Popover';
import { FieldLabel } from '../../internal/FieldLabel.tsx';
import { FieldNotes } from '../../internal/FieldNotes.tsx';
import * as field from '../../internal/field.css.ts';
import * as menu from '../../internal/menu.css.ts';
import * as css from './DateRangePicker.css.ts';
import { DateWell } from './DateWell.tsx';
import { type DayRange, readDay, readRange, writeDay, writeRange } from './days.ts';
import type { DateRangePreset } from './Presets.tsx';
import { RangePanel } from './RangePanel.tsx';
import { useRangeDraft } from './useRangeDraft.ts';

export interface DateRangePickerProps
  extends Omit<
    AriaDateRangePickerProps<CalendarDate>,
    | 'className'
    | 'children'
    | 'value'
    | 'defaultValue'
    | 'onChange'
    | 'minValue'
    | 'maxValue'
    | 'isDateUnavailable'
    | 'isRequired'
    | 'validate'
    | 'granularity'
    | 'shouldCloseOnSelect'
    | 'isOpen'
    | 'defaultOpen'
    | 'onOpenChange'
  > {
  label: string;
  labelHidden?: boolean;
  /** Null for no period. */
  value?: DayRange | null;
  defaultValue?: DayRange | null;
  /** Called when a period is applied: by the button, by Enter, on leaving the field. */
  onChange?: (range: DayRange | null) => void;
  /** Ready periods beside the calendar, as the owner reckons them. */
  presets?: readonly DateRangePreset[];
  /** First and last day that can be chosen, `YYYY-MM-DD`. */
  minDay?: string;
  maxDay?: string;
  /** Days at which a period may neither begin nor end. */
  isDayUnavailable?: (day: string) => boolean;
  /** Days that are marked as without data; they can be chosen. */
  isDayWithoutData?: (day: string) => boolean;
  description?: ReactNode;
  errorMessage?: string;
  /** Makes a period required; said when there is none. */
  requiredMessage?: string;
  size?: keyof typeof field.size;
  className?: string;
  ref?: Ref<HTMLDivElement>;
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
  const isAllowed = ({ start, end }: DayRange) =>
    start <= end &&
    (minDay === undefined || start >= minDay) &&
    (maxDay === undefined || end <= maxDay) &&
    !isDayUnavailable?.(start) &&
    !isDayUnavailable?.(end);
  const draft = useRangeDraft({ value, defaultValue, isAllowed, onChange });
  const bounds = {
    ...(minDay !== undefined && { minValue: readDay(minDay) }),
    ...(maxDay !== undefined && { maxValue: readDay(maxDay) }),
    ...(isDayUnavailable && {
      isDateUnavailable: (date: Parameters<typeof writeDay>[0]) => isDayUnavailable(writeDay(date)),
    }),
    allowsNonContiguousRanges: true,
  };
  return (
    <AriaDateRangePicker<CalendarDate>
      {...rest}
      {...bounds}
      {...(requiredMessage !== undefined && { isRequired: true })}
      granularity="day"
      value={readRange(draft.typed)}
      onChange={(dates) => draft.type(dates && writeRange(dates))}
      isOpen={isOpen}
      onOpenChange={setOpen}
      shouldCloseOnSelect={false}
      data-field=""
      className={clsx(field.root, className)}
    >
      <FieldLabel of="DateRangePicker" label={label} isHidden={labelHidden} />
      <DateWell size={size} onCommit={draft.commit} onRevert={draft.revert} />
      <FieldNotes
        description={description}
        errorMessage={errorMessage}
        requiredMessage={requiredMessage}
      />
      <Popover className={clsx(menu.popover, css.popover)} offset={4} containerPadding={8}>
        <RangePanel
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
