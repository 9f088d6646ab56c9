/**
 * Addresses of the product that `globalSetup.ts` starts for all test files. They are empty while
 * tests are only listed.
 */
const { E2E_ADDRESS, E2E_STATIC_ADDRESS } = process.env;

/** The product; its data is the demo data. */
export const address = E2E_ADDRESS ?? '';
/** The same product behind the static dashboard. */
export const staticAddress = E2E_STATIC_ADDRESS ?? '';
