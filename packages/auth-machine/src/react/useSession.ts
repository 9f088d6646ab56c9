import { useSelector } from '@xstate/react';
import { type SessionStatus, statusOf } from '../machine/selectors.ts';
import { useSessionHandle } from './SessionProvider.tsx';

export interface SessionView {
  status: SessionStatus;
  isAuthenticated: boolean;
  logout: () => void;
}

/** Where the session stands. */
export function useSession(): SessionView {
  const session = useSessionHandle();
  const status = useSelector(session.actor, statusOf);
  return { status, isAuthenticated: status === 'signedIn', logout: () => session.logout() };
}
