import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../run/paths.ts';
import { packageFolder, publishedPackages } from './packages.ts';

type Versions = Record<string, string>;

interface Manifest extends Record<string, unknown> {
  version: string;
  exports: Record<string, string | Versions>;
  dependencies: Versions;
  peerDependencies?: Versions;
}

// Our own manifests, in the shape that npm reads them in.
const read = (name: string) =>
  JSON.parse(readFileSync(join(packageFolder(name), 'package.json'), 'utf8')) as Manifest;

/** Returns the version that the workspace has installed for a package, and so is tested with. */
function installedVersion(name: string, dependency: string): string {
  const path = join(packageFolder(name), 'node_modules', dependency, 'package.json');
  return (JSON.parse(readFileSync(path, 'utf8')) as Manifest).version;
}

describe.each(publishedPackages)('the manifest of %s', (name) => {
  const manifest = read(name);

  it('has what a registry shows', () => {
    expect(manifest).not.toHaveProperty('private');
    for (const field of ['description', 'keywords', 'homepage', 'bugs', 'repository', 'license']) {
      expect(manifest).toHaveProperty(field);
    }
    expect(existsSync(join(packageFolder(name), 'LICENSE'))).toBe(true);
  });

  it.each(Object.entries(manifest.dependencies))(
    'accepts %s from the version on that the workspace is tested with (%s)',
    (dependency, range) => {
      expect(range).toBe(`^${installedVersion(name, dependency)}`);
    },
  );

  it.each(Object.entries(manifest.peerDependencies ?? {}))(
    'bounds its peer %s by a major version (%s)',
    (peer, range) => {
      expect(range).toMatch(/^\^\d+\.\d+\.\d+$/);
      expect(range.slice(1).split('.')[0]).toBe(installedVersion(name, peer).split('.')[0]);
    },
  );
});

describe.each(globSync('examples/*/package.json', { cwd: root }))('%s', (path) => {
  const { dependencies } = JSON.parse(readFileSync(join(root, path), 'utf8')) as Manifest;

  it.each(publishedPackages)('names the present version of %s', (name) => {
    expect(dependencies[`@litometr/${name}`]).toBe(`^${read(name).version}`);
  });
});

describe('the manifest of analytics-widgets', () => {
  it('exports each kind of chart by its name', () => {
    const charts = join(packageFolder('analytics-widgets'), 'src/charts');
    const kinds = globSync('[A-Z]*/index.ts', { cwd: charts }).map((file) =>
      basename(dirname(file)),
    );
    const exported = Object.keys(read('analytics-widgets').exports)
      .filter((path) => path.startsWith('./charts/'))
      .map((path) => basename(path));
    expect(exported.sort()).toEqual(kinds.sort());
  });
});
