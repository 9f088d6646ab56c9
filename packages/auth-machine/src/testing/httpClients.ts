import { isAxiosError, isCancel } from 'axios';
import { attachSession } from '../axios/attachSession.ts';
import { createAxiosTransport } from '../axios/axiosTransport.ts';
import { createFetchTransport } from '../fetch/fetchTransport.ts';
import { createSessionFetch } from '../fetch/sessionFetch.ts';
import type { Session } from '../machine/createSession.ts';
import type { SessionTransport } from '../machine/ports.ts';
import type { SessionPaths } from '../transport/paths.ts';
import { scriptedFetch } from './scriptedFetch.ts';
import type { ScriptedServer } from './scriptedServer.ts';
import { scriptedAxios } from './scriptedTransport.ts';

interface Answer {
  status: number;
  body: unknown;
}

interface CallOptions {
  method?: string;
  body?: BodyInit | object;
  signal?: AbortSignal;
  session?: 'none';
}

/** A call of an app. A refusal is an answer; rejects when no answer comes or the session goes. */
export type Caller = (path: string, options?: CallOptions) => Promise<Answer>;

/** An HTTP client of an app, on a scripted server. */
interface HttpClient {
  transport: SessionTransport;
  attach: (session: Pick<Session, 'tokens'>) => Caller;
  isAbort: (error: unknown) => boolean;
}

export type HttpClientName = 'axios' | 'fetch';
export type CreateHttpClient = (
  server: ScriptedServer,
  paths?: Partial<SessionPaths>,
) => HttpClient;

const base = 'https://our.test/api';

/** The HTTP clients that an app may choose from; all have the same contract. */
export const httpClients: Readonly<Record<HttpClientName, CreateHttpClient>> = {
  axios: (server, paths) => {
    const api = scriptedAxios(server);
    return {
      transport: createAxiosTransport(api, paths),
      isAbort: isCancel,
      attach: (session) => {
        attachSession(api, session);
        return async (url, { body, ...options } = {}) => {
          try {
            const { status, data } = await api.request<unknown>({ url, data: body, ...options });
            return { status, body: data };
          } catch (error) {
            if (!isAxiosError<unknown>(error) || error.response === undefined) throw error;
            return { status: error.response.status, body: error.response.data };
          }
        };
      },
    };
  },
  fetch: (server, paths = {}) => {
    const plain = scriptedFetch(server);
    return {
      transport: createFetchTransport({ baseURL: base, paths, fetch: plain }),
      isAbort: (error) => error instanceof DOMException && error.name === 'AbortError',
      attach: (session) => {
        const send = createSessionFetch(session, { baseURL: base, fetch: plain });
        return async (path, { body, ...options } = {}) => {
          const isPlain = body?.constructor === Object;
          const response = await send(path, {
            ...options,
            // The rest of what may be given are bodies as `fetch` takes them.
            ...(body === undefined
              ? {}
              : { body: isPlain ? JSON.stringify(body) : (body as BodyInit) }),
          });
          const text = await response.text();
          return { status: response.status, body: text === '' ? null : JSON.parse(text) };
        };
      },
    };
  },
};
