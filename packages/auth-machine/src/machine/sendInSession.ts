import { SessionChangedError } from './errors.ts';
import type { SentToken, TokenGate } from './tokenGate.ts';

/** A call of any client, as far as the session is concerned. */
export interface SessionCall<T> {
  /** `access` is null for a guest. A refused call rejects. */
  send: (access: string | null) => Promise<T>;
  /** Whether a call was refused with 401. */
  isRefusal: (error: unknown) => boolean;
  /** False when the body was read by the first attempt and is gone. */
  canRepeat?: () => boolean;
  signal?: AbortSignal | undefined;
  /** In whose session it was sent before, when a client sends one call twice by itself. */
  owner?: CallOwner | undefined;
}

/** State of a call over all its attempts. */
export interface CallOwner {
  /** The session that the call was first sent in; undefined until then. */
  epoch?: number;
  /** Whether the one retry after a refusal was used. */
  isRetried?: boolean;
}

/**
 * The one way that calls go out: with the session's token and, refused, once more with a renewed
 * one. A call is never sent in another session than its first.
 *
 * @throws SessionEndedError, SessionChangedError when its session went away while it waited
 */
export async function sendInSession<T>(gate: TokenGate, call: SessionCall<T>): Promise<T> {
  const { send, signal } = call;
  const sent = await gate.acquire(signal);
  claim(call.owner, sent);
  try {
    return await send(sent === null ? null : sent.access);
  } catch (error) {
    if (sent === null || call.owner?.isRetried === true || !call.isRefusal(error)) throw error;
    const renewed = await gate.renew(sent, signal);
    if (renewed === null || call.canRepeat?.() === false) throw error;
    if (call.owner !== undefined) call.owner.isRetried = true;
    return send(renewed.access);
  }
}

function claim(owner: CallOwner | undefined, sent: SentToken | null): void {
  if (owner === undefined) return;
  if (owner.epoch !== undefined && owner.epoch !== sent?.epoch) throw new SessionChangedError();
  if (sent !== null) owner.epoch = sent.epoch;
}
