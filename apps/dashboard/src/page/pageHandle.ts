import type { AddressSchema } from './address/address.ts';

/** The handle of a page's route: the schema of its address. */
export interface PageHandle {
  address: AddressSchema;
}

/** Routes hold what they like in their handles. */
export function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null && 'address' in handle;
}
