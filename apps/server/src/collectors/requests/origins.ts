import type { Guard } from '../../alerts/guard.ts';
import { publicGuard } from '../../alerts/guard.ts';
import type { PortalCollector } from '../portalCollector.ts';

/** Where a portal is asked: at its own hosts, or at one address in place of them all. */
export interface Origins {
  readonly own: readonly string[];
  /** Null outside tests and mirrors. */
  readonly inPlace: string | null;
}

export function originsOf({ origins }: PortalCollector, inPlace: string | undefined): Origins {
  return { own: origins, inPlace: inPlace === undefined ? null : new URL(inPlace).origin };
}

/** Where an address is asked for; null for one that is not the portal's. */
export function placedUrl({ own, inPlace }: Origins, url: URL): URL | null {
  if (url.username !== '' || url.password !== '') return null;
  if (inPlace === null) return own.includes(url.origin) ? url : null;
  if (url.origin !== inPlace && !own.includes(url.origin)) return null;
  return new URL(`${url.pathname}${url.search}`, inPlace);
}

/** The public internet by https; an address that the operator names in its place, as it is. */
export function guardOf({ inPlace }: Origins): Guard {
  if (inPlace === null) return publicGuard;
  return { protocols: ['http:', 'https:'], ports: ['*'], isAllowed: () => true };
}
