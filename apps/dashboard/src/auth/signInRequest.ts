import { useSyncExternalStore } from 'react';

/** What a guest asked for that needs an account: done once they have signed in. */
let wanted: (() => void) | null = null;
const listeners = new Set<() => void>();

function want(next: (() => void) | null): void {
  wanted = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const signInRequest = {
  /** Opens the sign-in form; `then` is done after a sign-in, and never if the form is left. */
  ask: (then: () => void): void => want(then),
  /** What was asked for, no longer waiting. */
  take: (): (() => void) | null => {
    const then = wanted;
    want(null);
    return then;
  },
};

const isWanted = () => wanted !== null;

/** Whether something waits for a sign-in. */
export const useIsSignInWanted = (): boolean =>
  useSyncExternalStore(subscribe, isWanted, () => false);
