import { clsx } from 'clsx';
import type { Ref } from 'react';
import { Form as AriaForm, type FormProps as AriaFormProps } from 'react-aria-components/Form';
import * as css from './Form.css.ts';

export interface FormProps extends Omit<AriaFormProps, 'className' | 'validationErrors'> {
  /**
   * What the server refused, by the name of the field. A message goes when its field is edited.
   * What concerns no field belongs in an Alert above the fields.
   */
  errors?: Record<string, string | string[]>;
  className?: string;
  ref?: Ref<HTMLFormElement>;
}

/**
 * Fields that are sent together. Sending is blocked while a field is invalid; the first such field
 * gets the focus and says why.
 */
export function Form({ errors, className, ...rest }: FormProps) {
  return (
    <AriaForm
      {...rest}
      {...(errors && { validationErrors: errors })}
      className={clsx(css.root, className)}
    />
  );
}
