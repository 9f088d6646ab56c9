export { DateRangeControl } from './DateRangeControl.tsx';
export type {
  DayPeriod,
  PeriodChoice,
  PeriodComparison,
  PeriodPreset,
  PeriodQuestion,
} from './period.ts';
export { periodComparisons, periodPresets, presetDays } from './period.ts';
export type { DateRangeControlProps } from './types.ts';
