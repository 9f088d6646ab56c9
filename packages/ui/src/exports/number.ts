export { NumberField, type NumberFieldProps } from '../components/NumberField/index.ts';
