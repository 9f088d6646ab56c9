export { DateRangePicker, type DateRangePickerProps } from './DateRangePicker.tsx';
export type { DayRange } from './days.ts';
export type { DateRangePreset } from './Presets.tsx';
