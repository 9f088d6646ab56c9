import { on } from 'node:events';
import { Worker } from 'node:worker_threads';
import { BundleError, type Fault, type FaultLog } from '../measurements/faults.ts';
import type { BundleFile, PackedBatch } from '../measurements/rows.ts';

interface WorkerFaults {
  badRows: number;
  faults: readonly Fault[];
  files: readonly string[];
}

/** Bytes read since the last message. */
interface BytesRead {
  file: BundleFile | null;
  bytes: number;
}

/** A message of the worker. */
export type PackMessage =
  | { type: 'batch'; batch: PackedBatch; read: BytesRead }
  | { type: 'end'; faults: WorkerFaults; read: BytesRead }
  | { type: 'refused'; fault: Fault; faults: WorkerFaults };

/** A record has 4 MB at most, a batch some; without bounds a heap grows as long as it may. */
const limits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };

/** As `packRows` over the bundle at a path, in a thread of its own. */
export async function* packInWorker(
  path: string,
  faults: FaultLog,
  onBytes: (file: BundleFile, bytes: number) => void,
): AsyncGenerator<PackedBatch> {
  const worker = new Worker(new URL('./packWorker.ts', import.meta.url), {
    workerData: { path },
    resourceLimits: limits,
    // The workspace's packages are used from source, here as in the thread that starts this one.
    execArgv: ['--conditions=@litometr/source'],
  });
  const gone = new AbortController();
  worker.once('exit', (code) => gone.abort(new Error(`The reading thread ended with ${code}.`)));
  const count = ({ file, bytes }: BytesRead) => {
    if (file !== null) onBytes(file, bytes);
  };
  try {
    for await (const [said] of on(worker, 'message', { signal: gone.signal })) {
      const message = said as PackMessage;
      if (message.type === 'batch') {
        count(message.read);
        yield message.batch;
        worker.postMessage('more');
        continue;
      }
      take(faults, message.faults);
      if (message.type === 'refused') throw new BundleError(message.fault);
      count(message.read);
      return;
    }
  } finally {
    await worker.terminate();
  }
}

function take(log: FaultLog, { badRows, faults, files }: WorkerFaults): void {
  log.badRows += badRows;
  log.faults.push(...faults);
  for (const file of files) log.files.add(file);
}
