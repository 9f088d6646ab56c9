import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { cacheFolder, root } from '../run/paths.ts';

/** Inputs of a build, so that a repeated start builds nothing. */
export interface BuildInputs {
  /** Names the build. */
  name: string;
  /** Patterns of its sources, from the root. */
  sources: readonly string[];
  /** A file that exists when the build was made. */
  product: string;
}

/**
 * Returns a hash of the names and contents of the files. Times of files are no part of it: a clone,
 * a copy and the layers of an image change them. Reading two thousand files takes 0.1 to 0.3 s.
 *
 * @param folder the patterns start here
 */
export function fingerprint(folder: string, sources: readonly string[]): string {
  const files = globSync([...sources], { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();
  const hash = createHash('sha256');
  for (const file of files) {
    const content = readFileSync(join(folder, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

const fingerprintOf = ({ sources }: BuildInputs): string =>
  fingerprint(root, [...sources, 'pnpm-lock.yaml', 'tooling/build/*.ts']);

const stampOf = (name: string) => join(cacheFolder, `${name}.stamp`);

/** Builds unless fresh. A build that fails leaves no stamp. */
export async function buildOnce(inputs: BuildInputs, build: () => Promise<void>): Promise<boolean> {
  const stamp = stampOf(inputs.name);
  // Computed before the build: an edit during it must make it stale.
  const current = fingerprintOf(inputs);
  const isFresh =
    existsSync(inputs.product) && existsSync(stamp) && readFileSync(stamp, 'utf8') === current;
  if (isFresh) return false;
  await build();
  mkdirSync(cacheFolder, { recursive: true });
  writeFileSync(stamp, current);
  return true;
}
