import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import * as css from './Heading.css.ts';

const sizeOf = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'lead' } as const;

export interface HeadingProps extends ComponentProps<'h2'> {
  /** Place in the outline of the page. */
  level: 1 | 2 | 3 | 4;
  /** Look, where it differs from the level. `h1` is set in the display face. */
  size?: keyof typeof css.size;
}

/**
 * Renders a heading. Its level is its position in the outline of the page, its size the visual
 * weight.
 */
export function Heading({
  level,
  size = sizeOf[level],
  className,
  children,
  ...rest
}: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element {...rest} className={clsx(css.root, css.size[size], className)}>
      {children}
    </Element>
  );
}
