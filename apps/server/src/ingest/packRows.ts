import { pipeline, Transform } from 'node:stream';
import { stagedLines } from '../measurements/stageRows.ts';
import type { OpenBundle } from './bundle/openBundle.ts';
import type { FaultLog } from './faults.ts';
import { packPlain } from './packPlain.ts';
import { readCsv } from './readCsv.ts';
import type { BundleFile, PackedBatch } from './rows.ts';

const encoder = new TextEncoder();

/**
 * Reads the rows of a bundle, checks each and writes it out as the stage takes it, or lets it through
 * as it stands where the stage takes that. What is wrong goes to `faults`; `onBytes` hears of what was read.
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
    const rest = yield* packPlain(file, counted);
    if (rest === null) continue;
    for await (const batch of readCsv(file, rest.bytes, faults, rest.skipped)) {
      yield {
        file,
        packed: encoder.encode(stagedLines(batch, 2)),
        count: batch.rows.length,
        refusedBooks: batch.refusedBooks ?? [],
      };
    }
  }
}
