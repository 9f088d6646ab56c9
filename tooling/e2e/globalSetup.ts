import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { preview } from 'vite';
import { buildDashboard } from '../build/dashboard.ts';
import { buildStaticDashboard, staticDist } from '../build/staticDashboard.ts';
import { dashboardFolder } from '../run/paths.ts';
import { createMemoryFolder } from '../test/memoryFolder.ts';
import { startProduct, temporaryFolder } from './product.ts';

/**
 * Starts one product for all files: each page is read by many, none changes the data. Workers read
 * its addresses from the environment (`sharedProduct.ts`), and the folder of demo data that files
 * with a product of their own copy: a start that makes the data takes long.
 *
 * @returns what ends it
 */
export default async function setup(): Promise<() => Promise<void>> {
  // Workers and the servers that tests start inherit it.
  const memoryFolder = createMemoryFolder();
  if (memoryFolder !== null) process.env['TMPDIR'] = memoryFolder;
  await buildDashboard();
  const folder = temporaryFolder();
  const demo = join(folder.path, 'demo');
  // Neither uses both processors all the time: beside each other they end ten seconds sooner.
  await Promise.all([buildStaticDashboard(), makeDemoData(demo)]);
  const dataFolder = join(folder.path, 'data');
  cpSync(demo, dataFolder, { recursive: true });
  const product = await startProduct({ dataFolder });
  const files = await preview({
    root: dashboardFolder,
    configFile: false,
    appType: 'spa',
    build: { outDir: staticDist },
    preview: { port: 0, host: '127.0.0.1', proxy: { '/api': product.address } },
  });
  process.env['E2E_DEMO_DATA'] = demo;
  process.env['E2E_ADDRESS'] = product.address;
  process.env['E2E_STATIC_ADDRESS'] = files.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';
  return async () => {
    await Promise.all([product.stop(), files.close()]);
    folder.remove();
  };
}

/** The first start of a product makes the demo data. */
async function makeDemoData(dataFolder: string): Promise<void> {
  const maker = await startProduct({ dataFolder });
  await maker.stop();
}
