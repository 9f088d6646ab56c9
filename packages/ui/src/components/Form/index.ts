export { Form, type FormProps } from './Form.tsx';
export { SubmitButton, type SubmitButtonProps } from './SubmitButton.tsx';
