import { preview } from 'vite';
import type { TestProject } from 'vitest/node';
import { buildDashboard } from '../build/dashboard.ts';
import { buildStaticDashboard, staticDist } from '../build/staticDashboard.ts';
import { dashboardFolder } from '../run/paths.ts';
import { serveBrowser } from './browserServer.ts';
import { failedNames } from './failedNames.ts';
import { startProduct, temporaryFolder } from './product.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the product that all files share; its data is the demo data. */
    address: string;
    /** The same product behind the static dashboard. */
    staticAddress: string;
    /** Where the Chromium that all files share takes calls. */
    browser: string;
  }
}

/** One product and one browser for all files: each page is read by many, none changes the data. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await buildDashboard();
  await buildStaticDashboard();
  const folder = temporaryFolder();
  const [product, browser] = await Promise.all([
    startProduct({ dataFolder: folder.path }),
    serveBrowser(),
  ]);
  const files = await preview({
    root: dashboardFolder,
    configFile: false,
    appType: 'spa',
    build: { outDir: staticDist },
    preview: { port: 0, host: '127.0.0.1', proxy: { '/api': product.address } },
  });
  project.provide('address', product.address);
  project.provide('staticAddress', files.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '');
  project.provide('browser', browser.wsEndpoint());
  return async () => {
    await Promise.all([product.stop(), browser.close(), files.close()]);
    folder.remove();
    const failed = failedNames(project.vitest.state.getTestModules());
    if (failed.length > 0) console.log(`Failed, by name:\n${failed.join('\n')}`);
  };
}
