import { assignInlineVars } from '@vanilla-extract/dynamic';
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import type { Space } from '../../internal/space.ts';
import * as css from './Grid.css.ts';

export interface GridProps extends ComponentProps<'div'> {
  gap?: Space;
  /** Equal columns, as many as fit, none narrower than this. Without it: twelve columns from lg. */
  min?: string;
  as?: 'div' | 'ul' | 'ol';
}

/** Cards in columns that share heights within a row. */
export function Grid({ gap = 'md', min, as = 'div', className, style, ...rest }: GridProps) {
  // All of `as` take the attributes of a div; the ref is typed by the commonest.
  const Element = as as 'div';
  return (
    <Element
      {...rest}
      style={
        min === undefined ? style : { ...assignInlineVars({ [css.minColumn]: min }), ...style }
      }
      className={clsx(min === undefined ? css.twelve : css.even, css.gap[gap], className)}
    />
  );
}
