export {
  Checkbox,
  CheckboxGroup,
  type CheckboxGroupProps,
  type CheckboxOption,
  type CheckboxProps,
} from '../components/Checkbox/index.ts';
export {
  Form,
  type FormProps,
  SubmitButton,
  type SubmitButtonProps,
} from '../components/Form/index.ts';
export { PasswordField, type PasswordFieldProps } from '../components/PasswordField/index.ts';
export {
  RadioGroup,
  type RadioGroupProps,
  type RadioOption,
} from '../components/RadioGroup/index.ts';
export { SearchField, type SearchFieldProps } from '../components/SearchField/index.ts';
export { Switch, type SwitchProps } from '../components/Switch/index.ts';
export { TextField, type TextFieldProps } from '../components/TextField/index.ts';
