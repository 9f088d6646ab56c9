import { clsx } from 'clsx';
import type { Ref } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link';
import * as css from './Link.css.ts';

export interface LinkProps extends Omit<AriaLinkProps, 'className'> {
  href: string;
  /**
   * `inline` is underlined, for links within text; `plain` is for links outside of text; `quiet`
   * takes the colour around it and is marked on hover, for titles in lists.
   */
  variant?: keyof typeof css.variant;
  className?: string;
  ref?: Ref<HTMLAnchorElement>;
}

/** Goes to another page. For an action use Button. */
export function Link({ variant = 'inline', className, ...rest }: LinkProps) {
  return <AriaLink {...rest} className={clsx(css.root, css.variant[variant], className)} />;
}
