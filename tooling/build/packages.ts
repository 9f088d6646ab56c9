import { join } from 'node:path';
import { root } from '../run/paths.ts';
import { runSteps } from '../run/steps.ts';
import { buildOnce } from './freshness.ts';

/** Packages that are published, in the order of their dependencies. */
export const publishedPackages = ['ui', 'analytics-widgets', 'auth-machine'] as const;

export const packageFolder = (name: string): string => join(root, 'packages', name);

/** Builds the packages for other portals into their `dist` folders unless they are up to date. */
export function buildPackages(): Promise<boolean> {
  const inputs = {
    name: 'packages',
    sources: ['packages/*/src/**/*', 'packages/*/*.json'],
    product: join(packageFolder('auth-machine'), 'dist/index.js'),
  };
  return buildOnce(inputs, async () => {
    const results = await runSteps(
      publishedPackages.map((name) => ({
        name: `packages/${name}/dist`,
        command: ['npm', 'run', 'build', '--silent'],
        cwd: packageFolder(name),
      })),
    );
    if (results.some(({ ok }) => !ok)) throw new Error('A package was not built.');
  });
}
