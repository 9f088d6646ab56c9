import { existsSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Room for stores of tests and for the apps that the tests of the packages install, and memory left
 * for the tests themselves. Docker gives `/dev/shm` 64 MiB by default: tests use the disk there.
 */
const MIN_FREE_BYTES = 6 * 2 ** 30;

const PREFIX = 'litometr-tests-';

/** Where folders live in memory on Linux. */
const SHARED_MEMORY = '/dev/shm';

/**
 * Creates a temporary folder in memory for this process and removes those of processes that have
 * ended. Stores write thousands of small files per publication: on a disk, `anyHistory.test.ts`
 * waits two thirds of its time for them (58.7 s of statements, 20.9 s in memory).
 *
 * @returns the folder, or null where the system has no room in memory: tests use the disk then
 */
export function createMemoryFolder(parent: string = SHARED_MEMORY): string | null {
  if (!existsSync(parent)) return null;
  removeLeftFolders(parent);
  const { bavail, bsize } = statfsSync(parent);
  if (bavail * bsize < MIN_FREE_BYTES) return null;
  const folder = join(parent, `${PREFIX}${process.pid}`);
  mkdirSync(folder, { recursive: true });
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A killed run cannot remove its folder, and memory is not emptied like a disk's `/tmp`. */
function removeLeftFolders(parent: string): void {
  for (const name of readdirSync(parent)) {
    if (!name.startsWith(PREFIX) || isRunning(Number(name.slice(PREFIX.length)))) continue;
    rmSync(join(parent, name), { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Somebody else's process is one that runs.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
