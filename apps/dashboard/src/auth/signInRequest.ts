/** An action of a guest that needs an account; runs once they have signed in. */
let wanted: (() => void) | null = null;
const listeners = new Set<() => void>();

export const signInRequest = {
  /** Opens the sign-in form; `then` is done after a sign-in, and never if the form is left. */
  ask: (then: () => void): void => {
    wanted = then;
    for (const listener of listeners) listener();
  },
  /** Returns the waiting action and clears it. */
  take: (): (() => void) | null => {
    const then = wanted;
    wanted = null;
    return then;
  },
  /** Subscribes the owner of the form; returns the unsubscribe function. */
  onRequest: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};
