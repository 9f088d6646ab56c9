import {
  type AxiosAdapter,
  type AxiosInstance,
  getAdapter,
  type InternalAxiosRequestConfig,
  isAxiosError,
} from 'axios';
import type { Session } from '../machine/createSession.ts';
import { REQUEST_TIMEOUT_MS } from '../machine/deadline.ts';
import { type CallOwner, sendInSession } from '../machine/sendInSession.ts';
import { isBelow } from '../transport/ownBase.ts';
import { canBeSentAgain } from '../transport/replay.ts';

declare module 'axios' {
  interface AxiosRequestConfig {
    /** `none`: the call carries no token, waits for no renewal and its 401 causes none. */
    session?: 'none';
  }
}

export interface AttachOptions {
  /** The only base that gets the token; by default the instance's own. */
  baseURL?: string;
}

/**
 * Makes an instance send the session's token to our own API, wait while the token is being renewed,
 * and retry once, with a renewed token, a call that was refused with 401. Returns a function that
 * detaches the session.
 *
 * It works in the adapter, behind all interceptors: those see one call and one response, and the
 * second attempt has exactly the body of the first. Calls reject with `SessionEndedError` or
 * `SessionChangedError` when their session ends or changes while they wait: they are not sent in
 * another session.
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
  /** A client that sends a config twice by itself sends what was made of it here. */
  const made = new WeakSet<AxiosAdapter>();

  const id = instance.interceptors.request.use((config) => {
    const { adapter } = config;
    if (config.session === 'none' || (typeof adapter === 'function' && made.has(adapter))) {
      return config;
    }
    const inSession = adapterInSession(instance, session, baseURL, getAdapter(adapter));
    made.add(inSession);
    config.adapter = inSession;
    return config;
  });
  return () => instance.interceptors.request.eject(id);
}

/** An adapter for one call: it remembers whose the call is. */
function adapterInSession(
  instance: AxiosInstance,
  session: Pick<Session, 'tokens'>,
  baseURL: string,
  adapter: AxiosAdapter,
): AxiosAdapter {
  const owner: CallOwner = {};
  return (config) => {
    if (!isOurs(instance, config, baseURL)) return adapter(config);
    return sendInSession(session.tokens, {
      send: (access) => {
        if (access !== null) config.headers.set('Authorization', `Bearer ${access}`);
        return adapter(config);
      },
      isRefusal: (error) => isAxiosError(error) && error.response?.status === 401,
      canRepeat: () => canBeSentAgain(config.data),
      signal: config.signal instanceof AbortSignal ? config.signal : undefined,
      owner,
    });
  };
}

/** Whether the call goes below our base, whatever its path makes of it. */
function isOurs(
  instance: AxiosInstance,
  config: InternalAxiosRequestConfig,
  base: string,
): boolean {
  if (config.baseURL !== base || config.allowAbsoluteUrls !== false) return false;
  return isBelow(base, instance.getUri(config));
}
