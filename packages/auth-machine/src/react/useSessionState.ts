import { useSelector } from '@xstate/react';
import { useSyncExternalStore } from 'react';
import type { SessionSnapshot } from '../machine/tokenGate.ts';
import { useSessionHandle } from './SessionProvider.tsx';

const never = () => () => undefined;

/** True on the server and while the page hydrates, false in every later render. */
const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );

/**
 * Returns a part of the session's state and renders again when it changes. While a page hydrates, the
 * state is that of a session that has not started: the server rendered with it.
 */
export function useSessionState<Selected>(
  select: (snapshot: SessionSnapshot) => Selected,
): Selected {
  const { actor, initial } = useSessionHandle();
  const current = useSelector(actor, select);
  return useIsHydrating() ? select(initial) : current;
}
