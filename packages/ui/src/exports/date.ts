export { DatePicker, type DatePickerProps } from '../components/DatePicker/index.ts';
