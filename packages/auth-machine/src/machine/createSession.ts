import { type Actor, createActor, type InspectionEvent } from 'xstate';
import { createActors } from './actors.ts';
import { type AuthMachine, authMachine } from './authMachine.ts';
import { systemClock } from './deadline.ts';
import { isUnreachable, MenuRestoreError } from './errors.ts';
import type { LoginRequest, SessionEnd } from './events.ts';
import type { SessionFailure } from './machineSetup.ts';
import type {
  RenewalLock,
  SessionClock,
  SessionParsers,
  SessionTransport,
  TokenStorage,
} from './ports.ts';
import { Sealed } from './sealed.ts';
import {
  isMenuLoading,
  isMenuReady,
  isSignedOut,
  isStarting,
  isSubmitting,
  isUnsettled,
  statusOf,
} from './selectors.ts';
import { createTokenGate, type SessionSnapshot, type TokenGate, when } from './tokenGate.ts';
import type { LoginError, SessionUser } from './types.ts';
import { createVault } from './vault.ts';

export interface SessionOptions {
  transport: SessionTransport;
  storage: TokenStorage;
  /** Without one, two tabs may renew one token at once. */
  lock?: RenewalLock;
  /** By default the platform's timers. */
  clock?: SessionClock;
  /** Those of `./parsers`, which need no library, or ones made with a schema library. */
  parsers: SessionParsers;
  /** Policy for a session when the server cannot be reached to renew its token. */
  onUnreachableRefresh?: 'logout' | 'keep';
  /** Once per ended session, after it has ended: navigate, drop cached data. */
  onSignedOut?: (end: SessionEnd) => void;
  /**
   * Another tab signed in as somebody else, and this one followed without a sign-out: drop what was
   * read for the former user.
   */
  onUserSwitched?: (user: SessionUser) => void;
  onFailure?: (failure: SessionFailure) => void;
  /** For a devtool. No token and no password passes through. */
  inspect?: (event: InspectionEvent) => void;
}

export type LoginResult =
  | { ok: true; user: SessionUser }
  /** Null when it was cancelled, another one took its place, or somebody is signed in already. */
  | { ok: false; error: LoginError | null };

export interface Session {
  /** The state before `start`: what a server renders, and what its page hydrates with. */
  readonly initial: SessionSnapshot;
  readonly actor: Actor<AuthMachine>;
  /** How calls get a token. */
  readonly tokens: TokenGate;
  /** `memory` when the browser's storage is refused: the session ends with the page. */
  readonly persistence: 'storage' | 'memory';
  /**
   * Restores the session that the storage holds.
   *
   * @throws MenuRestoreError when the user was restored and their menu was not: they are signed in
   */
  start(): Promise<void>;
  /**
   * Resolves once it is known who the visitor is and whether they have a menu. Rejects with the
   * reason of the signal only.
   */
  ready(signal?: AbortSignal): Promise<void>;
  login(request: LoginRequest): Promise<LoginResult>;
  logout(): void;
  /**
   * For each navigation: waits for `ready`, and loads a signed-in user's menu when it is not there.
   * False when that failed, which has ended the session. Rejects as `ready`.
   */
  ensureMenu(signal?: AbortSignal): Promise<boolean>;
  /** Fetches the menu again, as after a change of language. */
  refreshMenu(): void;
  /** Looks whether another tab has signed in or out. */
  reconcile(): void;
  /** Reports that the network is available again. */
  online(): void;
  /** Stops every call and listener. */
  dispose(): void;
}

/** The session has ended here, whatever the server says to it and however it fails. */
async function revoke(transport: SessionTransport, refresh: string): Promise<void> {
  try {
    await transport.revoke?.(refresh);
  } catch {
    // A failure changes nothing: the session has ended already.
  }
}

const noLock: RenewalLock = { acquire: () => Promise.resolve(null) };

