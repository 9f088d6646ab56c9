import { clsx } from 'clsx';
import type { ReactNode, Ref } from 'react';
import {
  Button as AriaButton,
  type ButtonProps as AriaButtonProps,
} from 'react-aria-components/Button';
import type { IconName } from '../Icon/index.ts';
import * as css from './Button.css.ts';
import { ButtonContent } from './ButtonContent.tsx';

export interface ButtonLook {
  /** `primary` once in a view; `quiet` beside others; `danger` for what cannot be undone. */
  variant?: keyof typeof css.variant;
  size?: keyof typeof css.size;
  icon?: IconName;
  /** At the end of the line: what the button opens. */
  iconEnd?: IconName;
}

export interface ButtonProps extends ButtonLook, Omit<AriaButtonProps, 'className' | 'children'> {
  children: ReactNode;
  className?: string;
  ref?: Ref<HTMLButtonElement>;
}

/**
 * Performs an action on the page. For navigation use ButtonLink.
 *
 * While `isPending` it preserves its width and focus, ignores presses and announces the state.
 */
export function Button({
  variant = 'secondary',
  size = 'md',
  icon,
  iconEnd,
  isPending,
  className,
  children,
  ...rest
}: ButtonProps) {
  return (
    <AriaButton
      {...rest}
      {...(isPending !== undefined && { isPending })}
      className={clsx(css.root, css.size[size], css.variant[variant], className)}
    >
      <ButtonContent icon={icon} iconEnd={iconEnd} isPending={isPending}>
        {children}
      </ButtonContent>
    </AriaButton>
  );
}
