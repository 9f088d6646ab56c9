import type { TestProject } from 'vitest/node';
import { buildDashboard } from '../build/dashboard.ts';
import { startProduct, temporaryFolder } from './product.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the product that all files share; its data is the demo data. */
    address: string;
  }
}

/** One product for all files: each page is read by many, none changes the data. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await buildDashboard();
  const folder = temporaryFolder();
  const product = await startProduct({ dataFolder: folder.path });
  project.provide('address', product.address);
  return async () => {
    await product.stop();
    folder.remove();
  };
}
