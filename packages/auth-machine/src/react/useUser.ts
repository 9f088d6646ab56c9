import type { SessionUser } from '../machine/types.ts';
import { useSessionState } from './useSessionState.ts';

/** The signed-in user, or null. */
export function useUser(): SessionUser | null {
  return useSessionState((snapshot) => snapshot.context.user);
}
