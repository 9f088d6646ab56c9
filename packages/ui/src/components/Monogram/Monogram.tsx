import { assignInlineVars } from '@vanilla-extract/dynamic';
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import * as css from './Monogram.css.ts';

export interface MonogramProps extends Omit<ComponentProps<'span'>, 'children' | 'color'> {
  /** One to three letters. */
  letters: string;
  /**
   * CSS colour of the ground, such as a variable of the app with a value for each scheme. It needs a
   * contrast of 4.5 to `text.inverted`. @default the colour of secondary text
   */
  color?: string;
  /** The name where no text beside the mark says it. Without it the mark is decoration. */
  name?: string;
  /** @default 'sm' */
  size?: keyof typeof css.size;
}

/** Renders a source, a portal or a team by its letters on a ground of its own colour. */
export function Monogram({
  letters,
  color,
  name,
  size = 'sm',
  className,
  style,
  ...rest
}: MonogramProps) {
  const naming =
    name === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name, title: name };
  return (
    <span
      {...naming}
      {...rest}
      className={clsx(css.root, css.size[size], className)}
      {...((color ?? style) !== undefined && {
        style: { ...(color !== undefined && assignInlineVars({ [css.ground]: color })), ...style },
      })}
    >
      {letters}
    </span>
  );
}
