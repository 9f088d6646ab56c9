import { clsx } from 'clsx';
import type { ReactNode, Ref } from 'react';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import {
  NumberField as AriaNumberField,
  type NumberFieldProps as AriaNumberFieldProps,
} from 'react-aria-components/NumberField';
import { Affix } from '../../internal/Affix.tsx';
import { FieldLabel } from '../../internal/FieldLabel.tsx';
import { FieldNotes } from '../../internal/FieldNotes.tsx';
import * as field from '../../internal/field.css.ts';
import { withRequired } from '../../internal/required.ts';
import { NumberActions } from './NumberActions.tsx';
import * as css from './NumberField.css.ts';

export interface NumberFieldProps
  extends Omit<
    AriaNumberFieldProps,
    'className' | 'children' | 'isRequired' | 'value' | 'defaultValue' | 'onChange'
  > {
  label: string;
  labelHidden?: boolean;
  /** Null for an empty field: no number, which is not zero. */
  value?: number | null;
  defaultValue?: number | null;
  /** Called when a number is committed: on Enter, on blur, by its buttons and arrows. */
  onChange?: (value: number | null) => void;
  /** How the number is written: `{ style: 'currency', currency: 'RUB' }`, `{ style: 'percent' }`. */
  formatOptions?: Intl.NumberFormatOptions;
  /** A unit that Intl does not know: «а.л.». Read out with the label. */
  suffix?: string;
  /** The two buttons that step; the arrow keys step without them as well. */
  hasStepper?: boolean;
  /** Shows a button that empties the field. */
  isClearable?: boolean;
  size?: keyof typeof field.size;
  placeholder?: string;
  description?: ReactNode;
  errorMessage?: string;
  /** Makes the field required; said when it is left empty. */
  requiredMessage?: string;
  className?: string;
  ref?: Ref<HTMLDivElement>;
  inputRef?: Ref<HTMLInputElement>;
}

/** Null is the field's emptiness; react-aria says it by NaN. */
const bare = (value: number | null) => value ?? Number.NaN;
const said = (value: number) => (Number.isNaN(value) ? null : value);

/** A number, typed or stepped to, in the locale's own figures. For two ends of a range RangeSlider. */
export function NumberField({
  label,
  labelHidden = false,
  value,
  defaultValue,
  onChange,
  suffix,
  hasStepper = true,
  isClearable = false,
  size = 'md',
  placeholder,
  description,
  errorMessage,
  requiredMessage,
  validate,
  className,
  inputRef,
  ...rest
}: NumberFieldProps) {
  return (
    <AriaNumberField
      {...rest}
      {...withRequired(requiredMessage, (number: number) => Number.isNaN(number), validate)}
      {...(value !== undefined && { value: bare(value) })}
      {...(defaultValue !== undefined && { defaultValue: bare(defaultValue) })}
      onChange={(number) => onChange?.(said(number))}
      data-field=""
      className={clsx(field.root, className)}
    >
      {({ isDisabled, isInvalid }) => (
        <>
          <FieldLabel of="NumberField" label={label} isHidden={labelHidden} spoken={suffix} />
          <Group
            className={clsx(field.well, field.size[size])}
            isDisabled={isDisabled}
            isInvalid={isInvalid}
          >
            <Input
              ref={inputRef}
              placeholder={placeholder}
              className={clsx(field.input, css.input)}
            />
            <Affix>{suffix}</Affix>
            <NumberActions label={label} hasStepper={hasStepper} isClearable={isClearable} />
          </Group>
          <FieldNotes
            description={description}
            errorMessage={errorMessage}
            requiredMessage={requiredMessage}
          />
        </>
      )}
    </AriaNumberField>
  );
}
