import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import type { Space } from '../../internal/space.ts';
import * as css from './Inline.css.ts';

export interface InlineProps extends ComponentProps<'div'> {
  /** Space between the children, also between wrapped lines. */
  gap?: Space;
  align?: keyof typeof css.align;
  justify?: keyof typeof css.justify;
  /** Whether children go on to the next line when they do not fit. */
  wrap?: boolean;
  as?: 'div' | 'section' | 'article' | 'ul' | 'ol' | 'header' | 'footer';
}

/** Children beside each other with even space. */
export function Inline({
  gap = 'xs',
  align = 'center',
  justify = 'start',
  wrap = true,
  as = 'div',
  className,
  ...rest
}: InlineProps) {
  // All of `as` take the attributes of a div; the ref is typed by the commonest.
  const Element = as as 'div';
  return (
    <Element
      {...rest}
      className={clsx(
        css.root,
        wrap && css.wrap,
        css.gap[gap],
        css.align[align],
        css.justify[justify],
        className,
      )}
    />
  );
}
