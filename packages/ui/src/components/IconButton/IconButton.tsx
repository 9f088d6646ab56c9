import { clsx } from 'clsx';
import type { Ref } from 'react';
import {
  Button as AriaButton,
  type ButtonProps as AriaButtonProps,
} from 'react-aria-components/Button';
import { requireText } from '../../internal/developerError.ts';
import * as button from '../Button/Button.css.ts';
import { PendingSpinner } from '../Button/ButtonContent.tsx';
import { Icon, type IconName } from '../Icon/index.ts';
import * as css from './IconButton.css.ts';

const iconSize = { sm: 'sm', md: 'md', lg: 'lg' } as const;

export interface IconButtonProps
  extends Omit<AriaButtonProps, 'className' | 'children' | 'aria-label'> {
  icon: IconName;
  /** Accessible name of the action: an icon has no text. */
  label: string;
  variant?: 'quiet' | 'secondary';
  size?: keyof typeof css.size;
  className?: string;
  ref?: Ref<HTMLButtonElement>;
}

/** A button that is only an icon, where its place or a Tooltip explains it. */
export function IconButton({
  icon,
  label,
  variant = 'quiet',
  size = 'md',
  isPending,
  className,
  ...rest
}: IconButtonProps) {
  requireText(
    'IconButton',
    'label',
    label,
    'An icon has no words, so nothing would say what the button does.',
  );
  return (
    <AriaButton
      {...rest}
      {...(isPending !== undefined && { isPending })}
      aria-label={label}
      className={clsx(button.root, button.variant[variant], css.root, css.size[size], className)}
    >
      {isPending ? <PendingSpinner /> : <Icon name={icon} size={iconSize[size]} />}
    </AriaButton>
  );
}
