import type { TestProject } from 'vitest/node';
import { buildDashboard } from '../build/dashboard.ts';
import { serveBrowser } from './browserServer.ts';
import { failedNames } from './failedNames.ts';
import { startProduct, temporaryFolder } from './product.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the product that all files share; its data is the demo data. */
    address: string;
    /** Where the Chromium that all files share takes calls. */
    browser: string;
  }
}

/** One product and one browser for all files: each page is read by many, none changes the data. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await buildDashboard();
  const folder = temporaryFolder();
  const [product, browser] = await Promise.all([
    startProduct({ dataFolder: folder.path }),
    serveBrowser(),
  ]);
  project.provide('address', product.address);
  project.provide('browser', browser.wsEndpoint());
  return async () => {
    await Promise.all([product.stop(), browser.close()]);
    folder.remove();
    const failed = failedNames(project.vitest.state.getTestModules());
    if (failed.length > 0) console.log(`Failed, by name:\n${failed.join('\n')}`);
  };
}
