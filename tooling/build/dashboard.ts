import { join } from 'node:path';
import { dashboardDist, dashboardFolder } from '../run/paths.ts';
import { compressFolder } from './compress.ts';
import { buildOnce } from './freshness.ts';

/** Builds the dashboard into its `dist` unless that is up to date; answers whether it built. */
export function buildDashboard(): Promise<boolean> {
  const inputs = {
    name: 'dashboard',
    sources: [
      'apps/dashboard/{src,public}/**/*',
      'apps/dashboard/{index.html,vite.config.ts,package.json}',
      'packages/*/src/**/*',
      'packages/*/package.json',
    ],
    product: join(dashboardDist, 'index.html'),
  };
  return buildOnce(inputs, async () => {
    // Loaded only here: a start that builds nothing must not pay for it.
    const { build } = await import('vite');
    // A runner's own NODE_ENV (`test`) would put React's development build into the product.
    const outer = process.env['NODE_ENV'];
    process.env['NODE_ENV'] = 'production';
    try {
      await build({ root: dashboardFolder, logLevel: 'warn' });
    } finally {
      if (outer === undefined) delete process.env['NODE_ENV'];
      else process.env['NODE_ENV'] = outer;
    }
    await compressFolder(dashboardDist);
  });
}
