import { cpSync } from 'node:fs';

/**
 * The product that `globalSetup.ts` starts for all test files. Its addresses are empty while tests are only
 * listed.
 */
const { E2E_ADDRESS, E2E_STATIC_ADDRESS, E2E_DEMO_DATA } = process.env;

/** The product; its data is the demo data. */
export const address = E2E_ADDRESS ?? '';
/** The same product behind the static dashboard. */
export const staticAddress = E2E_STATIC_ADDRESS ?? '';

/** Puts the demo data into a data folder, for a product whose data a file changes. */
export function copyDemoData(dataFolder: string): void {
  if (E2E_DEMO_DATA === undefined) throw new Error('The setup of the tests has not run.');
  cpSync(E2E_DEMO_DATA, dataFolder, { recursive: true });
}
