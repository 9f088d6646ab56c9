import type { PortalSlug } from '@litometr/api-contract';
import type { PortalCollector } from '../portalCollector.ts';
import { authorToday } from './authorToday.ts';
import { bookriver } from './bookriver.ts';
import { litgorod } from './litgorod.ts';
import { litmarket } from './litmarket.ts';
import { litnet } from './litnet.ts';
import { litres } from './litres.ts';

/** In the product's order. */
export const portalCollectors: readonly PortalCollector[] = [
  litnet,
  litmarket,
  litres,
  authorToday,
  litgorod,
  bookriver,
];

/** The portals that have a collector; the terms of others may forbid one. */
export const collectedPortals: readonly PortalSlug[] = portalCollectors.map(({ portal }) => portal);
