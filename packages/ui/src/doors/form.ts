export { Checkbox, type CheckboxProps } from '../components/Checkbox/index.ts';
export { Form, type FormProps } from '../components/Form/index.ts';
export { PasswordField, type PasswordFieldProps } from '../components/PasswordField/index.ts';
export { SearchField, type SearchFieldProps } from '../components/SearchField/index.ts';
export { TextField, type TextFieldProps } from '../components/TextField/index.ts';
