import axios, { AxiosError, AxiosHeaders, type AxiosInstance, CanceledError } from 'axios';
import { TransportError } from '../machine/errors.ts';
import type { SessionTransport } from '../machine/ports.ts';
import type { ScriptedRequest, ScriptedServer } from './scriptedServer.ts';

/**
 * The session's calls to a scripted server, without any HTTP client. It is deaf to its signal:
 * answers come however late, as from a client that cannot take a call back.
 */
export function scriptedTransport(server: ScriptedServer): SessionTransport {
  async function send(request: ScriptedRequest): Promise<unknown> {
    const { status, body } = await server.handle(request);
    if (status >= 200 && status < 300) return body;
    const hasDetail = typeof body === 'object' && body !== null && 'detail' in body;
    throw new TransportError(`HTTP ${status}`, { status: status === 0 ? null : status, hasDetail });
  }
  const post = (path: string, body: object) => send({ method: 'POST', path, body });
  const get = (path: string, access: string) =>
    send({ method: 'GET', path, authorization: `Bearer ${access}` });
  return {
    login: (credentials) => post('/token/', credentials),
    refresh: (refresh) => post('/token/refresh/', { refresh }),
    fetchUser: (access) => get('/auth/users/me/', access),
    fetchMenu: (access) => get('/menu/', access),
    revoke: async (refresh) => {
      await post('/token/revoke/', { refresh });
    },
  };
}

/** An axios instance whose calls a scripted server answers. */
export function scriptedAxios(server: ScriptedServer): AxiosInstance {
  return axios.create({
    baseURL: 'https://our.test/api',
    adapter: async (config) => {
      const url = new URL(axios.getUri(config));
      const data: unknown = config.data;
      const { status, body } = await server.handle({
        method: (config.method ?? 'get').toUpperCase(),
        path: url.origin === 'https://our.test' ? url.pathname.replace(/^\/api/, '') : url.href,
        body: typeof data === 'string' && data.startsWith('{') ? JSON.parse(data) : data,
        authorization: config.headers.get('Authorization')?.toString(),
      });
      if (config.signal?.aborted === true) throw new CanceledError('canceled', undefined, config);
      if (status === 0) throw new AxiosError('Network Error', AxiosError.ERR_NETWORK, config);
      const headers = new AxiosHeaders();
      const response = { data: body, status, statusText: '', headers, config };
      if (status >= 200 && status < 300) return response;
      throw new AxiosError(`HTTP ${status}`, undefined, config, {}, response);
    },
  });
}
