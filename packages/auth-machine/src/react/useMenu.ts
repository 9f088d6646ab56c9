import { useMemo } from 'react';
import { visibleMenu } from '../machine/roles.ts';
import { isMenuLoading, statusOf } from '../machine/selectors.ts';
import type { MenuItem } from '../machine/types.ts';
import { useSessionState } from './useSessionState.ts';

export interface MenuView {
  /**
   * Entries of the server's menu that the user's role may see; empty for guests and without a menu.
   */
  items: MenuItem[];
  /** True while a signed-in user's first menu is on its way: show a spinner and no menu. */
  isLoading: boolean;
}

export function useMenu(): MenuView {
  const menu = useSessionState((snapshot) => snapshot.context.menu);
  const role = useSessionState((snapshot) => snapshot.context.user?.role ?? null);
  const isLoading = useSessionState(
    (snapshot) => isMenuLoading(snapshot) || statusOf(snapshot) === 'restoring',
  );
  const items = useMemo(() => (menu === null ? [] : visibleMenu(menu, role)), [menu, role]);
  return { items, isLoading };
}
