import { clsx } from 'clsx';
import type { ReactNode, Ref } from 'react';
import {
  CheckboxButton,
  CheckboxField,
  type CheckboxFieldProps,
} from 'react-aria-components/Checkbox';
import { FieldNotes } from '../../internal/FieldNotes.tsx';
import * as field from '../../internal/field.css.ts';
import { withRequired } from '../../internal/required.ts';
import { requireLabel } from '../../internal/requireLabel.ts';
import { Icon } from '../Icon/index.ts';
import * as css from './Checkbox.css.ts';

export interface CheckboxProps
  extends Omit<CheckboxFieldProps, 'className' | 'children' | 'isRequired'> {
  /** Statement that the checkbox confirms. */
  children: ReactNode;
  description?: ReactNode;
  errorMessage?: string;
  /** Makes the tick required; said when it is missing. */
  requiredMessage?: string;
  className?: string;
  ref?: Ref<HTMLDivElement>;
}

/** One yes or no that waits for the form to be sent. */
export function Checkbox({
  description,
  errorMessage,
  className,
  requiredMessage,
  validate,
  children,
  ...rest
}: CheckboxProps) {
  requireLabel('Checkbox', children);
  return (
    <CheckboxField
      {...rest}
      {...withRequired(requiredMessage, (isSelected: boolean) => !isSelected, validate)}
      data-field=""
      className={clsx(field.root, className)}
    >
      <CheckboxButton className={css.button}>
        {({ isSelected, isIndeterminate }) => (
          <>
            <span className={css.box}>
              {(isSelected || isIndeterminate) && (
                <Icon name={isIndeterminate ? 'minus' : 'check'} size="sm" className={css.tick} />
              )}
            </span>
            <span className={css.words}>{children}</span>
          </>
        )}
      </CheckboxButton>
      <div className={css.notes}>
        <FieldNotes
          description={description}
          errorMessage={errorMessage}
          requiredMessage={requiredMessage}
        />
      </div>
    </CheckboxField>
  );
}
