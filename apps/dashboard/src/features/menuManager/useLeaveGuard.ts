import { statusOf } from '@litometr/auth-machine';
import { useSessionHandle } from '@litometr/auth-machine/react';
import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';

/** Asks before unsaved work is left, within the product and by closing the tab. */
export function useLeaveGuard(isDirty: boolean) {
  const session = useSessionHandle();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty &&
      currentLocation.pathname !== nextLocation.pathname &&
      // Without a session there is nothing to save to.
      statusOf(session.actor.getSnapshot()) === 'signedIn',
  );
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);
  return blocker;
}
