import { IconButton, SelectOnIntent } from '@litometr/ui';

import type { Ref } from 'react';
import { daysBetween } from '../../internal/days.ts';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import * as css from './DateStepper.css.ts';

export interface StepperDay {
  /** `YYYY-MM-DD` */
  day: string;
  /** False where the day was read in part. */
  complete?: boolean;
  /** Coverage of a partial day as text; by default it is only marked as partial. */
  note?: string;
}

export interface DateStepperProps {
  ref?: Ref<HTMLFieldSetElement>;
  /** Accessible name of the control. */
  label: string;
  /** Captured days, ascending: only they can be chosen. */
  days: readonly StepperDay[];
  value: string;
  onChange: (day: string) => void;
  /** The day to compare with; null on the first day, absent without a comparison. */
  compare?: string | null;
}

/**
 * Chooses among captured days, one step at a time or from the list. Days that were not captured
 * cannot be reached, so a step may be longer than a day; the comparison says how long.
 */
export function DateStepper({ ref, label, days, value, onChange, compare }: DateStepperProps) {
  const { formats, strings } = useWidgets();
  const words = strings.dateStepper;
  const index = days.findIndex(({ day }) => day === value);
  const earlier = days[index - 1]?.day;
  // Days in the current year are shown without the year: a small select has little room.
  const latest = formats.yearOf(days.at(-1)?.day ?? value);
  const later = index < 0 ? undefined : days[index + 1]?.day;
  return (
    <fieldset ref={ref} aria-label={label} className={css.root}>
      <div className={css.stepper}>
        <IconButton
          icon="chevronStart"
          label={words.previous}
          isDisabled={earlier === undefined}
          onPress={() => earlier !== undefined && onChange(earlier)}
        />
        <SelectOnIntent
          size="sm"
          label={words.choose}
          labelHidden
          value={value}
          options={days.toReversed().map(({ day, complete = true, note = words.incomplete }) => ({
            id: day,
            label: formats.formatDay(day, formats.yearOf(day) === latest ? 'short' : 'medium'),
            ...(!complete && { description: note }),
          }))}
          onChange={onChange}
        />
        <IconButton
          icon="chevronEnd"
          label={words.next}
          isDisabled={later === undefined}
          onPress={() => later !== undefined && onChange(later)}
        />
      </div>
      {compare !== undefined && (
        <span className={css.compare}>
          {compare === null
            ? words.noCompare
            : words.compare(formats.formatDay(compare, 'short'), daysBetween(compare, value))}
        </span>
      )}
    </fieldset>
  );
}
