import type { PortalSlug } from '@litometr/api-contract';

/** A main metric of the portals. */
export type MainCounter = 'library' | 'rating_count';
export type CounterKey = MainCounter | 'views' | 'reviews';

/** The main metric of a portal (docs/metrics.md, `main-metric`): Litres shows readers by their ratings only. */
export const mainCounterOf = (portal: PortalSlug): MainCounter =>
  portal === 'litres' ? 'rating_count' : 'library';

/** The counters that histories and fixtures have: the main metric of a portal, and another that it publishes. */
export const countersOf = (
  portal: PortalSlug,
): readonly [main: MainCounter, second: CounterKey] => [
  mainCounterOf(portal),
  portal === 'litres' ? 'reviews' : 'views',
];
