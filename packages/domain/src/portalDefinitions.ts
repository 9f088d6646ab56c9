import { type PortalFacts, portalRegistry } from './portals.ts';
import { valuesOf } from './registry.ts';

export const portalSlugs = valuesOf(portalRegistry, 'slug');
export type PortalSlug = (typeof portalSlugs)[number];

export interface PortalDefinition extends PortalFacts {
  readonly slug: PortalSlug;
}

/** The portals in the order of the menu. */
export const portalDefinitions: readonly PortalDefinition[] = portalRegistry;

const bySlug: ReadonlyMap<string, PortalDefinition> = new Map(
  portalDefinitions.map((portal) => [portal.slug, portal]),
);

/** Returns the definition of a slug of unknown origin; undefined where no portal has it. */
export const findPortal = (slug: string): PortalDefinition | undefined => bySlug.get(slug);

/**
 * Returns the definition of a portal.
 *
 * @throws Error where the registry has no portal of this slug, as in data of another version
 */
export function portalDefinition(slug: PortalSlug): PortalDefinition {
  const found = bySlug.get(slug);
  if (found === undefined) throw new Error(`No portal is defined under the slug ${slug}.`);
  return found;
}
