/**
 * Addresses of the product that `globalSetup.ts` starts for the files of this worker. They are empty
 * while tests are only listed.
 */
export interface SharedAddresses {
  /** The product; its data is the demo data. */
  address: string;
  /** The same product behind the static dashboard. */
  staticAddress: string;
}

/** Workers inherit the environment of the process that starts the products. */
export function nameAddresses(products: readonly SharedAddresses[]): void {
  process.env['E2E_ADDRESSES'] = products.map(({ address }) => address).join(' ');
  process.env['E2E_STATIC_ADDRESSES'] = products.map((each) => each.staticAddress).join(' ');
}

/** The runner numbers the workers that run at the same time from 0. */
const ofThisWorker = (addresses: string | undefined): string =>
  addresses?.split(' ')[Number(process.env['TEST_PARALLEL_INDEX'] ?? 0)] ?? '';

export const address = ofThisWorker(process.env['E2E_ADDRESSES']);
export const staticAddress = ofThisWorker(process.env['E2E_STATIC_ADDRESSES']);
