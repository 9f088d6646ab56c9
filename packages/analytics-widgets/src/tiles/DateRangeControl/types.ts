import type { ComponentProps } from 'react';
import type { DayPeriod, PeriodComparison, PeriodPreset, PeriodQuestion } from './period.ts';

export interface DateRangeControlProps extends Omit<ComponentProps<'fieldset'>, 'onChange'> {
  /** Accessible name. */
  label: string;
  /** The selected period and comparison. */
  value: PeriodQuestion;
  onChange: (question: PeriodQuestion) => void;
  /** The days that the numbers cover; null while unknown. */
  period: DayPeriod | null;
  /** The days to compare with; null without a comparison. */
  compared?: DayPeriod | null;
  /** Reserves the room of the days while they are loading. */
  isLoading?: boolean;
  presets?: readonly PeriodPreset[];
  /** Without them the control offers no comparison. */
  comparisons?: readonly PeriodComparison[];
  /** First and last day that can be chosen, `YYYY-MM-DD`. */
  minDay?: string;
  maxDay?: string;
  /** Marks days without data in the calendar; they can be selected. */
  isDayWithoutData?: (day: string) => boolean;
}
