import { readdir, readFile, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import type { ImportDetail, ImportEntry, LoginResponse } from '@litometr/api-contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authenticateWith } from '../accounts/authenticate.ts';
import type { AccountsStore } from '../accounts/openAccounts.ts';
import { registerSessionRoutes } from '../accounts/routes.ts';
import { staffAdmission } from '../accounts/staffRoute.ts';
import { openTestAccounts } from '../accounts/testing/openTestAccounts.ts';
import { buildApp } from '../buildApp.ts';
import { bundlePath, temporaryFolder } from '../ingest/testing/copyBundle.ts';
import { type TarMember, tarGzOf } from '../ingest/testing/tarGzOf.ts';
import { zipOf } from '../ingest/testing/zipOf.ts';
import { faultyStore } from '../measurements/testing/faultyStore.ts';
import { testStore } from '../measurements/testing/testStore.ts';
import { receiveArchive } from './receiveArchive.ts';
import { registerImportRoutes } from './routes.ts';
import { openTestQueue, UPLOAD_LIMIT } from './testing/testQueue.ts';

const store = testStore();
let app: FastifyInstance;
let accounts: AccountsStore;
let testQueue: Awaited<ReturnType<typeof openTestQueue>>;
let address = '';

beforeAll(async () => {
  accounts = await openTestAccounts();
  testQueue = await openTestQueue(store.measurements);
  app = await buildApp({
    version: 'test',
    dashboardFolder: null,
    coverHosts: [],
    trustProxy: [],
    authenticate: authenticateWith(accounts.sessions),
    stateTag: () => Promise.resolve('test'),
    logger: false,
    routes: (to) => {
      registerSessionRoutes(to, { accounts });
      registerImportRoutes(to, {
        measurements: store.measurements,
        importQueue: testQueue.importQueue,
        limit: UPLOAD_LIMIT,
        admission: staffAdmission(accounts),
        audit: accounts.audit,
      });
    },
  });
  address = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await app.close();
  await testQueue.close();
  await accounts.close();
});

async function bearer(username: string): Promise<{ authorization: string }> {
  const payload = { username, password: 'demo' };
  const response = await app.inject({ method: 'POST', url: '/api/token/', payload });
  return { authorization: `Bearer ${response.json<LoginResponse>().access}` };
}

async function members(change: Record<string, string> = {}) {
  const folder = bundlePath('two-days');
  return Promise.all(
    (await readdir(folder)).map(async (name) => ({
      name,
      content: change[name] ?? (await readFile(join(folder, name))),
    })),
  );
}

/** Over a real connection: an archive is a stream, and may be refused before its end. */
async function send(
  body: Uint8Array | ReadableStream,
  type = 'application/zip',
  user = 'moderator',
) {
  return fetch(`${address}/api/staff/imports/`, {
    method: 'POST',
    headers: { ...(await bearer(user)), 'content-type': type },
    body,
    duplex: 'half',
  });
}

async function outcomeOf(response: Response): Promise<ImportDetail> {
  expect(response.status, await response.clone().text()).toBe(202);
  const { id } = (await response.json()) as ImportEntry;
  const headers = await bearer('admin');
  return expect
    .poll(
      async () =>
        (await app.inject({ url: `/api/staff/imports/${id}/`, headers })).json<ImportDetail>(),
      { timeout: 30_000 },
    )
    .toSatisfy(({ ended_at: at }: ImportDetail) => at !== null)
    .then(async () =>
      (await app.inject({ url: `/api/staff/imports/${id}/`, headers })).json<ImportDetail>(),
    );
}

describe('an upload', { timeout: 60_000 }, () => {
  it('of either kind is imported, listed and recorded', async () => {
    const zip = zipOf(await members());
    const first = await outcomeOf(await send(zip));
    expect(first).toMatchObject({ status: 'published', portal: 'litgorod', bad_rows: 0 });
    expect(first.rows).toBeGreaterThan(10);
    const second = await outcomeOf(await send(await tarGzOf(await members()), 'application/gzip'));
    expect(second.status).toBe('unchanged');
    const headers = await bearer('moderator');
    const list = (await app.inject({ url: '/api/staff/imports/', headers })).json<{
      count: number;
      items: ImportEntry[];
    }>();
    expect(list.items.slice(0, 2).map(({ id }) => id)).toEqual([second.id, first.id]);
    const records = await accounts.audit.recent(5);
    const record = records.find(({ event }) => event === 'data_imported');
    expect(record).toMatchObject({ details: { import: second.id } });
    expect(await readdir(testQueue.folder)).toEqual([]);
  });

  it('with bad rows reports each of them', async () => {
    const bad = zipOf(await members({ 'metrics.csv': 'day,book_id,views\n2026-13-01,101,x\n' }));
    const result = await outcomeOf(await send(bad));
    expect(result).toMatchObject({ status: 'refused', bad_rows: 1 });
    expect(result.faults.map(({ line, column }) => [line, column])).toEqual([
      [2, 'day'],
      [2, 'views'],
    ]);
  });

  it('sent twice at once is one import', async () => {
    const zip = zipOf(await members({ 'books.csv': 'book_id,title\n101,One more\n' }));
    const responses = await Promise.all([send(zip), send(zip)]);
    const ids = await Promise.all(
      responses.map(async (response) => ((await response.json()) as ImportEntry).id),
    );
    const later = ids.map((id) => testQueue.importQueue.find(id));
    // Either the second found the first in progress, or came when that had ended.
    expect(new Set(ids).size === 1 || later.every((upload) => upload !== undefined)).toBe(true);
    await expect
      .poll(() => testQueue.importQueue.uploads().every(({ endedAt }) => endedAt !== null), {
        timeout: 30_000,
      })
      .toBe(true);
    const outcomes = testQueue.importQueue.uploads().map(({ status }) => status);
    expect(outcomes.slice(0, new Set(ids).size)).not.toContain('failed');
  });
});

it('is run again from the stored archive', { timeout: 60_000 }, async () => {
  const rows = 'day,book_id,views\n2026-03-02,101,1\n2026-03-02,101,x\n';
  const first = await outcomeOf(await send(zipOf(await members({ 'metrics.csv': rows }))));
  expect(first).toMatchObject({ status: 'refused', can_rerun: true });
  const headers = await bearer('moderator');
  const rerun = (id: string) =>
    fetch(`${address}/api/staff/imports/${id}/rerun/?skip_bad_rows=true`, {
      method: 'POST',
      headers,
    });
  const second = await outcomeOf(await rerun(first.id));
  expect(second).toMatchObject({ status: 'published', bad_rows: 1, can_rerun: true });
  expect(second.id).not.toBe(first.id);
  const [record] = (await accounts.audit.recent(5)).filter(({ details }) => details?.['rerun_of']);
  expect(record).toMatchObject({ event: 'data_imported', details: { rerun_of: first.id } });
  const gone = await rerun(crypto.randomUUID());
  expect([gone.status, await gone.json()]).toEqual([
    409,
    expect.objectContaining({ code: 'not_held' }),
  ]);
});

it('is refused for a paused portal', { timeout: 60_000 }, async () => {
  testQueue.paused.add('litgorod');
  const refused = await outcomeOf(await send(zipOf(await members())));
  expect(refused).toMatchObject({ status: 'refused', can_rerun: true });
  expect(refused.faults).toMatchObject([{ column: 'portal', value: 'litgorod' }]);
  testQueue.paused.clear();
});

describe('an upload is refused', { timeout: 60_000 }, () => {
  it.each([
    ['user', 403],
    ['vip', 403],
  ])('from a %s', async (user, status) => {
    const response = await send(zipOf(await members()), 'application/zip', user);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ code: 'permission_denied' });
    const headers = await bearer(user);
    const one = `/api/staff/imports/${crypto.randomUUID()}/`;
    for (const url of ['/api/staff/imports/', one]) {
      expect((await app.inject({ url, headers })).statusCode).toBe(403);
    }
    const again = await app.inject({ method: 'POST', url: `${one}rerun/`, headers });
    expect(again.statusCode).toBe(403);
    const records = (await accounts.audit.recent(20)).filter(({ event }) => event === 'authz_fail');
    expect(records.map(({ details }) => details?.['path'])).toContain('/api/staff/imports/');
  });

  it('from a guest, and in a form or as JSON', async () => {
    const url = '/api/staff/imports/';
    const payload = zipOf(await members());
    const zip = { 'content-type': 'application/zip' };
    expect((await app.inject({ method: 'POST', url, payload, headers: zip })).statusCode).toBe(401);
    const headers = await bearer('admin');
    const json = await app.inject({ method: 'POST', url, payload: {}, headers });
    expect(json.statusCode).toBe(415);
    const form = { ...headers, 'content-type': 'multipart/form-data; boundary=x' };
    expect(
      (await app.inject({ method: 'POST', url, payload: 'x', headers: form })).statusCode,
    ).toBe(415);
    const token = await app.inject({ method: 'POST', url: '/api/token/', payload, headers: zip });
    expect(token.statusCode).toBe(415);
  });

  it('above the bound, announced or not', async () => {
    const large = new Uint8Array(UPLOAD_LIMIT + 1);
    expect((await send(large)).status).toBe(413);
    const stream = new ReadableStream({
      pull(controller) {
        controller.enqueue(new Uint8Array(300_000));
      },
    });
    // The server may hang up while the endless body is being sent: a response or a closed
    // connection.
    const status = await send(stream).then(
      (response) => response.status,
      () => 'closed',
    );
    expect([413, 'closed']).toContain(status);
    expect(await readdir(testQueue.folder)).toEqual([]);
  });

  const bomb = Buffer.alloc(80_000_000);
  const cases: readonly [string, () => Promise<Uint8Array>, RegExp][] = [
    [
      'a zip bomb',
      async () => zipOf([...(await members()), { name: 'x', content: bomb }]),
      /unpacks to more/,
    ],
    ['a path out of it', () => tar({ name: '../x.csv' }), /leads out/],
    ['a link', () => tar({ name: 'x', type: 'symlink' }), /link/],
    ['an archive inside', () => tar({ name: 'inner.zip', content: 'PK' }), /archive inside/],
  ];
  const tar = async (extra: TarMember) => tarGzOf([...(await members()), extra]);
  it.each(cases)('with %s in it', async (_what, make, reason) => {
    const result = await outcomeOf(await send(await make()));
    expect(result.status).toBe('refused');
    expect(result.faults[0]?.reason).toMatch(reason);
    expect(await readdir(testQueue.folder)).toEqual([]);
  });

  it('when it is no archive, and unknown imports are not found', async () => {
    const response = await send(Buffer.from('book_id,title\n'), 'application/octet-stream');
    expect(response.status).toBe(400);
    expect(Object.keys((await response.json()) as object)).toEqual(['body']);
    const headers = await bearer('admin');
    for (const id of [crypto.randomUUID(), 'x', '1']) {
      const found = await app.inject({ url: `/api/staff/imports/${id}/`, headers });
      expect(found.statusCode).toBe(404);
    }
  });
});

