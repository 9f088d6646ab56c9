import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import * as css from './Grid.css.ts';

export interface GridItemProps extends ComponentProps<'div'> {
  /** Columns of twelve from lg up. A last 6 without a second one beside it takes the row. */
  span?: 3 | 4 | 6 | 8 | 9 | 12;
  as?: 'div' | 'li' | 'section' | 'article';
}

/** A place in a Grid of twelve columns. */
export function GridItem({ span = 12, as = 'div', className, ...rest }: GridItemProps) {
  // All of `as` take the attributes of a div; the ref is typed by the commonest.
  const Element = as as 'div';
  return <Element {...rest} className={clsx(css.span[span], className)} />;
}
