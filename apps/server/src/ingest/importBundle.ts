import type { PortalSlug } from '@litometr/api-contract';
import type { Measurements } from '../measurements/client.ts';
import type { Probe } from '../measurements/completePublication.ts';
import { BundleError, FaultLog } from '../measurements/faults.ts';
import { type PublishResult, publishBundle } from '../measurements/publish.ts';
import type { BundleFile } from '../measurements/rows.ts';
import type { OpenBundle } from './bundle/bundle.ts';
import { openBundle } from './bundle/openBundle.ts';
import { MANIFEST, ManifestError, parseManifest } from './manifest.ts';
import { packInWorker } from './packInWorker.ts';
import { packRows } from './packRows.ts';
import { type ImportProgress, ProgressMeter } from './progress.ts';

export interface ImportOptions {
  /** Of the journal. */
  importId?: string;
  skipBadRows?: boolean;
  /** Portals whose bundles are not taken now. */
  refusedPortals?: (() => Promise<ReadonlySet<PortalSlug>>) | undefined;
  signal?: AbortSignal;
  onProgress?: (progress: ImportProgress) => void;
  probe?: Probe;
  /** Unpacked bytes from which on a bundle is read in a thread of its own. */
  threadFrom?: number;
}

/** Less is read before a thread has started. */
const THREAD_BYTES = 4 * 1024 * 1024;

/**
 * Imports a snapshot bundle (a folder, a `.zip` or a `.tar.gz`) as the import format says: all
 * of it or nothing, in memory that does not grow with it. What is wrong with the bundle comes
 * as a result; an error that is thrown is one of the store or the machine.
 */
export async function importBundle(
  measurements: Measurements,
  path: string,
  settings: ImportOptions = {},
): Promise<PublishResult> {
  const {
    onProgress = () => undefined,
    threadFrom = THREAD_BYTES,
    refusedPortals,
    ...options
  } = settings;
  let bundle: OpenBundle | undefined;
  try {
    bundle = await openBundle(path);
    const manifest = parseManifest(bundle.manifest);
    if ((await refusedPortals?.())?.has(manifest.portal) === true) throw paused(manifest.portal);
    const meter = new ProgressMeter(bundle.bytes, onProgress);
    const faults = new FaultLog();
    const onBytes = (file: BundleFile, bytes: number) => meter.read(file, bytes);
    const batches =
      bundle.bytes < threadFrom
        ? packRows(bundle, faults, onBytes)
        : packInWorker(path, faults, onBytes);
    return await publishBundle(
      measurements,
      { manifest, batches },
      {
        ...options,
        faults,
        onPhase: (phase) => meter.enter(phase),
        onRows: (rows) => meter.addRows(rows),
      },
    );
  } catch (error) {
    if (!(error instanceof BundleError)) throw error;
    const faults = error instanceof ManifestError ? error.faults : [error.fault];
    return { outcome: 'refused', report: { badRows: 0, faults } };
  } finally {
    await bundle?.close();
  }
}

function paused(portal: PortalSlug): BundleError {
  const reason = 'is paused by staff: nothing is imported for it until it is resumed';
  return new BundleError({ file: MANIFEST, column: 'portal', value: portal, reason });
}
