import { clsx } from 'clsx';
import type { ReactNode, Ref } from 'react';
import {
  RadioGroup as AriaRadioGroup,
  type RadioGroupProps as AriaRadioGroupProps,
} from 'react-aria-components/RadioGroup';
import { FieldLabel } from '../../internal/FieldLabel.tsx';
import { FieldNotes } from '../../internal/FieldNotes.tsx';
import * as field from '../../internal/field.css.ts';
import { withRequired } from '../../internal/required.ts';
import { Radio } from './Radio.tsx';
import * as css from './RadioGroup.css.ts';
import type { RadioOption } from './radioOption.ts';

export interface RadioGroupProps<Id extends string = string>
  extends Omit<
    AriaRadioGroupProps,
    'className' | 'children' | 'isRequired' | 'value' | 'defaultValue' | 'onChange'
  > {
  label: string;
  labelHidden?: boolean;
  options: readonly RadioOption<Id>[];
  /** Id of the chosen option; null for none. */
  value?: Id | null;
  defaultValue?: Id | null;
  onChange?: (id: Id) => void;
  description?: ReactNode;
  errorMessage?: string;
  /** Makes a choice required; said when there is none. */
  requiredMessage?: string;
  className?: string;
  ref?: Ref<HTMLDivElement>;
}

/** One of a few things, with room to explain each. Without explanations SegmentedControl. */
export function RadioGroup<Id extends string = string>({
  label,
  labelHidden = false,
  options,
  onChange,
  description,
  errorMessage,
  requiredMessage,
  validate,
  orientation = 'vertical',
  className,
  ...rest
}: RadioGroupProps<Id>) {
  return (
    <AriaRadioGroup
      {...rest}
      {...withRequired(requiredMessage, (value: string | null) => !value, validate)}
      orientation={orientation}
      onChange={(value) => {
        const chosen = options.find((option) => option.id === value);
        if (chosen) onChange?.(chosen.id);
      }}
      data-field=""
      className={clsx(field.root, className)}
    >
      <FieldLabel of="RadioGroup" label={label} isHidden={labelHidden} />
      <div className={css.list[orientation]}>
        {options.map((option) => (
          <Radio key={option.id} option={option} />
        ))}
      </div>
      <FieldNotes
        description={description}
        errorMessage={errorMessage}
        requiredMessage={requiredMessage}
      />
    </AriaRadioGroup>
  );
}
