import { useMenu, useSession } from '@litometr/auth-machine/react';
import { NavTree, Sidebar, Spinner } from '@litometr/ui';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { baseMenu, fullMenu } from './baseMenu.ts';
import { shellMessages as messages } from './shell.messages.ts';

export interface NavigationProps {
  id: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/**
 * The sidebar: the base menu for guests, with the server's menu below it for signed-in users; a
 * spinner while their menu is loading (docs/product-decisions.md#menu-states).
 */
export function Navigation({ id, isOpen, onOpenChange }: NavigationProps) {
  const intl = useIntl();
  const { formatMessage: t } = intl;
  const { pathname } = useLocation();
  const { status } = useSession();
  const { items, isLoading } = useMenu();
  const base = useMemo(() => baseMenu(intl), [intl]);
  const nodes = useMemo(
    () => (status === 'signedIn' ? fullMenu(base, items) : base),
    [base, items, status],
  );
  return (
    <Sidebar id={id} title={t(messages.navigation)} isOpen={isOpen} onOpenChange={onOpenChange}>
      {isLoading ? (
        <Spinner label={t(messages.menuLoading)} />
      ) : (
        <NavTree label={t(messages.navigation)} items={nodes} current={pathname} hasFilter />
      )}
    </Sidebar>
  );
}
