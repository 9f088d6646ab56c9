import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import * as css from './AppFooter.css.ts';

export interface AppFooterProps extends ComponentProps<'footer'> {
  /** Links at the end of the line. */
  links?: ReactNode;
}

/** The line at the foot of every page: whose it is, since when, and where to read more. */
export function AppFooter({ links, className, children, ...rest }: AppFooterProps) {
  return (
    <footer {...rest} className={clsx(css.root, className)}>
      <div>{children}</div>
      {links && <div className={css.links}>{links}</div>}
    </footer>
  );
}
