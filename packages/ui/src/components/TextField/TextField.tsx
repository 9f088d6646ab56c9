import { clsx } from 'clsx';
import { type ReactNode, type Ref, useState } from 'react';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { TextArea } from 'react-aria-components/TextArea';
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField';
import { Affix } from '../../internal/Affix.tsx';
import { FieldLabel } from '../../internal/FieldLabel.tsx';
import { FieldNotes } from '../../internal/FieldNotes.tsx';
import * as field from '../../internal/field.css.ts';
import { withRequired } from '../../internal/required.ts';
import { Icon, type IconName } from '../Icon/index.ts';
import { Counter } from './Counter.tsx';

export interface TextFieldProps
  extends Omit<AriaTextFieldProps, 'className' | 'children' | 'isRequired'> {
  label: string;
  /** Shows the label to screen readers only, where the context explains the field. */
  labelHidden?: boolean;
  description?: ReactNode;
  /** Shown while `isInvalid`; without it, what validation and the server say. */
  errorMessage?: string;
  /** Makes the field required; said when it is left empty. */
  requiredMessage?: string;
  placeholder?: string;
  icon?: IconName;
  /** A sign or a unit before or after the text: «@», «₽». Read out with the label. */
  prefix?: string;
  suffix?: string;
  /** Shows how much of `maxLength` is used. */
  hasCounter?: boolean;
  /** Several lines: the field grows with its text, from `rows` lines on. */
  multiline?: boolean;
  rows?: number;
  /** A button within the field, at its end. */
  action?: ReactNode;
  className?: string;
  ref?: Ref<HTMLDivElement>;
  inputRef?: Ref<HTMLInputElement>;
  /** As `inputRef`, of a field of several lines. */
  areaRef?: Ref<HTMLTextAreaElement>;
}

/** Text in the reader's own words. To find something use SearchField, for a number NumberField. */
export function TextField({
  label,
  labelHidden = false,
  description,
  errorMessage,
  requiredMessage,
  placeholder,
  hasCounter = false,
  multiline = false,
  rows = 3,
  icon,
  prefix,
  suffix,
  action,
  inputRef,
  areaRef,
  validate,
  dir,
  className,
  ...rest
}: TextFieldProps) {
  // Of what is typed: an address is written from the left, its label and its error are not.
  const written = dir === undefined ? {} : { dir };
  const [typed, setTyped] = useState(rest.defaultValue ?? '');
  return (
    <AriaTextField
      {...rest}
      {...withRequired(requiredMessage, (value: string) => value.trim() === '', validate)}
      onChange={(value) => {
        setTyped(value);
        rest.onChange?.(value);
      }}
      data-field=""
      className={clsx(field.root, className)}
    >
      {({ isDisabled, isInvalid }) => (
        <>
          <FieldLabel
            of="TextField"
            label={label}
            isHidden={labelHidden}
            spoken={prefix ?? suffix}
          />
          <Group
            className={clsx(field.well, field.size.md)}
            isDisabled={isDisabled}
            isInvalid={isInvalid}
          >
            {icon && <Icon name={icon} className={field.icon} />}
            <Affix>{prefix}</Affix>
            {multiline ? (
              <TextArea
                {...written}
                ref={areaRef}
                rows={rows}
                placeholder={placeholder}
                className={field.area}
              />
            ) : (
              <Input
                {...written}
                ref={inputRef}
                placeholder={placeholder}
                className={field.input}
              />
            )}
            <Affix>{suffix}</Affix>
            {action}
          </Group>
          <div className={field.notes}>
            <div>
              <FieldNotes
                description={description}
                errorMessage={errorMessage}
                requiredMessage={requiredMessage}
              />
            </div>
            {hasCounter && rest.maxLength !== undefined && (
              <Counter used={(rest.value ?? typed).length} limit={rest.maxLength} />
            )}
          </div>
        </>
      )}
    </AriaTextField>
  );
}
