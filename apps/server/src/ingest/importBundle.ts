import { pipeline, Transform } from 'node:stream';
import type { Measurements } from '../measurements/client.ts';
import type { Probe } from '../measurements/completePublication.ts';
import { type PublishResult, publishBundle } from '../measurements/publish.ts';
import { type OpenBundle, openBundle } from './bundle/openBundle.ts';
import { BundleError, FaultLog } from './faults.ts';
import { ManifestError, parseManifest } from './manifest.ts';
import { type ImportProgress, ProgressMeter } from './progress.ts';
import { readCsv } from './readCsv.ts';
import type { RowBatch } from './rows.ts';

export interface ImportOptions {
  skipBadRows?: boolean;
  signal?: AbortSignal;
  onProgress?: (progress: ImportProgress) => void;
  probe?: Probe;
}

/**
 * Imports a snapshot bundle (a folder, a `.zip` or a `.tar.gz`) as the import format says: all
 * of it or nothing, in memory that does not grow with it. What is wrong with the bundle comes
 * as a result; an error that is thrown is one of the store or the machine.
 */
export async function importBundle(
  measurements: Measurements,
  path: string,
  { onProgress = () => undefined, ...options }: ImportOptions = {},
): Promise<PublishResult> {
  let bundle: OpenBundle | undefined;
  try {
    bundle = await openBundle(path);
    const manifest = parseManifest(bundle.manifest);
    const meter = new ProgressMeter(bundle.bytes, onProgress);
    const faults = new FaultLog();
    const batches = readRows(bundle, faults, meter);
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

async function* readRows(
  bundle: OpenBundle,
  faults: FaultLog,
  meter: ProgressMeter,
): AsyncGenerator<RowBatch> {
  for await (const { file, stream } of bundle.files()) {
    const counted = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        meter.read(file, chunk.length);
        done(null, chunk);
      },
    });
    pipeline(stream, counted, () => undefined);
    yield* readCsv(file, counted, faults);
  }
}
