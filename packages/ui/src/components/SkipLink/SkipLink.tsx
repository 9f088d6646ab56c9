import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import * as css from './SkipLink.css.ts';

export interface SkipLinkProps extends ComponentProps<'a'> {
  /** Fragment of the main content, for example `#main`. */
  href: string;
}

/** First stop of the keyboard on a page: past the navigation to the content. Seen when focused. */
export function SkipLink({ className, children, ...rest }: SkipLinkProps) {
  return (
    // Of its own document, whatever its base says: within a frame of docs the whole page would go.
    <a target="_self" {...rest} className={clsx(css.root, className)}>
      {children}
    </a>
  );
}
