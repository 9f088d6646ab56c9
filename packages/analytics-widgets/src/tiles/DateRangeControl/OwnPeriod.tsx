import { DateRangePicker } from '@litometr/ui/date-range';
import type { DayPeriod } from './period.ts';

interface OwnPeriodProps {
  label: string;
  /** What the field begins with: what stands, or the days of the ready period. */
  period: DayPeriod | null;
  onChange: (period: DayPeriod) => void;
  minDay?: string;
  maxDay?: string;
  isDayWithoutData?: (day: string) => boolean;
}

/** Days typed or chosen in a calendar; a chunk of its own, for the calendar is the heaviest part. */
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
