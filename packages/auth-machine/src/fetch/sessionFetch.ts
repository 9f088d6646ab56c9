import type { Session } from '../machine/createSession.ts';
import { REQUEST_TIMEOUT_MS } from '../machine/deadline.ts';
import { sendInSession } from '../machine/sendInSession.ts';
import { isBelow } from '../transport/ownBase.ts';
import { canBeSentAgain } from '../transport/replay.ts';

export interface SessionFetchInit extends RequestInit {
  /** `none`: the call carries no token, waits for no renewal and its 401 causes none. */
  session?: 'none';
}

/** Called as `fetch` is. A path that begins with one slash is one of the API. */
export type SessionFetch = (
  input: string | URL | Request,
  init?: SessionFetchInit,
) => Promise<Response>;

export interface SessionFetchOptions {
  /** Base of the API, such as `/api`: the only place that gets the token. */
  baseURL: string;
  /** How long one attempt may take. */
  timeoutMs?: number;
  fetch?: typeof fetch;
}

/** An answer of 401 on its way to the session, which knows refusals as errors. */
class Refusal extends Error {
  readonly response: Response;

  constructor(response: Response) {
    super('The call was refused with 401.');
    this.response = response;
  }
}

/**
 * A `fetch` that sends the session's token to our own API, waits while the token is being renewed,
 * and sends a call that was refused with 401 once more with a renewed one; a second refusal is the
 * answer. Addresses elsewhere are fetched as they are, without the token.
 *
 * Rejects as `fetch` does (`TypeError` without an answer, the signal's reason, `TimeoutError`), and
 * with `SessionEndedError` or `SessionChangedError` when the session of a call goes away while it
 * waits.
 */
export function createSessionFetch(
  session: Pick<Session, 'tokens'>,
  {
    baseURL,
    timeoutMs = REQUEST_TIMEOUT_MS,
    fetch: plainFetch = (...args) => fetch(...args),
  }: SessionFetchOptions,
): SessionFetch {
  const base = baseURL.replace(/\/$/, '');
  const isPath = (input: unknown): input is string =>
    typeof input === 'string' && /^\/(?!\/)/.test(input);

  return async (input, { session: mode, ...init } = {}) => {
    const target = isPath(input) ? `${base}${input}` : input;
    const own = init.signal ?? (target instanceof Request ? target.signal : null);
    const attempt = (access: string | null) => send(target, init, own, access);
    const address = target instanceof Request ? target.url : String(target);
    if (mode === 'none' || !isBelow(baseURL, address)) return attempt(null);
    try {
      return await sendInSession(session.tokens, {
        send: async (access) => {
          const response = await attempt(access);
          if (response.status === 401) throw new Refusal(response);
          return response;
        },
        isRefusal: (error) => error instanceof Refusal,
        canRepeat: () => canBeSentAgain(init.body),
        signal: own ?? undefined,
      });
    } catch (error) {
      if (error instanceof Refusal) return error.response;
      // As `fetch` rejects: with what the caller gave to `abort`.
      own?.throwIfAborted();
      throw error;
    }
  };

  async function send(
    target: string | URL | Request,
    init: RequestInit,
    own: AbortSignal | null,
    access: string | null,
  ): Promise<Response> {
    const headers = new Headers(init.headers ?? (target instanceof Request ? target.headers : {}));
    if (access !== null) headers.set('Authorization', `Bearer ${access}`);
    const timeout = AbortSignal.timeout(timeoutMs);
    const signal = own === null ? timeout : AbortSignal.any([own, timeout]);
    // A request's body can be read once: each attempt reads a copy.
    const copy = target instanceof Request ? target.clone() : target;
    return plainFetch(copy, { ...init, headers, signal });
  }
}
