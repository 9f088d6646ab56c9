import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
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

type Target = Readonly<Partial<Record<string, string>>>;
type Exports = Readonly<Record<string, string | Target>>;

interface Manifest {
  files: readonly string[];
  exports: Exports;
}

// Our own manifest, in the shape that npm reads it in.
const readManifest = (name: string) =>
  JSON.parse(readFileSync(join(packageFolder(name), 'package.json'), 'utf8')) as Manifest;

/** Returns the exports for other portals: the tarball has no sources to lead to. */
function publishedExports(exported: Exports): Exports {
  const published = Object.entries(exported).map(([path, target]): [string, string | Target] => {
    if (typeof target === 'string') return [path, target];
    const { '@litometr/source': _source, ...built } = target;
    return [path, built];
  });
  return Object.fromEntries(published.filter(([, target]) => Object.keys(target).length > 0));
}

/** Copies what is published of a built package into a folder. */
function stagePackage(name: string, folder: string): void {
  const manifest = readManifest(name);
  for (const file of ['README.md', 'LICENSE', ...manifest.files]) {
    cpSync(join(packageFolder(name), file), join(folder, file), { recursive: true });
  }
  const published = { ...manifest, exports: publishedExports(manifest.exports) };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(published, null, 2)}\n`);
}

/** Packs the built packages into a folder by plain `npm pack`. */
export async function packPackages(folder: string): Promise<PackedPackage[]> {
  const packed: PackedPackage[] = [];
  for (const name of publishedPackages) {
    const staged = mkdtempSync(join(tmpdir(), `litometr-${name}-`));
    try {
      stagePackage(name, staged);
      const args = ['pack', '--json', '--pack-destination', folder];
      const { stdout } = await run('npm', args, { cwd: staged });
      // As npm documents it: a list with one report for each packed package.
      const [report] = JSON.parse(stdout) as [PackReport];
      packed.push({ ...report, tarball: join(folder, report.filename) });
    } finally {
      rmSync(staged, { recursive: true });
    }
  }
  return packed;
}

/** Returns the exports that are no modules: assets. */
const otherExports = (exported: Exports): string[] =>
  Object.entries(exported)
    .filter(([path, target]) => typeof target !== 'string' || path.endsWith('.css'))
    .filter(([, target]) => typeof target === 'string' || target['types'] === undefined)
    .map(([path]) => path);

/** Returns the patterns of exports that match modules, each with the modules of the tarball. */
function modulePatterns(exported: Exports, files: PackedPackage['files']) {
  return Object.entries(exported).flatMap(([pattern, target]) => {
    if (typeof target === 'string' || target['default'] === undefined) return [];
    const [before, after] = target['default'].replace('./', '').split('*');
    if (before === undefined || after === undefined) return [];
    const modules = files
      .filter(({ path }) => path.startsWith(before) && path.endsWith(after))
      .map(({ path }) => pattern.replace('*', path.slice(before.length, -after.length)));
    return [{ pattern, modules }];
  });
}

/** Returns the arguments that have arethetypeswrong check every module, those of patterns too. */
function entryArguments(name: string, files: PackedPackage['files']): string[] {
  const exported = publishedExports(readManifest(name).exports);
  const patterns = modulePatterns(exported, files);
  const included = patterns.flatMap(({ modules }) => modules);
  const excluded = [...otherExports(exported), ...patterns.map(({ pattern }) => pattern)];
  return [
    ...(included.length === 0 ? [] : ['--include-entrypoints', ...included]),
    ...(excluded.length === 0 ? [] : ['--exclude-entrypoints', ...excluded]),
  ];
}

/** Checks tarballs by publint and arethetypeswrong; returns whether both accept them. */
export async function checkPackages(packed: readonly PackedPackage[]): Promise<boolean> {
  const steps = packed.flatMap(({ name, tarball, files }): Step[] => {
    const entries = entryArguments(name.replace('@litometr/', ''), files);
    return [
      { name: `publint ${name}`, command: ['publint', 'run', '--strict', tarball] },
      { name: `attw ${name}`, command: ['attw', tarball, '--profile', 'esm-only', ...entries] },
    ];
  });
  const results = await runSteps(steps);
  return results.every(({ ok }) => ok);
}
