import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import * as css from './Card.css.ts';

export interface CardProps extends ComponentProps<'div'> {
  padding?: keyof typeof css.padding;
  as?: 'div' | 'section' | 'article' | 'li';
}

/** A raised surface with a hairline: one thing that belongs together. */
export function Card({ padding = 'md', as = 'div', className, ...rest }: CardProps) {
  // All of `as` take the attributes of a div; the ref is typed by the commonest.
  const Element = as as 'div';
  return <Element {...rest} className={clsx(css.root, css.padding[padding], className)} />;
}
