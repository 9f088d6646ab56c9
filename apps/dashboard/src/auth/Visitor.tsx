import { useSession } from '@litometr/auth-machine/react';
import { createContext, type ReactNode, use, useMemo } from 'react';

/** Who looks at the page, as far as what may be kept for them depends on it. */
export interface Visitor {
  isSignedIn: boolean;
}

/** Null where there is no session at all: nothing can be kept there, and nothing offers to. */
export const VisitorContext = createContext<Visitor | null>(null);

export const useVisitor = (): Visitor | null => use(VisitorContext);

/** Tells everything below whether somebody is signed in. */
export function VisitorProvider({ children }: { children: ReactNode }) {
  const isSignedIn = useSession().status === 'signedIn';
  const visitor = useMemo(() => ({ isSignedIn }), [isSignedIn]);
  return <VisitorContext value={visitor}>{children}</VisitorContext>;
}
