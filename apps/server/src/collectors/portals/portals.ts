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
