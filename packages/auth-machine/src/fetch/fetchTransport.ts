import { TransportError } from '../machine/errors.ts';
import type { SessionTransport } from '../machine/ports.ts';
import { hasDetail } from '../transport/hasDetail.ts';
import { defaultPaths, type SessionPaths } from '../transport/paths.ts';

export interface FetchTransportOptions {
  /** Base of the API, such as `/api`. */
  baseURL: string;
  paths?: Partial<SessionPaths>;
  /** Headers sent with each of these calls; evaluated per call, for a language that changes. */
  headers?: () => Record<string, string>;
  fetch?: typeof fetch;
}

type CallInit = Omit<RequestInit, 'headers'> & { headers?: Record<string, string> };

/** The session's own calls over `fetch`. */
export function createFetchTransport({
  baseURL,
  paths = {},
  headers = () => ({}),
  fetch: send = (...args) => fetch(...args),
}: FetchTransportOptions): SessionTransport {
  const { login, refresh, user, menu, revoke } = { ...defaultPaths, ...paths };
  const base = baseURL.replace(/\/$/, '');

  async function call(path: string, init: CallInit): Promise<unknown> {
    const response = await send(base + path, {
      ...init,
      headers: { Accept: 'application/json', ...headers(), ...init.headers },
    }).catch((error: unknown) => {
      throw new TransportError(messageOf(error), { status: null });
    });
    const body = await bodyOf(response);
    if (response.ok) return body;
    throw new TransportError(`The server answered ${response.status}.`, {
      status: response.status,
      hasDetail: hasDetail(body),
    });
  }

  const post = (path: string, body: object, init: CallInit) =>
    call(path, {
      ...init,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  const get = (path: string, access: string, signal: AbortSignal) =>
    call(path, { signal, headers: { Authorization: `Bearer ${access}` } });

  const transport: SessionTransport = {
    login: ({ username, password }, signal) => post(login, { username, password }, { signal }),
    refresh: (token, signal) => post(refresh, { refresh: token }, { signal }),
    fetchUser: (access, signal) => get(user, access, signal),
    fetchMenu: (access, signal) => get(menu, access, signal),
  };
  if (revoke !== null) {
    transport.revoke = async (token: string) => {
      // A page that is being left still ends its session on the server.
      await post(revoke, { refresh: token }, { keepalive: true });
    };
  }
  return transport;
}

/** Text that is not JSON is passed on unparsed: the parsers reject it. */
async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text().catch((error: unknown) => {
    throw new TransportError(messageOf(error), { status: null });
  });
  try {
    // Parsed at once by the session's parsers.
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : 'No answer came.';
}
