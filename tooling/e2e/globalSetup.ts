import { cp } from 'node:fs/promises';
import type { FullConfig } from '@playwright/test';
import { preview } from 'vite';
import { buildDashboard } from '../build/dashboard.ts';
import { buildStaticDashboard, staticDist } from '../build/staticDashboard.ts';
import { dashboardFolder } from '../run/paths.ts';
import { createMemoryFolder } from '../test/memoryFolder.ts';
import { startProduct, temporaryFolder } from './product.ts';
import { nameAddresses, type SharedAddresses } from './sharedProduct.ts';

/** Starts one product on a copy of the data, and the static dashboard in front of it. */
async function startShared(data: string): Promise<SharedAddresses & { stop: () => Promise<void> }> {
  const folder = temporaryFolder();
  await cp(data, folder.path, { recursive: true });
  const product = await startProduct({ dataFolder: folder.path });
  const files = await preview({
    root: dashboardFolder,
    configFile: false,
    appType: 'spa',
    build: { outDir: staticDist },
    preview: { port: 0, host: '127.0.0.1', proxy: { '/api': product.address } },
  });
  return {
    address: product.address,
    staticAddress: files.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '',
    async stop() {
      await Promise.all([product.stop(), files.close()]);
      folder.remove();
    },
  };
}

/**
 * Starts one product for the files of each worker: the files of one worker run one after the other, so
 * that none sees another's choices and watched books.
 *
 * @returns what ends them
 */
export default async function setup({ workers }: FullConfig): Promise<() => Promise<void>> {
  // Workers and the servers that tests start inherit it.
  const memoryFolder = createMemoryFolder();
  if (memoryFolder !== null) process.env['TMPDIR'] = memoryFolder;
  await buildDashboard();
  await buildStaticDashboard();
  // The first start makes the demo data, which takes longer than all the rest of a start.
  const data = temporaryFolder();
  const first = await startProduct({ dataFolder: data.path });
  await first.stop();
  const products = await Promise.all(Array.from({ length: workers }, () => startShared(data.path)));
  data.remove();
  nameAddresses(products);
  return async () => {
    await Promise.all(products.map((product) => product.stop()));
  };
}
