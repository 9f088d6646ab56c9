import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { readConfig, type ServerConfig } from './config/config.ts';
import { ListenError, openServer, type RunningServer } from './openServer.ts';
import { putStores } from './testing/preparedStores.ts';

let dataFolder = '';
beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'litometr-server-'));
});
afterAll(() => rm(dataFolder, { recursive: true, force: true }));

/** A data folder as a first start leaves it, without people; it goes with the test. */
async function preparedFolder(): Promise<string> {
  const own = await mkdtemp(join(tmpdir(), 'litometr-server-'));
  onTestFinished(() => rm(own, { recursive: true, force: true }));
  await putStores(own);
  return own;
}

async function start(config: Partial<ServerConfig> = {}): Promise<RunningServer> {
  const server = await openServer({
    config: { ...readConfig({}), port: 0, demo: false, dataFolder, ...config },
    dashboardFolder: null,
    logger: false,
    say: () => undefined,
  });
  onTestFinished(() => server.close());
  return server;
}

describe('openServer', { timeout: 180_000 }, () => {
  it('serves, ends, reports a port in use, and serves the folder again with other settings', async () => {
    const first = await start({ contact: 'first@example.org' });
    expect(await (await fetch(`${first.address}/api/health/`)).json()).toMatchObject({
      status: 'ok',
      stores: { measurements: 'ok', accounts: 'ok' },
    });
    const settings = await fetch(`${first.address}/api/settings/`);
    const etag = settings.headers.get('etag') ?? '';
    expect(await settings.json()).toEqual({
      contact: 'mailto:first@example.org',
      demo_accounts: false,
    });
    await first.close();
    await first.close();
    await expect(fetch(`${first.address}/api/health/`)).rejects.toThrow();

    const other = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void other.close());
    await new Promise((listening) => other.once('listening', listening));
    const otherAddress = other.address();
    const port = typeof otherAddress === 'object' ? (otherAddress?.port ?? 0) : 0;
    const refusal = start({ port });
    await expect(refusal).rejects.toThrow(ListenError);
    await expect(refusal).rejects.toThrow(`Port ${port} of 127.0.0.1 is used`);

    // The failed start released the folder, and no response of the first counts for the second.
    const second = await start({ contact: 'second@example.org' });
    const again = await fetch(`${second.address}/api/settings/`, {
      headers: { 'if-none-match': etag },
    });
    expect(again.status).toBe(200);
    expect(await again.json()).toMatchObject({ contact: 'mailto:second@example.org' });
  });

  it('completes pending requests before it ends', async () => {
    const own = await preparedFolder();
    const server = await start({ dataFolder: own, adminPassword: 'long enough' });
    const body = JSON.stringify({ username: 'admin', password: 'long enough' });
    const call = request(`${server.address}/api/token/`, {
      method: 'POST',
      headers: {
        expect: '100-continue',
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
      },
    });
    call.flushHeaders();
    // The server has accepted the call and waits for its body.
    await once(call, 'continue');
    const closing = server.close();
    call.end(body);
    const [response] = (await once(call, 'response')) as [IncomingMessage];
    expect(response.statusCode).toBe(200);
    expect(await json(response)).toMatchObject({ user: { username: 'admin' } });
    await closing;
    await expect(fetch(`${server.address}/api/health/`)).rejects.toThrow();
  });

  it('exposes its metrics to this machine', async () => {
    const own = await preparedFolder();
    const server = await start({ dataFolder: own });
    await fetch(`${server.address}/api/portals/`);
    const figures = await (await fetch(`${server.address}/api/metrics`)).text();
    expect(figures).toContain('route="/api/portals/",status="200"');
    expect(figures).toMatch(/litometr_store_query_duration_seconds_count\{side="read"\} [1-9]/);
  });
});
