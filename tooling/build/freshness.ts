import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFolder, root } from '../run/paths.ts';

/** What a build was made from, so that a repeated start builds nothing. */
export interface BuildInputs {
  /** Names the build. */
  name: string;
  /** Patterns of its sources, from the root. */
  sources: readonly string[];
  /** A file that exists when the build was made. */
  product: string;
}

function fingerprint(sources: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of globSync([...sources, 'pnpm-lock.yaml', 'tooling/build/*.ts'], {
    cwd: root,
  }).sort()) {
    const { mtimeMs, size } = statSync(join(root, file));
    hash.update(`${file}\0${size}\0${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

const stampOf = (name: string) => join(cacheFolder, `${name}.stamp`);

/** Whether the product was built from the sources as they are. */
export function isFresh({ name, sources, product }: BuildInputs): boolean {
  const stamp = stampOf(name);
  return (
    existsSync(product) && existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint(sources)
  );
}

/** Builds unless fresh. A build that fails leaves no stamp. */
export async function buildOnce(inputs: BuildInputs, build: () => Promise<void>): Promise<boolean> {
  if (isFresh(inputs)) return false;
  // Taken before the build: an edit during it must make it stale.
  const made = fingerprint(inputs.sources);
  await build();
  mkdirSync(cacheFolder, { recursive: true });
  writeFileSync(stampOf(inputs.name), made);
  return true;
}