describe('receiveArchive', () => {
  it('reports a full disk and leaves no files', async () => {
    const target = join(await temporaryFolder(), 'upload');
    await symlink('/dev/full', `${target}.part`);
    const receiving = receiveArchive(Readable.from([zipOf(await members())]), {
      target,
      limit: UPLOAD_LIMIT,
    });
    await expect(receiving).rejects.toMatchObject({ status: 507 });
    expect(await readdir(dirname(target))).toEqual([]);
  });
});

describe('an import in progress', { timeout: 60_000 }, () => {
  it('is aborted between two statements when the server stops', async () => {
    const begun = Promise.withResolvers<undefined>();
    const go = Promise.withResolvers<undefined>();
    const slow = faultyStore(store.measurements, async (number) => {
      if (number !== 20) return;
      begun.resolve(undefined);
      await go.promise;
    });
    const before = await store.rows('SELECT * FROM portal_states ORDER BY generation');
    const other = await openTestQueue(slow);
    const zip = zipOf(await members({ 'books.csv': 'book_id,title\n101,Another\n' }));
    const upload = await other.importQueue.submit({
      body: Readable.from([zip]),
      userId: 1,
      skipBadRows: false,
    });
    await begun.promise;
    const closing = other.close();
    go.resolve(undefined);
    await closing;
    expect(upload).toMatchObject({
      status: 'failed',
      failure: expect.stringContaining('stopped') as string,
    });
    expect(await store.rows('SELECT * FROM portal_states ORDER BY generation')).toEqual(before);
  });
});
