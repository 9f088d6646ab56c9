import { parentPort, workerData } from 'node:worker_threads';
import { BundleError, FaultLog } from '../measurements/faults.ts';
import type { BundleFile } from '../measurements/rows.ts';
import { openBundle } from './bundle/openBundle.ts';
import type { PackMessage } from './packInWorker.ts';
import { packRows } from './packRows.ts';

/**
 * Worker thread that reads a large bundle: it leaves the thread that serves pages free, and
 * has a heap with its own limit. A batch is posted when the one before the previous was
 * requested.
 */
const port = parentPort;
if (port === null) throw new Error('This file is run as a worker by packInWorker.ts.');
// Only `packInWorker` starts this worker, so `workerData` has the type that it passes.
const { path } = workerData as { path: string };

const say = (message: PackMessage, moved: ArrayBuffer[] = []) => port.postMessage(message, moved);
let credits = 2;
let wake: () => void = () => undefined;
port.on('message', () => {
  credits += 1;
  wake();
});

async function credit(): Promise<void> {
  while (credits === 0) {
    await new Promise<void>((awake) => {
      wake = awake;
    });
  }
  credits -= 1;
}

const faults = new FaultLog();
let read: { file: BundleFile | null; bytes: number } = { file: null, bytes: 0 };
try {
  const bundle = await openBundle(path);
  try {
    const onBytes = (file: BundleFile, bytes: number) => {
      read = { file, bytes: read.bytes + bytes };
    };
    for await (const batch of packRows(bundle, faults, onBytes)) {
      await credit();
      say({ type: 'batch', batch, read }, [batch.packed.buffer as ArrayBuffer]);
      read = { file: read.file, bytes: 0 };
    }
  } finally {
    await bundle.close();
  }
  const { badRows, faults: found, files } = faults;
  say({ type: 'end', faults: { badRows, faults: found, files: [...files] }, read });
} catch (error) {
  if (!(error instanceof BundleError)) throw error;
  const { badRows, faults: found, files } = faults;
  say({
    type: 'refused',
    fault: error.fault,
    faults: { badRows, faults: found, files: [...files] },
  });
} finally {
  port.close();
}
