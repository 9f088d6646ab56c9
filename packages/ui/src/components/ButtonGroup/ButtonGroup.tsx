import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { ButtonContext } from 'react-aria-components/Button';
import { requireText } from '../../internal/developerError.ts';
import * as css from './ButtonGroup.css.ts';

export interface ButtonGroupProps
  extends Omit<ComponentProps<'div'>, 'children' | 'role' | 'aria-label'> {
  /** Purpose of the group. */
  label: string;
  /** `attached`: parts of one tool, `secondary` buttons that share their lines. */
  variant?: keyof typeof css.variant;
  align?: keyof typeof css.align;
  /** Disables every Button and IconButton inside. */
  isDisabled?: boolean;
  /** Button, IconButton, ButtonLink, and Menu with one of them as its trigger. */
  children: ReactNode;
}

/**
 * Buttons that belong together: the ways out of a form, the parts of one tool. Where one of several
 * is chosen, use SegmentedControl.
 */
export function ButtonGroup({
  label,
  variant = 'spaced',
  align = 'start',
  isDisabled = false,
  className,
  children,
  ...rest
}: ButtonGroupProps) {
  requireText('ButtonGroup', 'label', label, 'A group without a name is announced as nothing.');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to fields; these are buttons.
    <div
      {...rest}
      role="group"
      aria-label={label}
      data-variant={variant}
      className={clsx(css.root, css.variant[variant], css.align[align], className)}
    >
      <ButtonContext value={{ isDisabled }}>{children}</ButtonContext>
    </div>
  );
}
