import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { visibleMenu } from '../machine/roles.ts';
import { isMenuLoading, statusOf } from '../machine/selectors.ts';
import type { MenuItem } from '../machine/types.ts';
import { useSessionHandle } from './SessionProvider.tsx';

export interface MenuView {
  /** What the user's role may see of the server's menu; empty for guests and without a menu. */
  items: MenuItem[];
  /** True while a signed-in user's first menu is on its way: show a spinner and no menu. */
  isLoading: boolean;
}

export function useMenu(): MenuView {
  const { actor } = useSessionHandle();
  const menu = useSelector(actor, (snapshot) => snapshot.context.menu);
  const role = useSelector(actor, (snapshot) => snapshot.context.user?.role ?? null);
  const isLoading = useSelector(
    actor,
    (snapshot) => isMenuLoading(snapshot) || statusOf(snapshot) === 'restoring',
  );
  const items = useMemo(() => (menu === null ? [] : visibleMenu(menu, role)), [menu, role]);
  return { items, isLoading };
}
