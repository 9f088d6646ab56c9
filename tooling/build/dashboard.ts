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
  return buildOnce(inputs, () => buildInto(dashboardDist));
}

/** Builds the dashboard into a folder: files, their compressed twins, and what its server reads. */
export async function buildInto(outDir: string): Promise<void> {
  // Loaded only here: a start that builds nothing must not pay for it.
  const { build } = await import('vite');
  const { chunkGroups } = await import('./chunkGroups.ts');
  const { prerenderDashboard } = await import('./prerender.ts');
  // A runner's own NODE_ENV (`test`) would put React's development build into the product.
  const outer = process.env['NODE_ENV'];
  process.env['NODE_ENV'] = 'production';
  try {
    const groups = await chunkGroups();
    await build({
      root: dashboardFolder,
      logLevel: 'warn',
      build: {
        outDir,
        emptyOutDir: true,
        manifest: true,
        chunkSizeWarningLimit: 1024,
        rolldownOptions: { output: { codeSplitting: { groups } } },
      },
    });
    await prerenderDashboard(outDir);
  } finally {
    if (outer === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = outer;
  }
  await compressFolder(outDir);
}
