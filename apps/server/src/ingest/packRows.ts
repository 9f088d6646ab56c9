import { pipeline, Transform } from 'node:stream';
import type { FaultLog } from '../measurements/faults.ts';
import type { BundleFile, PackedBatch } from '../measurements/rows.ts';
import { stagedLines } from '../measurements/stageRows.ts';
import type { OpenBundle } from './bundle/bundle.ts';
import { fastPathCsv } from './fastPathCsv.ts';
import { readCsv } from './readCsv.ts';

const encoder = new TextEncoder();

/**
 * Reads and checks the rows of a bundle and serializes them for the stage; lines that the stage can
 * load unchanged are passed through. Faults are added to `faults`; `onBytes` is called with the
 * number of bytes read.
 */
export async function* packRows(
  bundle: Pick<OpenBundle, 'files'>,
  faults: FaultLog,
  onBytes: (file: BundleFile, bytes: number) => void,
): AsyncGenerator<PackedBatch> {
  for await (const { file, stream } of bundle.files()) {
    const counted = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        onBytes(file, chunk.length);
        done(null, chunk);
      },
    });
    pipeline(stream, counted, () => undefined);
    const remaining = yield* fastPathCsv(file, counted);
    if (remaining === null) continue;
    for await (const batch of readCsv(file, remaining.bytes, faults, remaining.skipped)) {
      yield {
        file,
        packed: encoder.encode(stagedLines(batch, 2)),
        count: batch.rows.length,
        refusedBooks: batch.refusedBooks ?? [],
      };
    }
  }
}
