import {
  type AxiosInstance,
  CanceledError,
  type InternalAxiosRequestConfig,
  isAxiosError,
} from 'axios';
import type { Session } from '../machine/createSession.ts';
import { REQUEST_TIMEOUT_MS } from '../machine/deadline.ts';
import { SessionChangedError } from '../machine/errors.ts';
import type { SentToken } from '../machine/tokenGate.ts';
import { canBeSentAgain } from './replay.ts';

declare module 'axios' {
  interface AxiosRequestConfig {
    /** `none`: the call carries no token, waits for no renewal and its 401 causes none. */
    session?: 'none';
    /** Set by attachSession. */
    sessionAttempt?: Attempt;
  }
}

/** With which token a call was sent, hidden from whoever logs the config. */
class Attempt {
  readonly #sent: SentToken;
  readonly isRetry: boolean;

  constructor(sent: SentToken, isRetry: boolean) {
    this.#sent = sent;
    this.isRetry = isRetry;
  }

  sent(): SentToken {
    return this.#sent;
  }
}

export interface AttachOptions {
  /** The only base that gets the token; by default the instance's own. */
  baseURL?: string;
}

/**
 * Makes an instance send the session's token to our own API, wait while the token is being
 * renewed, and send a call that was refused with 401 once more with a renewed one. Returns the
 * end of it.
 *
 * Calls reject with `SessionEndedError` or `SessionChangedError` when their session goes away
 * while they wait: they are not sent in another one.
 */
export function attachSession(
  instance: AxiosInstance,
  session: Pick<Session, 'tokens'>,
  { baseURL = instance.defaults.baseURL ?? '' }: AttachOptions = {},
): () => void {
  instance.defaults.baseURL = baseURL;
  instance.defaults.timeout = REQUEST_TIMEOUT_MS;
  // Otherwise a path from outside that is a whole address would be called, and get our token.
  instance.defaults.allowAbsoluteUrls = false;

  const request = instance.interceptors.request.use(async (config) => {
    if (config.session === 'none' || !isOurs(instance, config, baseURL)) return config;
    const signal = abortSignalOf(config);
    const before = config.sessionAttempt;
    const sent = await orCancelled(session.tokens.acquire(signal), signal, config);
    // A call that is sent again belongs to the session that it was first sent in.
    if (before !== undefined && before.sent().epoch !== sent?.epoch)
      throw new SessionChangedError();
    if (sent === null) return config;
    config.headers.set('Authorization', `Bearer ${sent.access}`);
    config.sessionAttempt = new Attempt(sent, before !== undefined);
    return config;
  });

  const response = instance.interceptors.response.use(undefined, async (error: unknown) => {
    if (!isAxiosError(error) || error.response?.status !== 401) throw error;
    const { config } = error;
    const attempt = config?.sessionAttempt;
    if (config === undefined || attempt === undefined || attempt.isRetry) throw error;
    const signal = abortSignalOf(config);
    const renewed = await orCancelled(session.tokens.renew(attempt.sent(), signal), signal, config);
    if (renewed === null || !canBeSentAgain(config.data)) throw error;
    return instance.request(config);
  });

  return () => {
    instance.interceptors.request.eject(request);
    instance.interceptors.response.eject(response);
  };
}

/** Whether the call goes below our base, whatever its path makes of it. */
function isOurs(
  instance: AxiosInstance,
  config: InternalAxiosRequestConfig,
  base: string,
): boolean {
  if (config.baseURL !== base || config.allowAbsoluteUrls !== false) return false;
  const here: string = 'location' in globalThis ? globalThis.location.href : 'http://localhost/';
  const root = new URL(base.endsWith('/') ? base : `${base}/`, here);
  return new URL(instance.getUri(config), here).href.startsWith(root.href);
}

function abortSignalOf(config: InternalAxiosRequestConfig): AbortSignal | undefined {
  return config.signal instanceof AbortSignal ? config.signal : undefined;
}

/** A caller who aborts while waiting gets what axios gives to those who abort while sending. */
async function orCancelled<T>(
  waiting: Promise<T>,
  signal: AbortSignal | undefined,
  config: InternalAxiosRequestConfig,
): Promise<T> {
  try {
    const value = await waiting;
    if (signal?.aborted !== true) return value;
  } catch (error) {
    if (signal?.aborted !== true) throw error;
  }
  throw new CanceledError('canceled', undefined, config);
}
