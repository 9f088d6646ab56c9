import type { LoginResult } from '../machine/createSession.ts';
import type { LoginRequest } from '../machine/events.ts';
import { isSubmitting } from '../machine/selectors.ts';
import type { LoginError } from '../machine/types.ts';
import { useSessionHandle } from './SessionProvider.tsx';
import { useSessionState } from './useSessionState.ts';

export interface LoginView {
  isSubmitting: boolean;
  /** Null until a sign-in is refused, and after `reset`. */
  error: LoginError | null;
  /** Does nothing while one is under way: a double click signs in once. */
  submit: (request: LoginRequest) => Promise<LoginResult>;
  /** Drops a sign-in under way and the last error: the form opens or closes. */
  reset: () => void;
}

export function useLogin(): LoginView {
  const session = useSessionHandle();
  const { actor } = session;
  return {
    isSubmitting: useSessionState(isSubmitting),
    error: useSessionState((snapshot) => snapshot.context.loginError),
    submit: async (request) => {
      if (isSubmitting(actor.getSnapshot())) return { ok: false, error: null };
      return session.login(request);
    },
    reset: () => actor.send({ type: 'login.cancel' }),
  };
}
