import { execFile, spawn } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, createServer as createSocket } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { handleApi } from '../../examples/api/server.ts';
import type { PackedPackage } from '../release/packed.ts';
import { root } from '../run/paths.ts';

const run = promisify(execFile);

export interface RunningApp {
  address: string;
  close: () => Promise<void>;
}

const portOf = (server: { address: () => AddressInfo | string | null }): number =>
  // Both servers here listen on TCP.
  (server.address() as AddressInfo).port;

function listen(server: Server): Promise<RunningApp> {
  return new Promise((done) => {
    server.listen(0, '127.0.0.1', () => {
      const close = () =>
        new Promise<void>((closed) => {
          server.close(() => closed());
          server.closeAllConnections();
        });
      done({ address: `http://127.0.0.1:${portOf(server)}`, close });
    });
  });
}

/** Starts the sample API of the examples. */
export const startApi = (): Promise<RunningApp> =>
  listen(createServer((request, response) => void handleApi(request, response)));

const contentTypes: Readonly<Record<string, string>> = {
  html: 'text/html',
  js: 'text/javascript',
  css: 'text/css',
  woff2: 'font/woff2',
};

/** Serves a folder of plain files, with the sample API below `/api`. */
export function serveWithApi(folder: string): Promise<RunningApp> {
  return listen(
    createServer((request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      if (pathname.startsWith('/api/')) return void handleApi(request, response);
      const file = pathname === '/' ? '/index.html' : pathname;
      try {
        const body = readFileSync(join(folder, file));
        const type = contentTypes[file.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
        response.writeHead(200, { 'Content-Type': type }).end(body);
      } catch {
        response.writeHead(404).end();
      }
    }),
  );
}

/** Copies an example to a folder and installs it there, with the tarballs in place of versions. */
export async function installExample(
  name: string,
  folder: string,
  packed: readonly PackedPackage[],
): Promise<string> {
  const app = join(folder, name);
  // Its build copies the page that it shows from beside it.
  for (const part of [name, 'portal', 'copyPortal.mjs']) {
    cpSync(join(root, 'examples', part), join(folder, part), { recursive: true });
  }
  const path = join(app, 'package.json');
  // The example's own manifest.
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as {
    dependencies: Record<string, string>;
  };
  for (const { name: dependency, tarball } of packed) {
    manifest.dependencies[dependency] = `file:${tarball}`;
  }
  writeFileSync(path, JSON.stringify(manifest, null, 2));
  await run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline'], { cwd: app });
  return app;
}

/**
 * Builds an installed example by its own script, which checks its types as well.
 *
 * @throws with what the build printed, where it failed
 */
export async function buildExample(app: string, env: Record<string, string> = {}): Promise<void> {
  const outer = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };
  await run('npm', ['run', 'build'], { cwd: app, env: { ...outer, ...env } }).catch(
    (error: unknown) => {
      const printed = error instanceof Error && 'stdout' in error ? String(error.stdout) : '';
      throw new Error(`The example was not built. ${printed}`, { cause: error });
    },
  );
}

function freePort(): Promise<number> {
  return new Promise((found) => {
    const socket = createSocket();
    socket.listen(0, '127.0.0.1', () => {
      const port = portOf(socket);
      socket.close(() => found(port));
    });
  });
}

/** Starts a built Next.js app on a free port. */
export async function startNext(app: string, api: string): Promise<RunningApp> {
  const port = await freePort();
  const child = spawn(
    process.execPath,
    ['node_modules/next/dist/bin/next', 'start', '-H', '127.0.0.1', '-p', String(port)],
    {
      cwd: app,
      env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', API_URL: api },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  await new Promise<void>((ready, failed) => {
    child.stdout.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes('Ready')) ready();
    });
    child.once('exit', (code) => failed(new Error(`The Next.js app ended with ${code}.`)));
  });
  const close = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return { address: `http://127.0.0.1:${port}`, close };
}
