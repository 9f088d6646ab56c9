import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { packageFolder, publishedPackages } from '../build/packages.ts';
import { runSteps, type Step } from '../run/steps.ts';

const run = promisify(execFile);

/** A package as `npm pack` makes it. */
export interface PackedPackage {
  name: string;
  version: string;
  /** Path of the tarball. */
  tarball: string;
  /** Bytes of the tarball. */
  size: number;
  files: readonly { path: string }[];
}

type PackReport = Omit<PackedPackage, 'tarball'> & { filename: string };

/** Packs the built packages into a folder by plain `npm pack`. */
export async function packPackages(folder: string): Promise<PackedPackage[]> {
  const packed: PackedPackage[] = [];
  for (const name of publishedPackages) {
    const args = ['pack', '--json', '--pack-destination', folder];
    const { stdout } = await run('npm', args, { cwd: packageFolder(name) });
    // As npm documents it: a list with one report for each packed package.
    const [report] = JSON.parse(stdout) as [PackReport];
    packed.push({ ...report, tarball: join(folder, report.filename) });
  }
  return packed;
}

/** Returns the exports that are no modules of the tarball: assets, and sources for the workspace. */
function otherExports(folder: string): string[] {
  // Our own manifest, in the shape that npm reads it in.
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    exports: Record<string, string | { types?: string }>;
  };
  return Object.entries(manifest.exports)
    .filter(([path, target]) => typeof target !== 'string' || path.endsWith('.css'))
    .filter(([, target]) => typeof target === 'string' || target.types === undefined)
    .map(([path]) => path);
}

/** Checks tarballs by publint and arethetypeswrong; returns whether both accept them. */
export async function checkPackages(packed: readonly PackedPackage[]): Promise<boolean> {
  const steps = packed.flatMap(({ name, tarball }): Step[] => {
    const others = otherExports(packageFolder(name.replace('@litometr/', '')));
    const excluded = others.length === 0 ? [] : ['--exclude-entrypoints', ...others];
    return [
      { name: `publint ${name}`, command: ['publint', 'run', '--strict', tarball] },
      { name: `attw ${name}`, command: ['attw', tarball, '--profile', 'esm-only', ...excluded] },
    ];
  });
  const results = await runSteps(steps);
  return results.every(({ ok }) => ok);
}
