import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import * as css from './VisuallyHidden.css.ts';

export interface VisuallyHiddenProps extends ComponentProps<'span'> {
  as?: 'span' | 'div';
}

/** Words for screen readers only. */
export function VisuallyHidden({ as = 'span', className, ...rest }: VisuallyHiddenProps) {
  // A div takes the attributes of a span.
  const Element = as as 'span';
  return <Element {...rest} className={clsx(css.root, className)} />;
}
