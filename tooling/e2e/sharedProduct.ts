import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { type Product, startProduct, temporaryFolder } from './product.ts';

/**
 * The product that `globalSetup.ts` starts for all test files. Its addresses are empty while tests are only
 * listed.
 */
const { E2E_ADDRESS, E2E_STATIC_ADDRESS, E2E_DEMO_DATA } = process.env;

/** The product; its data is the demo data. */
export const address = E2E_ADDRESS ?? '';
/** The same product behind the static dashboard. */
export const staticAddress = E2E_STATIC_ADDRESS ?? '';

/** A product that one file has for itself. */
export interface OwnProduct extends Product {
  dataFolder: string;
  /** For files of the tests; it goes away with the product. */
  folder: string;
}

/** Starts a product on a copy of the demo data, for a file whose tests change it. */
export async function startOwnProduct(env: Record<string, string> = {}): Promise<OwnProduct> {
  if (E2E_DEMO_DATA === undefined) throw new Error('The setup of the tests has not run.');
  const folder = temporaryFolder();
  const dataFolder = join(folder.path, 'data');
  cpSync(E2E_DEMO_DATA, dataFolder, { recursive: true });
  const product = await startProduct({ dataFolder, env });
  return {
    ...product,
    dataFolder,
    folder: folder.path,
    async stop() {
      const code = await product.stop();
      folder.remove();
      return code;
    },
  };
}
