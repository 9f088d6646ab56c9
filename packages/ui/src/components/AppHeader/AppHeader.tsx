import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { useUiStrings } from '../../provider/index.ts';
import { IconButton } from '../IconButton/index.ts';
import * as css from './AppHeader.css.ts';

export interface AppHeaderProps extends ComponentProps<'header'> {
  /** The Logo within a Link to the front page. */
  logo: ReactNode;
  /** Buttons and links at the end of the line. */
  actions?: ReactNode;
  /** The button that opens the Sidebar; seen below md only. `controls` is the sidebar's id. */
  menu?: { isOpen: boolean; onToggle: () => void; controls: string };
}

/** Renders the bar at the top of every page. Its children are placed between logo and actions. */
export function AppHeader({ logo, actions, menu, className, children, ...rest }: AppHeaderProps) {
  return (
    <header {...rest} className={clsx(css.root, className)}>
      {menu && <MenuButton {...menu} />}
      <div className={css.logo}>{logo}</div>
      {children}
      {actions && <div className={css.actions}>{actions}</div>}
    </header>
  );
}

function MenuButton({ isOpen, onToggle, controls }: NonNullable<AppHeaderProps['menu']>) {
  const strings = useUiStrings();
  return (
    <IconButton
      icon="menu"
      label={strings.openSidebar}
      aria-expanded={isOpen}
      aria-controls={controls}
      onPress={onToggle}
      className={css.menu}
    />
  );
}
