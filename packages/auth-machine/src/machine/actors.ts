import { fromPromise } from 'xstate';
import { persistently, REQUEST_TIMEOUT_MS, withDeadline } from './deadline.ts';
import { isUnauthorized, SessionEndedError } from './errors.ts';
import type { LoginInput, LoginOutcome } from './loginCall.ts';
import type { RenewalLock, SessionClock, SessionParsers, SessionTransport } from './ports.ts';
import { type Renewal, renewToken } from './renewal.ts';
import { Sealed } from './sealed.ts';
import { sendInSession } from './sendInSession.ts';
import type { TokenGate } from './tokenGate.ts';
import type { MenuItem, SessionUser } from './types.ts';
import type { Vault } from './vault.ts';

export interface ActorParts {
  vault: Vault;
  clock: SessionClock;
  lock: RenewalLock;
  transport: SessionTransport;
  parsers: SessionParsers;
  gate: TokenGate;
}

/** The machine's calls. They commit nothing: what came back is the machine's to take or leave. */
export function createActors(parts: ActorParts) {
  const { vault, clock, transport, parsers, gate } = parts;
  const timed = <T>(signal: AbortSignal, work: (signal: AbortSignal) => Promise<T>) =>
    withDeadline(clock, signal, REQUEST_TIMEOUT_MS, work);
  const inSession = (
    signal: AbortSignal,
    send: (access: string, signal: AbortSignal) => Promise<unknown>,
  ) =>
    timed(signal, (inner) =>
      sendInSession(gate, {
        send: (access) => {
          if (access === null) throw new SessionEndedError('No user is signed in.');
          return send(access, inner);
        },
        isRefusal: isUnauthorized,
        signal: inner,
      }),
    );
  return {
    login: fromPromise<LoginOutcome, LoginInput>(async ({ input, signal }) => {
      const { remember, ...credentials } = input.request.open();
      const body = await timed(signal, (inner) => transport.login(credentials, inner));
      const { tokens, user, menu } = parsers.login(body);
      return { tokens: new Sealed(tokens), user, menu, remember };
    }),
    fetchUser: fromPromise<SessionUser>(async ({ signal }) => {
      return parsers.user(await inSession(signal, transport.fetchUser));
    }),
    fetchMenu: fromPromise<MenuItem[]>(async ({ signal }) => {
      return parsers.menu(await inSession(signal, transport.fetchMenu));
    }),
    renewToken: fromPromise<Renewal>(({ signal }) => renewToken(parts, signal)),
    /** Loads the user of another tab's tokens, with exactly those tokens. */
    verifyUser: fromPromise<SessionUser>(async ({ signal }) => {
      const access = vault.peek()?.access;
      if (access === undefined) throw new SessionEndedError('There are no tokens.');
      const body = await timed(signal, (inner) =>
        persistently(clock, inner, () => transport.fetchUser(access, inner)),
      );
      return parsers.user(body);
    }),
  };
}
