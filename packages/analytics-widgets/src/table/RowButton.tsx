import { Icon, type IconName } from '@litometr/ui';
import clsx from 'clsx';
import type { ComponentProps } from 'react';
import * as css from './RowButton.css.ts';

export interface RowButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  icon: IconName;
  /** Accessible name of the action: an icon has no text. */
  label: string;
}

/**
 * An action of a table row, such as a star. It looks like an `IconButton` and is a plain element: the
 * hooks of a hundred icon buttons take a tenth of a table's render.
 *
 * @example <RowButton icon="star" label="Follow" aria-pressed={isFollowed} onClick={follow} />
 */
export function RowButton({ icon, label, className, ...rest }: RowButtonProps) {
  return (
    <button type="button" {...rest} aria-label={label} className={clsx(css.root, className)}>
      <Icon name={icon} size="sm" />
    </button>
  );
}
