export { Select, type SelectGroup, type SelectOption, type SelectProps } from './Select.tsx';
export { SelectOnIntent, type SelectOnIntentProps } from './SelectOnIntent.tsx';
