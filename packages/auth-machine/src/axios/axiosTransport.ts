import axios, { type AxiosInstance, type AxiosRequestConfig } from 'axios';
import { TransportError } from '../machine/errors.ts';
import type { SessionTransport } from '../machine/ports.ts';
import { hasDetail } from '../transport/hasDetail.ts';
import { defaultPaths, type SessionPaths } from '../transport/paths.ts';

/** The session's own calls over an axios instance, past the queue that waits for renewals. */
export function createAxiosTransport(
  instance: AxiosInstance,
  paths: Partial<SessionPaths> = {},
): SessionTransport {
  const { login, refresh, user, menu, revoke } = { ...defaultPaths, ...paths };

  async function send(config: AxiosRequestConfig): Promise<unknown> {
    try {
      const answer = await instance.request<unknown>({ ...config, session: 'none' });
      return answer.data;
    } catch (error) {
      throw toTransportError(error);
    }
  }

  const post = (url: string, data: object, signal: AbortSignal) =>
    send({ method: 'POST', url, data, signal });
  const get = (url: string, access: string, signal: AbortSignal) =>
    send({ method: 'GET', url, signal, headers: { Authorization: `Bearer ${access}` } });

  const transport: SessionTransport = {
    login: ({ username, password }, signal) => post(login, { username, password }, signal),
    refresh: (token, signal) => post(refresh, { refresh: token }, signal),
    fetchUser: (access, signal) => get(user, access, signal),
    fetchMenu: (access, signal) => get(menu, access, signal),
  };
  if (revoke !== null) {
    transport.revoke = async (token: string) => {
      // A page that is being left still ends its session on the server.
      const data = { refresh: token };
      const fetchOptions = { keepalive: true };
      await send({ method: 'POST', url: revoke, data, adapter: 'fetch', fetchOptions });
    };
  }
  return transport;
}

function toTransportError(error: unknown): unknown {
  if (!axios.isAxiosError<unknown>(error)) return error;
  // The cause would carry the request and with it the password: only the message goes on.
  return new TransportError(error.message, {
    status: error.response?.status ?? null,
    hasDetail: hasDetail(error.response?.data),
  });
}
