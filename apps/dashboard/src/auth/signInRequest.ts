/** What a guest asked for that needs an account: done once they have signed in. */
let wanted: (() => void) | null = null;
const listeners = new Set<() => void>();

export const signInRequest = {
  /** Opens the sign-in form; `then` is done after a sign-in, and never if the form is left. */
  ask: (then: () => void): void => {
    wanted = then;
    for (const listener of listeners) listener();
  },
  /** What was asked for, no longer waiting. */
  take: (): (() => void) | null => {
    const then = wanted;
    wanted = null;
    return then;
  },
  /** Who has the form listens; returns the end of it. */
  onAsked: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};
