import { clsx } from 'clsx';
import type { ReactNode, Ref } from 'react';
import {
  CheckboxGroup as AriaCheckboxGroup,
  type CheckboxGroupProps as AriaCheckboxGroupProps,
} from 'react-aria-components/CheckboxGroup';
import { FieldLabel } from '../../internal/FieldLabel.tsx';
import { FieldNotes } from '../../internal/FieldNotes.tsx';
import * as field from '../../internal/field.css.ts';
import { withRequired } from '../../internal/required.ts';
import { AllBox } from './AllBox.tsx';
import * as css from './Checkbox.css.ts';
import { Checkbox } from './Checkbox.tsx';
import type { CheckboxOption } from './checkboxOption.ts';

export interface CheckboxGroupProps
  extends Omit<AriaCheckboxGroupProps, 'className' | 'children' | 'isRequired'> {
  label: string;
  labelHidden?: boolean;
  options: readonly CheckboxOption[];
  /** Shows a box above the others that ticks and unticks them all. */
  allLabel?: string;
  orientation?: 'vertical' | 'horizontal';
  description?: ReactNode;
  errorMessage?: string;
  /** Makes at least one tick required; said when there is none. */
  requiredMessage?: string;
  className?: string;
  ref?: Ref<HTMLDivElement>;
}

/** Any of a few things that are all to be seen. For many use TagField, for one RadioGroup. */
export function CheckboxGroup({
  label,
  labelHidden = false,
  options,
  allLabel,
  orientation = 'vertical',
  description,
  errorMessage,
  requiredMessage,
  validate,
  className,
  ...rest
}: CheckboxGroupProps) {
  return (
    <AriaCheckboxGroup
      {...rest}
      {...withRequired(requiredMessage, (value: readonly string[]) => value.length === 0, validate)}
      data-field=""
      className={clsx(field.root, className)}
    >
      <FieldLabel of="CheckboxGroup" label={label} isHidden={labelHidden} />
      {allLabel !== undefined && <AllBox options={options}>{allLabel}</AllBox>}
      <div className={clsx(css.list[orientation], allLabel !== undefined && css.nested)}>
        {options.map(({ id, label: words, description: note, isDisabled = false }) => (
          <Checkbox key={id} value={id} description={note} isDisabled={isDisabled}>
            {words}
          </Checkbox>
        ))}
      </div>
      <FieldNotes
        description={description}
        errorMessage={errorMessage}
        requiredMessage={requiredMessage}
      />
    </AriaCheckboxGroup>
  );
}
