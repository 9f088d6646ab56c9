import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, openSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DAY_MS } from '@litometr/domain';
import FDLock from 'fd-lock';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const cache = join(root, 'node_modules/.cache/litometr-stores');

export interface Preparation {
  name: string;
  /** Folders and files of the repository: a change in any of them recreates the folder. */
  madeWith: readonly string[];
  make: (folder: string) => Promise<void>;
}

/**
 * Copies the folder that `make` fills to `target`. It is filled once for all callers with the same
 * name, until the sources change: a store is only files, and a common initial state need not be
 * created by each test.
 */
export async function copyPrepared(
  target: string,
  { name, madeWith, make }: Preparation,
): Promise<void> {
  const complete = join(cache, `${name}-${versionOf(madeWith)}`);
  if (!exists(complete)) {
    mkdirSync(cache, { recursive: true });
    const lock = new FDLock(openSync(`${complete}.lock`, 'a+'), { wait: true });
    await lock.ready();
    try {
      if (!exists(complete)) await fill(complete, make);
    } finally {
      await lock.close();
    }
    dropOld();
  }
  cpSync(complete, target, { recursive: true });
}

/** A process that is killed during this leaves nothing that looks complete. */
async function fill(complete: string, make: (folder: string) => Promise<void>): Promise<void> {
  const partial = `${complete}.partial`;
  rmSync(partial, { recursive: true, force: true });
  await make(partial);
  await rename(partial, complete);
}

const exists = (path: string) => statSync(path, { throwIfNoEntry: false }) !== undefined;

function versionOf(madeWith: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of madeWith.flatMap(filesOf).filter((file) => !file.endsWith('.test.ts'))) {
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(root, path)));
  }
  return hash.digest('hex').slice(0, 16);
}

function filesOf(path: string): string[] {
  if (!statSync(join(root, path)).isDirectory()) return [path];
  return readdirSync(join(root, path))
    .toSorted()
    .flatMap((name) => filesOf(`${path}/${name}`));
}

/** Those of sources that are gone; a run that began with them may still copy from them. */
function dropOld(): void {
  // Tests may move `Date.now`, which would delete the folders of other processes.
  const now = performance.timeOrigin + performance.now();
  for (const name of readdirSync(cache)) {
    const isOld = now - statSync(join(cache, name)).ctimeMs > DAY_MS;
    if (isOld) rmSync(join(cache, name), { recursive: true, force: true });
  }
}
