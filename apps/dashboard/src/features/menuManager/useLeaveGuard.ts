import { statusOf } from '@litometr/auth-machine';
import { useSessionHandle } from '@litometr/auth-machine/react';
import { useCallback, useEffect } from 'react';
import type { BlockerFunction } from 'react-router-dom';
import { useLeaveBlocker } from '../../page/LeaveGuards.tsx';

/** Asks for confirmation before unsaved work is left, by navigation or by closing the tab. */
export function useLeaveGuard(isDirty: boolean) {
  const session = useSessionHandle();
  const guard = useCallback<BlockerFunction>(
    ({ currentLocation, nextLocation }) =>
      isDirty &&
      currentLocation.pathname !== nextLocation.pathname &&
      // Without a session there is nothing to save to.
      statusOf(session.actor.getSnapshot()) === 'signedIn',
    [isDirty, session],
  );
  const blocker = useLeaveBlocker(guard);
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);
  return blocker;
}
