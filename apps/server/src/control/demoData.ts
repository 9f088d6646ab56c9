import type { PortalSlug } from '@litometr/api-contract';
import { moscowDay, portalSlugs } from '@litometr/domain';
import { generateDemo } from '../demo/generate.ts';
import type { Measurements } from '../measurements/client.ts';
import { publishBundle } from '../measurements/publish.ts';
import { lastGeneration, portalStates } from '../measurements/state.ts';

/** The same seed and day give the same data everywhere. */
const DEMO_SEED = 20_260_807;

interface FillOptions {
  /** Calendar day in Moscow; the data ends on the day before it. */
  today?: string;
  /** A smaller world, for tests. */
  size?: { authors: number; books: number };
  /** Restricts the portals, for tests; all without it. */
  portals?: readonly PortalSlug[];
  /** Hears of a portal when its data is published. */
  onPortal?: (portal: PortalSlug) => void;
}

/**
 * Generates data for portals without any publication: for a new store all six. Portals with
 * imported, generated or deleted data are not changed. Returns the portals that it filled.
 */
export async function fillDemo(
  measurements: Measurements,
  options: FillOptions = {},
): Promise<PortalSlug[]> {
  const filled = await measurements.read(async (reader) => {
    const found: PortalSlug[] = [];
    for (const slug of options.portals ?? portalSlugs)
      if ((await lastGeneration(reader, slug)) === 0) found.push(slug);
    return found;
  });
  await generate(measurements, filled, options);
  return filled;
}

/** Regenerates the data of every portal that has no imported data. */
export async function resetDemo(
  measurements: Measurements,
  options: FillOptions = {},
): Promise<PortalSlug[]> {
  const states = await measurements.read(portalStates);
  const imported = states.filter(({ demo }) => !demo).map(({ portal }) => portal);
  const reset = (options.portals ?? portalSlugs).filter((slug) => !imported.includes(slug));
  await generate(measurements, reset, options);
  return reset;
}

async function generate(
  measurements: Measurements,
  portals: readonly PortalSlug[],
  { today = moscowDay(new Date().toISOString()), size, onPortal }: FillOptions,
): Promise<void> {
  for (const portal of portals) {
    const source = generateDemo({ portal, today, seed: DEMO_SEED, size });
    const result = await publishBundle(measurements, source, { demo: true });
    if (result.outcome === 'refused') {
      const [fault] = result.report.faults;
      throw new Error(`The generated data of ${portal} violates the format: ${fault?.reason}.`);
    }
    onPortal?.(portal);
  }
}
