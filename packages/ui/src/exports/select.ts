export {
  Select,
  type SelectGroup,
  type SelectOption,
  type SelectProps,
} from '../components/Select/index.ts';
