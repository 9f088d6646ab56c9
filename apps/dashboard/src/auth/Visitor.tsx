import { useSession } from '@litometr/auth-machine/react';
import { createContext, type ReactNode, use, useMemo } from 'react';

/** The current visitor, as far as it decides whether records can be stored for them. */
export interface Visitor {
  isSignedIn: boolean;
}

/** Null where there is no session at all: nothing can be stored, and no control offers it. */
export const VisitorContext = createContext<Visitor | null>(null);

export const useVisitor = (): Visitor | null => use(VisitorContext);

/** Provides whether a user is signed in to everything below. */
export function VisitorProvider({ children }: { children: ReactNode }) {
  const isSignedIn = useSession().status === 'signedIn';
  const visitor = useMemo(() => ({ isSignedIn }), [isSignedIn]);
  return <VisitorContext value={visitor}>{children}</VisitorContext>;
}
