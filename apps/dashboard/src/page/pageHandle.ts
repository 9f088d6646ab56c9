import type { Read } from '../api/read.ts';
import type { ChartKind } from '../blocks/charts/chartCode.ts';
import type { AddressSchema } from './address/address.ts';

/** What a page's route tells those who meet it from outside: its head, and links to it. */
export interface PageHandle {
  address: AddressSchema;
  /** Where its code is: the build names it to the server. */
  load: () => Promise<unknown>;
  /** The charts that it shows first. */
  charts: readonly ChartKind[];
  /** What it reads first at its plain address. */
  reads: (id: string | undefined) => readonly Read[];
  /** Fetches its code and first data ahead of a visit. */
  warm: (id: string | undefined, search: URLSearchParams) => void;
}

/** Routes hold what they like in their handles; ours are told by their two parts. */
export function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null && 'address' in handle && 'warm' in handle;
}
