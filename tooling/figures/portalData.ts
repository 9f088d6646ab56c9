import fc from 'fast-check';
import { generateDemo } from '../../apps/server/src/demo/generate.ts';
import { readDemo } from '../../apps/server/src/demo/testing/readDemo.ts';
import type { BundleSource } from '../../apps/server/src/measurements/rows.ts';
import { type History, histories } from '../../apps/server/src/measurements/testing/histories.ts';
import { snapshot } from '../../apps/server/src/measurements/testing/snapshotRows.ts';
import { fixturesOf } from '../../apps/server/src/reads/testing/historyFixtures.ts';
import { DATA_DAY, type PortalFixture } from '../../apps/server/src/reads/testing/portalFixture.ts';
import { dayAfter, type PortalSlug } from '../../packages/domain/src/index.ts';
import type { Capture } from './PortalFigures.ts';

/** The bundles of a portal that are published, and the rows that are in effect afterwards. */
export interface PortalData {
  bundles: readonly BundleSource[];
  fixture: PortalFixture;
  capture: Capture;
}

/** Of the two bundles of a history the one that was captured later. */
function latestCapture({ thinned, rest }: History): Capture {
  const [latest] = [thinned, rest]
    .map(({ source = '', capturedAt = '' }) => ({ source, capturedAt, isDemo: false }))
    .toSorted((a, b) => (a.capturedAt > b.capturedAt ? -1 : 1));
  return latest ?? { source: '', capturedAt: '', isDemo: false };
}

/** The random history of a seed, in two bundles. */
export function historyData(seed: number): PortalData {
  const [history] = fc.sample(histories, { seed, numRuns: 1 });
  if (history === undefined) throw new Error(`There is no history of seed ${seed}.`);
  return {
    bundles: [snapshot(history.thinned), snapshot(history.rest)],
    fixture: fixturesOf(history).full,
    capture: latestCapture(history),
  };
}

/** The seed of the product's own demo data. */
const DEMO_SEED = 20_260_807;

/** The reference models take the square of it: large enough for lists that books leave. */
const DEMO_SIZE = { authors: 80, books: 125 };

/** The demo data of a portal, of fewer books. */
export function demoData(portal: PortalSlug): PortalData {
  const options = { portal, today: dayAfter(DATA_DAY, 1), seed: DEMO_SEED, size: DEMO_SIZE };
  const { books, metrics, ranks, chapters, authors } = readDemo(options);
  const bundle = generateDemo(options);
  return {
    bundles: [bundle],
    fixture: { portal, books, metrics, ranks, chapters, authors },
    capture: { ...bundle.manifest, isDemo: true },
  };
}
