// @vitest-environment node
import type { AxiosError } from 'axios';
import { describe, expect, it } from 'vitest';
import { SessionChangedError } from '../machine/errors.ts';
import { scriptedAxios } from '../testing/scriptedTransport.ts';
import { gate, quiet, setUpSignedIn } from '../testing/setUp.ts';
import { attachSession } from './attachSession.ts';

/** Covers axios only; the tests of all clients are in transport/httpClients.test.ts. */
async function setUpAxios() {
  const parts = await setUpSignedIn();
  const api = scriptedAxios(parts.server);
  const detach = attachSession(api, parts.session);
  parts.server.served.length = 0;
  return { ...parts, api, detach };
}

describe('an axios instance with a session', () => {
  it('lets interceptors see one call and one answer, and its body once', async () => {
    const { server, api } = await setUpAxios();
    const seen: string[] = [];
    api.interceptors.request.use((config) => {
      seen.push(`request ${String(config.url)}`);
      return config;
    });
    api.interceptors.response.use((answer) => {
      seen.push(`answer ${answer.status}`);
      return answer;
    });
    server.expireAccess();
    await api.post('/echo/', { text: ' "x" ' });
    expect(seen).toEqual(['request /echo/', 'answer 200']);
    const bodies = server.served.filter(({ path }) => path === '/echo/').map(({ body }) => body);
    expect(bodies).toEqual([{ text: ' "x" ' }, { text: ' "x" ' }]);
  });

  it.each([
    ['another base', { baseURL: 'https://evil.test/api' }],
    ['addresses allowed for the call', { allowAbsoluteUrls: true, url: 'https://evil.test/x' }],
  ])('[I13] sends no token to %s, and its refusal refreshes nothing', async (_, config) => {
    const { server, api } = await setUpAxios();
    server.override = ({ path }) => (path.includes('evil') ? { status: 401, body: {} } : null);
    const call = api.request({ url: '/x', ...config });
    await expect(call).rejects.toMatchObject({ response: { status: 401 } });
    expect(server.served).toHaveLength(1);
    expect(server.served[0]?.authorization).toBeUndefined();
  });

  it('[I15] retries a call in its first session only', async () => {
    const { server, api, session } = await setUpAxios();
    server.override = ({ path }) => (path === '/flaky/' ? { status: 503, body: {} } : null);
    const failed = await api.get('/flaky/').catch((error: unknown) => error as AxiosError);
    const config = 'config' in failed ? failed.config : undefined;
    if (config === undefined) throw new Error('the call failed with its config');
    session.logout();
    await session.login({ username: 'admin', password: 'right', remember: true });
    server.served.length = 0;
    await expect(api.request(config)).rejects.toThrow(SessionChangedError);
    expect(server.count('/flaky/')).toBe(0);
  });

  it('[I3] retries a call once, also one that is sent again by itself', async () => {
    const { server, api } = await setUpAxios();
    server.override = ({ path }) => (path === '/never/' ? { status: 401, body: {} } : null);
    const refused = await api.get('/never/').catch((error: unknown) => error as AxiosError);
    expect(server.count('/never/')).toBe(2);
    const config = 'config' in refused ? refused.config : undefined;
    await expect(api.request(config ?? {})).rejects.toMatchObject({ response: { status: 401 } });
    expect(server.count('/never/')).toBe(3);
    expect(server.count('/token/refresh/')).toBe(1);
  });

  it('[I8] leaves no listener on a signal that lives on', async () => {
    const { server, api, session } = await setUpAxios();
    const { signal } = new AbortController();
    let listeners = 0;
    const add = signal.addEventListener.bind(signal);
    const remove = signal.removeEventListener.bind(signal);
    signal.addEventListener = (...args: Parameters<typeof add>) => {
      listeners += 1;
      add(...args);
    };
    signal.removeEventListener = (...args: Parameters<typeof remove>) => {
      listeners -= 1;
      remove(...args);
    };
    server.expireAccess();
    const answer = gate();
    server.pause = ({ path }) => (path === '/token/refresh/' ? answer.promise : Promise.resolve());
    const calls = Array.from({ length: 1000 }, () => api.get('/books/', { signal }));
    await quiet();
    expect(listeners).toBeGreaterThan(0);
    answer.open();
    await Promise.all(calls);
    await session.ready(signal);
    expect(listeners).toBe(0);
  });

  it('waits ten seconds, and is as before once detached', async () => {
    const { server, api, detach } = await setUpAxios();
    expect(api.defaults.timeout).toBe(10_000);
    detach();
    await expect(api.get('/books/')).rejects.toMatchObject({ response: { status: 401 } });
    expect(server.served[0]?.authorization).toBeUndefined();
  });
});
