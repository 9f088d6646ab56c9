import { createContext, type ReactNode, use } from 'react';
import type { Session } from '../machine/createSession.ts';

const SessionContext = createContext<Session | null>(null);

export interface SessionProviderProps {
  /** Made once, outside React: mounting twice must not restore it twice. */
  session: Session;
  children: ReactNode;
}

export function SessionProvider({ session, children }: SessionProviderProps) {
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** The session itself, for the other hooks and for what they do not cover. */
export function useSessionHandle(): Session {
  const session = use(SessionContext);
  if (session === null) {
    throw new Error(
      'There is no session here: the hooks of the session read it from SessionProvider. ' +
        'Put <SessionProvider session={createSession(…)}> around the app.',
    );
  }
  return session;
}
