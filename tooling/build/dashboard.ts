import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { dashboardDist, dashboardFolder } from '../run/paths.ts';
import { compressFolder } from './compress.ts';
import { buildOnce } from './freshness.ts';

const run = promisify(execFile);

/** Sources of a build of the dashboard. */
export const dashboardSources = [
  'apps/dashboard/{src,public}/**/*',
  'apps/dashboard/*.{ts,json}',
  'packages/*/src/**/*',
  'packages/*/package.json',
];

/** Builds the dashboard into its `dist` unless that is up to date; answers whether it built. */
export function buildDashboard(): Promise<boolean> {
  const inputs = {
    name: 'dashboard',
    sources: dashboardSources,
    product: join(dashboardDist, 'server/index.js'),
  };
  return buildOnce(inputs, build);
}

/** Builds files for browsers, with compressed twins, and the server module that renders pages. */
async function build(): Promise<void> {
  await runRouterBuild({});
  await compressFolder(join(dashboardDist, 'client'));
}

/**
 * Runs the router's own build, in the dashboard's folder, which it takes for its root.
 *
 * @throws with what the build printed, where it failed
 */
export async function runRouterBuild(variables: Readonly<Record<string, string>>): Promise<void> {
  const bin = join(dashboardFolder, 'node_modules/@react-router/dev/bin.js');
  await run('node', [bin, 'build', '--logLevel', 'error'], {
    cwd: dashboardFolder,
    // A runner's own NODE_ENV (`test`) would put React's development build into the product.
    env: { ...process.env, ...variables, NODE_ENV: 'production' },
  }).catch((error: unknown) => {
    const printed = error instanceof Error && 'stderr' in error ? String(error.stderr) : '';
    throw new Error(`The dashboard was not built. ${printed}`, { cause: error });
  });
}
