import { DateRangePicker } from '@litometr/ui/date-range';
import type { DayPeriod } from './period.ts';

interface OwnPeriodProps {
  label: string;
  /** Initial value: the current period, or the days of the selected preset. */
  period: DayPeriod | null;
  onChange: (period: DayPeriod) => void;
  minDay?: string;
  maxDay?: string;
  isDayWithoutData?: (day: string) => boolean;
}

/** A calendar and fields for a custom period; a chunk of its own, because the calendar is large. */
export default function OwnPeriod({ label, period, onChange, ...bounds }: OwnPeriodProps) {
  return (
    <DateRangePicker
      {...bounds}
      label={label}
      labelHidden
      size="sm"
      value={period && { start: period.from, end: period.to }}
      onChange={(range) => range && onChange({ from: range.start, to: range.end })}
    />
  );
}
