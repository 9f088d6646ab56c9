import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, openSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import FDLock from 'fd-lock';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const cache = join(root, 'node_modules/.cache/litometr-stores');

const DAY_MS = 24 * 60 * 60 * 1000;

export interface Preparation {
  name: string;
  /** Folders and files of the repository: whatever of them changes, the folder is made anew. */
  madeWith: readonly string[];
  make: (folder: string) => Promise<void>;
}

/**
 * Puts a copy of the folder that `make` fills at `target`. It is filled once, whatever asks for it
 * by its name, until the sources change: a store is only files, and what many tests begin with
 * need not be made by each of them.
 */
export async function copyPrepared(
  target: string,
  { name, madeWith, make }: Preparation,
): Promise<void> {
  const whole = join(cache, `${name}-${versionOf(madeWith)}`);
  if (!exists(whole)) {
    mkdirSync(cache, { recursive: true });
    const lock = new FDLock(openSync(`${whole}.lock`, 'a+'), { wait: true });
    await lock.ready();
    try {
      if (!exists(whole)) await fill(whole, make);
    } finally {
      await lock.close();
    }
    dropOld();
  }
  cpSync(whole, target, { recursive: true });
}

/** A process that is killed meanwhile leaves nothing that looks whole. */
async function fill(whole: string, make: (folder: string) => Promise<void>): Promise<void> {
  const partial = `${whole}.partial`;
  rmSync(partial, { recursive: true, force: true });
  await make(partial);
  await rename(partial, whole);
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
