import { clsx } from 'clsx';
import type { ReactNode, Ref } from 'react';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField';
import { FieldNotes } from '../../internal/FieldNotes.tsx';
import * as field from '../../internal/field.css.ts';
import { withRequired } from '../../internal/required.ts';
import { Icon, type IconName } from '../Icon/index.ts';
import * as hidden from '../VisuallyHidden/VisuallyHidden.css.ts';

export interface TextFieldProps
  extends Omit<AriaTextFieldProps, 'className' | 'children' | 'isRequired'> {
  label: string;
  /** Keeps the label for screen readers only, where the place explains the field. */
  labelHidden?: boolean;
  description?: ReactNode;
  /** Shown while `isInvalid`; without it, what validation and the server say. */
  errorMessage?: string;
  /** Makes the field required; said when it is left empty. */
  requiredMessage?: string;
  placeholder?: string;
  icon?: IconName;
  className?: string;
  ref?: Ref<HTMLDivElement>;
  inputRef?: Ref<HTMLInputElement>;
  /** A button within the field, at its end. */
  action?: ReactNode;
}

/** One line of text. */
export function TextField({
  label,
  labelHidden = false,
  description,
  errorMessage,
  requiredMessage,
  placeholder,
  icon,
  validate,
  className,
  inputRef,
  action,
  ...rest
}: TextFieldProps) {
  return (
    <AriaTextField
      {...rest}
      {...withRequired(requiredMessage, (value: string) => value.trim() === '', validate)}
      className={clsx(field.root, className)}
    >
      {({ isDisabled, isInvalid }) => (
        <>
          <Label className={clsx(field.label, labelHidden && hidden.root)}>{label}</Label>
          <Group
            className={clsx(field.well, field.size.md)}
            isDisabled={isDisabled}
            isInvalid={isInvalid}
          >
            {icon && <Icon name={icon} className={field.icon} />}
            <Input ref={inputRef} placeholder={placeholder} className={field.input} />
            {action}
          </Group>
          <FieldNotes description={description} errorMessage={errorMessage} />
        </>
      )}
    </AriaTextField>
  );
}