export function createSession(options: SessionOptions): Session {
  const vault = createVault(options.storage);
  const { transport, parsers, onUnreachableRefresh = 'logout' } = options;
  const { lock = noLock, clock = systemClock } = options;
  let endCause: unknown;
  let logins = 0;
  const gate = createTokenGate({ vault, actor: () => actor, endCause: () => endCause });

  const machine = authMachine.provide({
    actors: createActors({ vault, clock, lock, transport, parsers, gate }),
    guards: {
      hasTokens: () => vault.peek() !== null,
      isCurrentToken: (_, version) => vault.peek()?.version === version,
      keepsUnreachable: (_, { error }) => onUnreachableRefresh === 'keep' && isUnreachable(error),
    },
    actions: {
      commitLogin: (_, { tokens, remember }) => {
        endCause = undefined;
        vault.commit(tokens.open(), remember);
      },
      commitRenewal: (_, { kind, tokens, release }) => {
        if (kind === 'renewed') vault.commit(tokens.open());
        else vault.adopt(tokens.open());
        release();
      },
      adoptStored: () => vault.adopt(vault.stored()),
      revokeOnServer: ({ context }) => {
        const refresh = vault.peek()?.refresh;
        const byUs =
          context.end?.reason !== 'other-tab' && context.end?.reason !== 'refresh-failed';
        if (byUs && typeof refresh === 'string') void revoke(transport, refresh);
      },
      clearVault: ({ context }) => vault.clear({ all: context.end?.reason === 'logout' }),
      keepEndCause: (_, { error }) => {
        endCause = error;
      },
      reportFailure: (_, failure) => {
        try {
          options.onFailure?.(failure);
        } catch (error) {
          // An error in the app's own callback is reported as uncaught: thrown here, it would stop
          // the machine.
          queueMicrotask(() => {
            throw error;
          });
        }
      },
    },
  });

  const actor = createActor(machine, { clock, inspect: options.inspect });
  let { end: announced, user: known } = actor.getSnapshot().context;
  actor.subscribe(({ context: { end, user } }) => {
    const former = known;
    known = user;
    if (end !== null && end !== announced) {
      announced = end;
      options.onSignedOut?.(end);
    } else if (former !== null && user !== null && former.username !== user.username) {
      options.onUserSwitched?.(user);
    }
  });
  actor.start();
  const initial = actor.getSnapshot();

  /**
   * Waits for a snapshot that satisfies the condition; rejects when the session is disposed of
   * first.
   */
  async function until(
    satisfies: (snapshot: SessionSnapshot) => boolean,
    signal?: AbortSignal,
  ): Promise<void> {
    await when(actor, satisfies, signal).catch((error: unknown) => {
      if (signal?.aborted === true) throw error;
    });
  }
  const settled = (signal?: AbortSignal) => until((snapshot) => !isUnsettled(snapshot), signal);

  return {
    actor,
    initial,
    tokens: gate,
    get persistence() {
      return vault.persistence;
    },
    async start() {
      if (isStarting(actor.getSnapshot())) {
        vault.adopt(vault.stored());
        actor.send({ type: 'session.start' });
      }
      await settled();
      if (actor.getSnapshot().matches({ holding: { menu: 'failed' } })) {
        throw new MenuRestoreError('The session was restored without its menu.');
      }
    },
    ready: settled,
    async login(request) {
      const attempt = ++logins;
      await when(actor, (snapshot) => !isStarting(snapshot));
      if (!isSignedOut(actor.getSnapshot())) return { ok: false, error: null };
      actor.send({ type: 'login.submit', request: new Sealed({ ...request }) });
      await when(actor, (snapshot) => !isSubmitting(snapshot));
      const { user, loginError } = actor.getSnapshot().context;
      if (attempt !== logins) return { ok: false, error: null };
      return user === null ? { ok: false, error: loginError } : { ok: true, user };
    },
    logout: () => actor.send({ type: 'session.logout' }),
    async ensureMenu(signal) {
      await settled(signal);
      if (statusOf(actor.getSnapshot()) !== 'signedIn') return true;
      actor.send({ type: 'menu.ensure', reason: 'navigation' });
      await until((snapshot) => !isMenuLoading(snapshot), signal);
      const after = actor.getSnapshot();
      return isMenuReady(after) && !isSignedOut(after);
    },
    refreshMenu: () => actor.send({ type: 'menu.refresh' }),
    reconcile() {
      const state = vault.compare();
      if (state !== 'same') actor.send({ type: `storage.${state}` });
    },
    online: () => actor.send({ type: 'network.online' }),
    dispose() {
      actor.stop();
    },
  };
}
