import type { Guard } from '../../alerts/guard.ts';
import { publicGuard } from '../../alerts/guard.ts';
import type { PortalCollector } from '../portalCollector.ts';

/** Hosts that requests to a portal go to: its own, or one address that replaces them all. */
export interface Origins {
  readonly own: readonly string[];
  /** Null outside tests and mirrors. */
  readonly inPlace: string | null;
}

export function originsOf({ origins }: PortalCollector, inPlace: string | undefined): Origins {
  return { own: origins, inPlace: inPlace === undefined ? null : new URL(inPlace).origin };
}

/** Returns the URL to request for an address; null for one that is not the portal's. */
export function placedUrl({ own, inPlace }: Origins, url: URL): URL | null {
  if (url.username !== '' || url.password !== '') return null;
  if (inPlace === null) return own.includes(url.origin) ? url : null;
  if (url.origin !== inPlace && !own.includes(url.origin)) return null;
  return new URL(`${url.pathname}${url.search}`, inPlace);
}

/** Allows public addresses by https; a replacement address of the operator is allowed as it is. */
export function guardOf({ inPlace }: Origins): Guard {
  if (inPlace === null) return publicGuard;
  return { protocols: ['http:', 'https:'], ports: ['*'], isAllowed: () => true };
}
