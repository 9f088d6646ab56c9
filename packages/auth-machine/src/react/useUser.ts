import { useSelector } from '@xstate/react';
import type { SessionUser } from '../machine/types.ts';
import { useSessionHandle } from './SessionProvider.tsx';

/** The signed-in user, or null. */
export function useUser(): SessionUser | null {
  return useSelector(useSessionHandle().actor, (snapshot) => snapshot.context.user);
}
