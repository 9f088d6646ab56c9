import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const DEBIAN = '/usr/lib/postgresql';

/** The folder of `initdb` and `postgres`, or null where there is none. */
function findPostgres(): string | null {
  const named = process.env['LITOMETR_POSTGRES_BIN'];
  if (named !== undefined && named !== '') return named;
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN) : [];
  const newest = versions.toSorted((a, b) => Number(b) - Number(a))[0];
  const folder = newest === undefined ? null : join(DEBIAN, newest, 'bin');
  return folder !== null && existsSync(join(folder, 'initdb')) ? folder : null;
}

/** Finds PostgreSQL's programs, or installs Debian's where that is allowed. */
export function ensurePostgres(): string {
  const found = findPostgres();
  if (found !== null) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const run = (args: string[]) =>
      spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0;
    // Two test files may come here at once: the second waits for the first.
    const wait = ['-o', 'DPkg::Lock::Timeout=120', '-o', 'Apt::Lock::Timeout=120'];
    run([...wait, 'update', '-qq']);
    run([...wait, 'install', '-y', '-qq', '--no-install-recommends', 'postgresql']);
    const installed = findPostgres();
    if (installed !== null) return installed;
  }
  throw new Error(
    'The tests of both modes need a PostgreSQL. Install one (Debian: apt-get install postgresql) or set LITOMETR_POSTGRES_BIN to the folder of initdb.',
  );
}
