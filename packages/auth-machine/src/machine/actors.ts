import { fromPromise } from 'xstate';
import { persistently, REQUEST_TIMEOUT_MS, withDeadline } from './deadline.ts';
import { SessionEndedError } from './errors.ts';
import type { LoginRequest } from './events.ts';
import type { RenewalLock, SessionParsers, SessionTransport } from './ports.ts';
import { type Renewal, renewToken } from './renewal.ts';
import { Sealed } from './sealed.ts';
import { type TokenGate, withToken } from './tokenGate.ts';
import type { MenuItem, SessionUser, Tokens } from './types.ts';
import type { Vault } from './vault.ts';

export interface LoginOutcome {
  tokens: Sealed<Tokens>;
  user: SessionUser;
  menu: MenuItem[] | null;
  remember: boolean;
}

export interface LoginInput {
  request: Sealed<LoginRequest>;
}

export interface ActorParts {
  vault: Vault;
  lock: RenewalLock;
  transport: SessionTransport;
  parsers: SessionParsers;
  gate: TokenGate;
}

/** The machine's calls. They commit nothing: what came back is the machine's to take or leave. */
export function createActors(parts: ActorParts) {
  const { vault, transport, parsers, gate } = parts;
  const timed = <T>(signal: AbortSignal, work: (signal: AbortSignal) => Promise<T>) =>
    withDeadline(signal, REQUEST_TIMEOUT_MS, work);
  return {
    login: fromPromise<LoginOutcome, LoginInput>(async ({ input, signal }) => {
      const { remember, ...credentials } = input.request.open();
      const body = await timed(signal, (inner) => transport.login(credentials, inner));
      const { tokens, user, menu } = parsers.login(body);
      return { tokens: new Sealed(tokens), user, menu, remember };
    }),
    fetchUser: fromPromise<SessionUser>(async ({ signal }) => {
      const body = await timed(signal, (inner) =>
        withToken(gate, (access, live) => transport.fetchUser(access, live), inner),
      );
      return parsers.user(body);
    }),
    fetchMenu: fromPromise<MenuItem[]>(async ({ signal }) => {
      const body = await timed(signal, (inner) =>
        withToken(gate, (access, live) => transport.fetchMenu(access, live), inner),
      );
      return parsers.menu(body);
    }),
    renewToken: fromPromise<Renewal>(({ signal }) => renewToken(parts, signal)),
    /** Asks whose the tokens of another tab are, with just those tokens. */
    verifyUser: fromPromise<SessionUser>(async ({ signal }) => {
      const access = vault.peek()?.access;
      if (access === undefined) throw new SessionEndedError('There are no tokens.');
      const body = await timed(signal, (inner) =>
        persistently(inner, () => transport.fetchUser(access, inner)),
      );
      return parsers.user(body);
    }),
  };
}
