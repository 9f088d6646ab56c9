import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { ensurePostgres } from './ensurePostgres.ts';

export interface Postgres {
  /** Address of a database server with a superuser and no password, on loopback. */
  url: string;
  stop(): Promise<void>;
}

/** Its programs refuse to run as root. */
function unprivileged(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith('postgres:'));
  const [, , uid, gid] = line?.split(':') ?? [];
  if (uid === undefined || gid === undefined) throw new Error('There is no user postgres.');
  return { uid: Number(uid), gid: Number(gid) };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}

/** A PostgreSQL of its own, in a temporary folder, on a private port. */
export async function startPostgres(): Promise<Postgres> {
  const programs = ensurePostgres();
  const folder = mkdtempSync(join(tmpdir(), 'litometr-postgres-'));
  const user = unprivileged();
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  execFileSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'litometr', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
    { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const port = await freePort();
  const child = spawn(
    join(programs, 'postgres'),
    ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder, '-c', 'fsync=off'],
    { ...user, cwd: folder, stdio: 'ignore' },
  );
  const url = `postgres://litometr@127.0.0.1:${port}/postgres`;
  const ended = once(child, 'exit');
  await waitUntilReady(url, () => child.exitCode);
  return {
    url,
    async stop() {
      child.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const START_MS = 30_000;

async function waitUntilReady(url: string, exitCode: () => number | null): Promise<void> {
  const until = Date.now() + START_MS;
  for (;;) {
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      // Not listening yet: that is what is waited for.
      if (exitCode() !== null || Date.now() > until) throw error;
    }
    await new Promise((later) => setTimeout(later, 50));
  }
}
