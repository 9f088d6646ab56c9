import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import type { Space } from '../../internal/space.ts';
import * as css from './Stack.css.ts';

export interface StackProps extends ComponentProps<'div'> {
  /** Space between the children. */
  gap?: Space;
  align?: keyof typeof css.align;
  /** Element, where a list or a section says more than a div. */
  as?: 'div' | 'section' | 'article' | 'ul' | 'ol' | 'header' | 'footer';
}

/** Children under each other with even space. */
export function Stack({
  gap = 'md',
  align = 'stretch',
  as = 'div',
  className,
  ...rest
}: StackProps) {
  // All of `as` take the attributes of a div; the ref is typed by the commonest.
  const Element = as as 'div';
  return (
    <Element {...rest} className={clsx(css.root, css.gap[gap], css.align[align], className)} />
  );
}
