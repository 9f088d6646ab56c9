import type { AnyActorRef, SnapshotFrom } from 'xstate';
import type { AuthMachine } from './authMachine.ts';
import { RenewalUnreachableError, SessionChangedError, SessionEndedError } from './errors.ts';
import type { SessionEvent } from './events.ts';
import { isRenewing, isSignedOut, isStarting } from './selectors.ts';
import type { Vault } from './vault.ts';

export type SessionSnapshot = SnapshotFrom<AuthMachine>;

/** The part of the machine's actor that the gate needs. */
export interface SessionActor extends Pick<AnyActorRef, 'subscribe'> {
  getSnapshot(): SessionSnapshot;
  send(event: SessionEvent): void;
}

/** A token as a call was sent with it. `epoch` is the session that the call belongs to. */
export interface SentToken {
  access: string;
  version: number;
  epoch: number;
}

/**
 * How calls get a token. Both wait for a renewal under way, under the caller's own signal: the
 * renewal is shared and goes on without them.
 */
export interface TokenGate {
  /**
   * The token to send, or null for a guest.
   *
   * @throws SessionEndedError, SessionChangedError when the session ended or changed during the
   * wait
   */
  acquire(signal?: AbortSignal): Promise<SentToken | null>;
  /**
   * Returns the token to send instead of one that the server refused; null when there is no newer
   * one: the refusal is then final.
   *
   * @throws SessionEndedError, SessionChangedError, RenewalUnreachableError
   */
  renew(sent: SentToken, signal?: AbortSignal): Promise<SentToken | null>;
}

export interface TokenGateParts {
  vault: Vault;
  actor: () => SessionActor;
  /** Why the last session ended, if an error ended it. */
  endCause: () => unknown;
}

export function createTokenGate({ vault, actor, endCause }: TokenGateParts): TokenGate {
  const isSettled = (snapshot: SessionSnapshot) => !isStarting(snapshot) && !isRenewing(snapshot);

  function ended(): SessionEndedError {
    const cause = endCause();
    const message = cause instanceof SessionEndedError ? cause.message : 'The session has ended.';
    return new SessionEndedError(message, { cause });
  }

  /** The token held now, for a call of the session `epoch`. */
  function current(epoch: number): SentToken {
    const snapshot = actor().getSnapshot();
    const held = vault.peek();
    if (isSignedOut(snapshot) || held === null) throw ended();
    if (snapshot.context.epoch !== epoch) throw new SessionChangedError();
    return { access: held.access, version: held.version, epoch };
  }

  return {
    async acquire(signal) {
      const before = actor().getSnapshot();
      if (isSignedOut(before)) return null;
      await when(actor(), isSettled, signal);
      if (isStarting(before) && isSignedOut(actor().getSnapshot())) return null;
      return current(before.context.epoch);
    },
    async renew(sent, signal) {
      if (current(sent.epoch).version === sent.version) {
        actor().send({ type: 'token.rejected', version: sent.version });
      }
      await when(actor(), isSettled, signal);
      const now = current(sent.epoch);
      if (now.version !== sent.version) return now;
      if (
        actor()
          .getSnapshot()
          .matches({ holding: { token: 'unreachable' } })
      ) {
        throw new RenewalUnreachableError('The server cannot be reached to renew the session.');
      }
      return null;
    },
  };
}

/** Resolves once the actor's snapshot satisfies; rejects with the signal's reason on abort. */
export function when(
  actor: SessionActor,
  satisfies: (snapshot: SessionSnapshot) => boolean,
  signal?: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted === true) {
      reject(abortReason(signal));
      return;
    }
    if (satisfies(actor.getSnapshot())) {
      resolve();
      return;
    }
    const finish = (settle: () => void) => {
      subscription.unsubscribe();
      signal?.removeEventListener('abort', onAbort);
      settle();
    };
    const onAbort = () => finish(() => reject(abortReason(signal)));
    const subscription = actor.subscribe({
      next: (snapshot: SessionSnapshot) => {
        if (satisfies(snapshot)) finish(resolve);
      },
      complete: () => finish(() => reject(new SessionEndedError('The session was disposed of.'))),
    });
    signal?.addEventListener('abort', onAbort);
  });
}

function abortReason(signal: AbortSignal | undefined): Error {
  const reason: unknown = signal?.reason;
  return reason instanceof Error ? reason : new Error('The call was aborted.', { cause: reason });
}
