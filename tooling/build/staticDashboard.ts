import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { dashboardFolder } from '../run/paths.ts';
import { dashboardSources, runRouterBuild } from './dashboard.ts';
import { buildOnce } from './freshness.ts';

/** Where the static dashboard is built to. */
export const staticDist = join(dashboardFolder, 'dist-static');

/**
 * Builds the dashboard as plain files: any server that answers unknown paths with `index.html` can
 * serve it beside the API of the product. Answers whether it had to.
 */
export function buildStaticDashboard(): Promise<boolean> {
  const inputs = {
    name: 'static dashboard',
    sources: dashboardSources,
    product: join(staticDist, 'index.html'),
  };
  return buildOnce(inputs, async () => {
    await runRouterBuild({ LITOMETR_STATIC: 'true' });
    // The router's build makes a folder for browsers and one that it has rendered `index.html` with.
    const client = join(staticDist, 'client');
    cpSync(client, staticDist, { recursive: true });
    rmSync(client, { recursive: true });
  });
}
