import { clsx } from 'clsx';
import { type ReactNode, type Ref, useMemo, useState } from 'react';
import { requireText } from '../../internal/developerError.ts';
import { useMediaQuery } from '../../internal/useMediaQuery.ts';
import { media } from '../../theme/breakpoints.ts';
import * as css from './Sidebar.css.ts';
import { SidebarContext, type SidebarContextValue } from './SidebarContext.ts';
import { SidebarDrawer } from './SidebarDrawer.tsx';

export interface SidebarProps {
  /** For the button that opens it (`AppHeader menu.controls`). */
  id: string;
  title: string;
  /** Below md only: from md up the sidebar is always there. */
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  children: ReactNode;
  className?: string;
  ref?: Ref<HTMLElement>;
}

/**
 * The navigation beside the page: a column from md up, a drawer with title, close button and
 * backdrop below. What the reader expanded stays expanded through both.
 */
export function Sidebar({
  title,
  isOpen,
  onOpenChange,
  children,
  className,
  ref,
  ...rest
}: SidebarProps) {
  requireText('Sidebar', 'title', title, 'The title names the drawer of small screens.');
  const isSmall = useMediaQuery(media.below('md'));
  const [memory] = useState<SidebarContextValue['memory']>(() => new Map());
  const isDrawer = isSmall && isOpen;

  const context = useMemo<SidebarContextValue>(
    () => ({
      onNavigate: () => {
        if (isDrawer) onOpenChange(false);
      },
      memory,
    }),
    [memory, isDrawer, onOpenChange],
  );

  return (
    <SidebarContext value={context}>
      {isDrawer ? (
        <SidebarDrawer
          {...rest}
          ref={ref as Ref<HTMLDialogElement>}
          title={title}
          className={clsx(className)}
          onDismiss={() => onOpenChange(false)}
        >
          {children}
        </SidebarDrawer>
      ) : (
        <div {...rest} ref={ref as Ref<HTMLDivElement>} className={clsx(css.column, className)}>
          {/* The tree below bears the same name for assistive technology. */}
          <p aria-hidden="true" className={css.columnTitle}>
            {title}
          </p>
          <div className={css.body}>{children}</div>
        </div>
      )}
    </SidebarContext>
  );
}
