import { randomBytes, timingSafeEqual } from 'node:crypto';
import { PassThrough } from 'node:stream';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { UserChangeError } from '../accounts/users.ts';
import { CollectorRefusal } from '../collectors/collectorRefusal.ts';
import type { Collectors } from '../collectors/collectors.ts';
import type { DataFolder } from '../dataFolder/openDataFolder.ts';
import { BackupError } from '../dataFolder/writeWhole.ts';
import type { Measurements } from '../measurements/client.ts';
import { describeFailure } from '../postgres/queryFailure.ts';
import {
  type AccountsSide,
  type Listener,
  localOperations,
  type Operations,
} from './operations.ts';
import { type ControlRequest, controlRequest } from './requests.ts';

export interface ControlOptions {
  measurements: Measurements;
  accounts: AccountsSide;
  collectors: Collectors;
  folder: DataFolder;
  /** Address of the dashboard, for the message to a second server. */
  address: string;
}

export interface Control {
  /** Stops listening; call it before the stores and the folder are closed. */
  close(): Promise<void>;
}

/** Proxies and clients give silent connections up; a long merge is silent. */
const ALIVE_MS = 10_000;

/**
 * Starts the control server for commands of the same user, on a loopback port of its own. The
 * folder's `server.json`, which only its owner can read, holds the port and the token. The one
 * route, `POST /operations`, takes a `controlRequest` and responds with NDJSON: `progress` and
 * `alive` lines, then one `result` or `error`.
 */
export async function startControl(options: ControlOptions): Promise<Control> {
  const { folder, address, measurements, accounts, collectors } = options;
  const token = randomBytes(32).toString('base64url');
  const app = buildControl(
    localOperations({
      measurements,
      accounts: () => Promise.resolve(accounts),
      collectors: () => Promise.resolve(collectors),
    }),
    token,
  );
  const port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
  await folder.announce({ pid: process.pid, address, control: { port, token } });
  return { close: () => app.close() };
}

export function buildControl(operations: Operations, token: string): FastifyInstance {
  const app = Fastify({ logger: false, bodyLimit: 64 * 1024, forceCloseConnections: true });
  const expected = Buffer.from(`Bearer ${token}`);
  app.addHook('onRequest', async (request, reply) => {
    const presented = Buffer.from(request.headers.authorization ?? '');
    if (presented.length !== expected.length || !timingSafeEqual(presented, expected)) {
      return reply.code(401).send({ detail: 'The token of server.json is needed.' });
    }
    return undefined;
  });
  app.post('/operations', (request, reply) => {
    const parsed = controlRequest.safeParse(request.body);
    if (!parsed.success) return reply.code(400).send({ detail: 'The operation is not known.' });
    return respond(reply, (listener) => carryOut(operations, parsed.data, listener));
  });
  return app;
}

function carryOut(
  operations: Operations,
  request: ControlRequest,
  listener: Listener<unknown>,
): Promise<unknown> {
  switch (request.operation) {
    case 'import':
      return operations.import(request, listener);
    case 'demo':
      return operations.demo(request.action);
    case 'users':
      return operations.users(request.command);
    case 'doctor':
      return operations.doctor(request);
    case 'export':
      return operations.export(request);
    case 'backup':
      return operations.backup(request);
    case 'restore':
      return operations.restore(request);
    case 'retention':
      return operations.retention(request);
    case 'collect':
      return operations.collect(request, listener);
    case 'collectors':
      return operations.collectors(request);
  }
}

/**
 * Streams the response of an operation. An import is aborted when its command exits, unless its
 * outcome is decided by then.
 */
function respond(
  reply: FastifyReply,
  work: (listener: Listener<unknown>) => Promise<unknown>,
): FastifyReply {
  const lines = new PassThrough();
  const say = (message: object) => lines.write(`${JSON.stringify(message)}\n`);
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort(new Error('The command was interrupted.')));
  const alive = setInterval(() => say({ type: 'alive' }), ALIVE_MS);
  work({ signal: gone.signal, onProgress: (progress) => say({ type: 'progress', progress }) })
    .then(
      (result) => say({ type: 'result', result: result ?? null }),
      (error: unknown) => say({ type: 'error', ...describe(error) }),
    )
    .finally(() => {
      clearInterval(alive);
      lines.end();
    });
  return reply.type('application/x-ndjson').send(lines);
}

/** `mistake`: the caller can correct it, so the message is complete. */
function describe(error: unknown): { message: string; mistake: boolean } {
  const message = describeFailure(error);
  const mistakes = [UserChangeError, BackupError, CollectorRefusal];
  return { message, mistake: mistakes.some((kind) => error instanceof kind) };
}
