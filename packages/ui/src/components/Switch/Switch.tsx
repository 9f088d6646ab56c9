import { clsx } from 'clsx';
import type { ReactNode, Ref } from 'react';
import { SwitchButton, SwitchField, type SwitchFieldProps } from 'react-aria-components/Switch';
import { FieldNotes } from '../../internal/FieldNotes.tsx';
import * as field from '../../internal/field.css.ts';
import { requireLabel } from '../../internal/requireLabel.ts';
import { PendingSpinner } from '../Button/ButtonContent.tsx';
import * as css from './Switch.css.ts';

export interface SwitchProps extends Omit<SwitchFieldProps, 'className' | 'children'> {
  /** Names the setting. It does not change with the state. */
  children: ReactNode;
  description?: ReactNode;
  errorMessage?: string;
  /** Side of the track: before the text, or at the end of the line in a list of settings. */
  side?: 'start' | 'end';
  /** The change is being saved: the switch is pending and cannot be toggled until then. */
  isPending?: boolean;
  className?: string;
  ref?: Ref<HTMLDivElement>;
}

/** A setting that takes effect at once. What waits for a form to be sent is a Checkbox. */
export function Switch({
  description,
  errorMessage,
  side = 'start',
  isPending = false,
  className,
  children,
  ...rest
}: SwitchProps) {
  requireLabel('Switch', children);
  return (
    <SwitchField
      {...rest}
      isReadOnly={rest.isReadOnly === true || isPending}
      className={clsx(field.root, className)}
      data-field=""
      data-side={side}
      data-pending={isPending ? '' : undefined}
    >
      <SwitchButton className={clsx(css.button, css.side[side])}>
        <span className={css.track}>
          <span className={css.thumb} />
        </span>
        <span className={css.words}>{children}</span>
        {isPending && <PendingSpinner />}
      </SwitchButton>
      <div className={clsx(css.notes, side === 'start' && css.indent)}>
        <FieldNotes description={description} errorMessage={errorMessage} />
      </div>
    </SwitchField>
  );
}
