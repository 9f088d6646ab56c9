import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { requireText } from '../../internal/developerError.ts';
import type { Tone } from '../../internal/tones.ts';
import { Icon, type IconName } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import * as css from './Alert.css.ts';

/** Problems are announced at once; other messages at the next pause. */
const role = {
  success: 'status',
  info: 'status',
  warning: 'status',
  danger: 'alert',
} as const satisfies Record<Tone, string>;

export const toneIcon = {
  success: 'success',
  info: 'info',
  warning: 'warning',
  danger: 'danger',
} as const satisfies Record<Tone, IconName>;

export interface AlertProps extends Omit<ComponentProps<'div'>, 'title'> {
  tone?: Tone;
  title?: ReactNode;
  /** Shows a dismiss button. Its label comes with it: icons have no words. */
  dismiss?: { label: string; onDismiss: () => void };
  /** Buttons and links under the text. */
  actions?: ReactNode;
}

/** A message about the page or a task, in its place. For passing notices use `showToast`. */
export function Alert({
  tone = 'info',
  title,
  dismiss,
  actions,
  className,
  children,
  ...rest
}: AlertProps) {
  if (dismiss) requireText('Alert', 'dismiss.label', dismiss.label, 'The cross has no words.');
  return (
    <div
      role={role[tone]}
      {...rest}
      data-tone={tone}
      className={clsx(css.root, css.tone[tone], className)}
    >
      <Icon name={toneIcon[tone]} className={css.icon} />
      <div className={css.body}>
        {title !== undefined && <div className={css.title}>{title}</div>}
        {children !== undefined && <div>{children}</div>}
        {actions !== undefined && <div className={css.actions}>{actions}</div>}
      </div>
      {dismiss && (
        <IconButton
          icon="close"
          size="sm"
          label={dismiss.label}
          onPress={dismiss.onDismiss}
          className={css.dismiss}
        />
      )}
    </div>
  );
}
