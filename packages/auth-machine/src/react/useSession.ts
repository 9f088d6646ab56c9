import { type SessionStatus, statusOf } from '../machine/selectors.ts';
import { useSessionHandle } from './SessionProvider.tsx';
import { useSessionState } from './useSessionState.ts';

export interface SessionView {
  status: SessionStatus;
  isAuthenticated: boolean;
  logout: () => void;
}

/** Returns the current state of the session. */
export function useSession(): SessionView {
  const session = useSessionHandle();
  const status = useSessionState(statusOf);
  return { status, isAuthenticated: status === 'signedIn', logout: () => session.logout() };
}
