export {
  DateRangePicker,
  type DateRangePickerProps,
  type DateRangePreset,
  type DayRange,
} from '../components/DateRangePicker/index.ts';
