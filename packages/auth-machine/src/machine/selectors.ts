import type { SnapshotFrom } from 'xstate';
import type { AuthMachine } from './authMachine.ts';

type Snapshot = SnapshotFrom<AuthMachine>;

/**
 * `starting`: the storage has not been looked at. `guest`. `restoring`: there is a token, its user
 * is being loaded. `signedIn`: token and user are there.
 */
export type SessionStatus = 'starting' | 'guest' | 'restoring' | 'signedIn';

export function isStarting(snapshot: Snapshot): boolean {
  return snapshot.matches('boot');
}

export function isSignedOut(snapshot: Snapshot): boolean {
  return snapshot.matches('anonymous');
}

/** Calls wait: the token is being replaced, or the session of another tab looked at. */
export function isRenewing(snapshot: Snapshot): boolean {
  return (
    snapshot.matches({ holding: { token: 'renewing' } }) ||
    snapshot.matches({ holding: { token: 'adopting' } })
  );
}

export function statusOf(snapshot: Snapshot): SessionStatus {
  if (isStarting(snapshot)) return 'starting';
  if (isSignedOut(snapshot)) return 'guest';
  return snapshot.context.user === null ? 'restoring' : 'signedIn';
}

/** True from the start until it is known who the visitor is and whether they have a menu. */
export function isUnsettled(snapshot: Snapshot): boolean {
  const status = statusOf(snapshot);
  return status === 'starting' || status === 'restoring' || isMenuLoading(snapshot);
}

/** No menu yet, and one is on its way. Not while a menu is fetched again. */
export function isMenuLoading(snapshot: Snapshot): boolean {
  return snapshot.matches({ holding: { menu: 'loading' } });
}

export function isMenuReady(snapshot: Snapshot): boolean {
  return snapshot.context.menu !== null;
}

export function isSubmitting(snapshot: Snapshot): boolean {
  return snapshot.matches({ anonymous: 'submitting' });
}
