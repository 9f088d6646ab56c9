/** The HTTP clients in a real browser: its own XHR, its own fetch, its own storage and locks. */
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { Page } from 'playwright-core';
import { build } from 'vite';
import { root } from '../run/paths.ts';
import { newSession } from './sessionPage.ts';
import { address } from './sharedProduct.ts';

// The product's policy blocks the script of this test, which covers the HTTP clients and not the
// policy.
test.use({ bypassCSP: true });

let script: string;

/** A minimal app with a session and calls, over both HTTP clients. */
const app = `
  import axios from 'axios';
  import { attachSession, createAxiosTransport } from '@litometr/auth-machine/axios';
  import { createBrowserSession } from '@litometr/auth-machine/browser';
  import { createFetchTransport, createSessionFetch } from '@litometr/auth-machine/fetch';

  const clients = {
    axios() {
      const api = axios.create({ baseURL: '/api', adapter: 'xhr' });
      const transport = createAxiosTransport(api, { revoke: '/token/revoke/' });
      return {
        transport,
        attach(session) {
          attachSession(api, session);
          return async (path) => (await api.get(path)).status;
        },
      };
    },
    fetch() {
      const transport = createFetchTransport({
        baseURL: '/api',
        paths: { revoke: '/token/revoke/' },
      });
      return {
        transport,
        attach(session) {
          const send = createSessionFetch(session, { baseURL: '/api' });
          return async (path) => (await send(path)).status;
        },
      };
    },
  };

  globalThis.openClient = async (name) => {
    const { transport, attach } = clients[name]();
    const session = createBrowserSession({ transport });
    const call = attach(session);
    await session.start();
    return { session, call };
  };
`;

test.beforeAll(async () => {
  const bundled = await build({
    root: join(root, 'packages/auth-machine'),
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['@litometr/source', 'module', 'browser', 'import', 'default'] },
    plugins: [
      {
        name: 'app',
        resolveId: (id) => (id === 'app' ? '\0app' : undefined),
        load: (id) => (id === '\0app' ? app : undefined),
      },
    ],
    build: { write: false, rolldownOptions: { input: 'app', output: { format: 'iife' } } },
  });
  const outputs = Array.isArray(bundled) ? bundled : [bundled];
  const [chunk] = outputs
    .flatMap((each) => ('output' in each ? each.output : []))
    .filter((part) => part.type === 'chunk');
  script = chunk?.code ?? '';
});

/** Global that the script defines in the page. */
interface Opened {
  session: { logout: () => void };
  call: (path: string) => Promise<number>;
}
declare global {
  var openClient: (name: string) => Promise<Opened>;
  var opened: Opened;
}

async function openApp(page: Page, client: 'axios' | 'fetch'): Promise<void> {
  const pair = await newSession(address, 'user');
  await page.goto(`${address}/api/health/`);
  await page.evaluate(({ access, refresh }) => {
    localStorage.setItem('refresh_token', refresh);
    localStorage.setItem('access_token', access);
  }, pair);
  await page.addScriptTag({ content: script });
  await page.evaluate(async (name) => {
    globalThis.opened = await globalThis.openClient(name);
  }, client);
}

const clients = ['axios', 'fetch'] as const;

for (const client of clients) {
  test(`[I1, I2] a hundred refused calls over ${client}: one refresh and a hundred answers`, async ({
    page,
  }) => {
    await openApp(page, client);
    const seen = new Set<string>();
    const refreshes: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/token/refresh/')) refreshes.push(request.url());
    });
    // Each call is refused when it comes for the first time, whenever that is. They differ by their query,
    // and answered by an address that computes next to nothing, and only for a valid token.
    await page.route('**/api/auth/users/me/?call=*', (route) => {
      const isFirst = !seen.has(route.request().url());
      seen.add(route.request().url());
      return isFirst
        ? route.fulfill({ status: 401, contentType: 'application/json', body: '{}' })
        : route.continue({ url: `${address}/api/auth/users/me/` });
    });
    const statuses = await page.evaluate(() =>
      Promise.all(Array.from({ length: 100 }, (_, n) => opened.call(`/auth/users/me/?call=${n}`))),
    );
    expect(statuses).toEqual(Array.from({ length: 100 }, () => 200));
    expect(seen.size).toBe(100);
    expect(refreshes).toHaveLength(1);
  });
}

for (const client of clients) {
  test(`signing out over ${client} notifies the server, also from a page that is being unloaded`, async ({
    page,
  }) => {
    await openApp(page, client);
    const access = await page.evaluate(() => localStorage.getItem('access_token'));
    await page.evaluate(() => {
      opened.session.logout();
      window.location.assign('about:blank');
    });
    // The browser does not report a request that outlives its page, so the server's response is
    // polled.
    await expect
      .poll(
        async () => {
          const headers = { Authorization: `Bearer ${access}` };
          return (await fetch(`${address}/api/auth/users/me/`, { headers })).status;
        },
        { timeout: 30_000 },
      )
      .toBe(401);
    // A window that is still on its way elsewhere does not close.
    await page.waitForURL('about:blank');
  });
}
