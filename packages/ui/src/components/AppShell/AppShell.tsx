import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { useUiStrings } from '../../provider/index.ts';
import { SkipLink } from '../SkipLink/index.ts';
import * as css from './AppShell.css.ts';

const mainId = 'main';

export interface AppShellProps extends ComponentProps<'div'> {
  header: ReactNode;
  sidebar: ReactNode;
  footer: ReactNode;
  /** The page. It may use the whole width where it is a table. */
  width?: 'content' | 'full';
}

/** The layout of every page: header, sidebar, main content, footer, and the skip link before them. */
export function AppShell({
  header,
  sidebar,
  footer,
  width = 'content',
  className,
  children,
  ...rest
}: AppShellProps) {
  const strings = useUiStrings();
  return (
    <div {...rest} className={clsx(css.root, className)}>
      <SkipLink href={`#${mainId}`}>{strings.skipToContent}</SkipLink>
      <div className={css.header}>{header}</div>
      <div className={css.sidebar}>{sidebar}</div>
      <main id={mainId} tabIndex={-1} className={css.main}>
        <div className={clsx(width === 'content' && css.content)}>{children}</div>
      </main>
      <div className={css.footer}>{footer}</div>
    </div>
  );
}
