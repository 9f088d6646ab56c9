import { assign, fromPromise, setup } from 'xstate';
import { isUnauthorized, TransportError } from './errors.ts';
import type { SessionContext, SessionEvent } from './events.ts';
import type { LoginInput, LoginOutcome } from './loginCall.ts';
import type { Renewal } from './renewal.ts';
import type { EndReason, MenuItem, SessionUser } from './types.ts';

const notProvided = () =>
  Promise.reject(new Error('The machine runs by createSession, which provides its calls.'));
/** Replaced by createSession, which knows the vault. */
const inVault = () => undefined;

export interface Failed {
  error: unknown;
}

/** Failure that the session survived or ended by; for a log, not for the visitor. */
export interface SessionFailure extends Failed {
  call: 'user' | 'menu';
}

/**
 * The vocabulary of the chart. Guards and actions that touch tokens are empty here: createSession
 * provides them.
 */
export const machineSetup = setup({
  // XState reads types from these values and nothing else.
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
  },
  actors: {
    login: fromPromise<LoginOutcome, LoginInput>(notProvided),
    fetchUser: fromPromise<SessionUser>(notProvided),
    fetchMenu: fromPromise<MenuItem[]>(notProvided),
    renewToken: fromPromise<Renewal>(notProvided),
    verifyUser: fromPromise<SessionUser>(notProvided),
  },
  guards: {
    hasTokens: () => false,
    hasUser: ({ context }) => context.user !== null,
    hasMenu: ({ context }) => context.menu !== null,
    isCurrentToken: (_, _version: number) => false,
    isRenewed: (_, { kind }: Renewal) => kind === 'renewed',
    isSameUser: ({ context }, user: SessionUser) => context.user?.username === user.username,
    isUnauthorized: (_, { error }: Failed) => isUnauthorized(error),
    keepsUnreachable: (_, _failed: Failed) => false,
    isForNavigation: ({ context }) => context.menuReason === 'navigation',
  },
  actions: {
    commitLogin: (_, _outcome: LoginOutcome) => undefined,
    commitRenewal: (_, _renewal: Renewal) => undefined,
    adoptStored: inVault,
    clearVault: inVault,
    revokeOnServer: inVault,
    keepEndCause: (_, _failed: Failed) => undefined,
    reportFailure: (_, _failure: SessionFailure) => undefined,
    keepLogin: assign((_, { user, menu }: LoginOutcome) => ({ user, menu, loginError: null })),
    keepLoginError: assign((_, { error }: Failed) => ({
      loginError: error instanceof TransportError && error.hasDetail ? 'credentials' : 'network',
    })),
    forgetLoginError: assign({ loginError: null }),
    keepUser: assign((_, user: SessionUser) => ({ user })),
    keepMenu: assign((_, menu: MenuItem[]) => ({ menu })),
    keepMenuReason: assign(({ event, context }) => ({
      menuReason: event.type === 'menu.ensure' ? event.reason : context.menuReason,
    })),
    nextEpoch: assign(({ context }) => ({ epoch: context.epoch + 1 })),
    noteEnd: assign(({ context }, reason: EndReason) => ({
      end: { reason, wasSignedIn: context.user !== null },
    })),
    forget: assign({ user: null, menu: null, menuReason: 'startup' }),
    forgetMenu: assign({ menu: null, menuReason: 'startup' }),
  },
});
