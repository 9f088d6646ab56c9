import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline, Readable, Transform } from 'node:stream';
import { pipeline as piped } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { TableFile } from './manifest.ts';

const LINE_END = 0x0a;

/**
 * Writes a table's rows as lines with a JSON value each into a compressed file of the folder, which
 * only its owner can read.
 */
export async function writeTableFile(
  folder: string,
  file: string,
  table: string,
  chunks: AsyncIterable<Buffer>,
): Promise<TableFile> {
  const hash = createHash('sha256');
  let rows = 0;
  let bytes = 0;
  const lines = async function* () {
    for await (const chunk of chunks) {
      for (let at = chunk.indexOf(LINE_END); at !== -1; at = chunk.indexOf(LINE_END, at + 1)) {
        rows += 1;
      }
      yield chunk;
    }
  };
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  await piped(
    Readable.from(lines(), { objectMode: false }),
    createGzip({ level: 3 }),
    counted,
    createWriteStream(join(folder, file), { mode: 0o600, flush: true }),
  );
  return { file, table, rows, bytes, sha256: hash.digest('hex') };
}

/** Enough for one insert. */
const CHUNK_BYTES = 4 * 1024 * 1024;

/** The lines of a file in chunks that end with a line. */
export async function* readTableFile(folder: string, file: string): AsyncGenerator<Buffer> {
  const unpacked = pipeline(
    createReadStream(join(folder, file)),
    createGunzip(),
    // Its error ends the iteration below.
    () => undefined,
  );
  let pending: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of unpacked as AsyncIterable<Buffer>) {
    pending.push(chunk);
    bytes += chunk.length;
    if (bytes < CHUNK_BYTES) continue;
    const buffered = Buffer.concat(pending);
    const end = buffered.lastIndexOf(LINE_END) + 1;
    if (end > 0) yield buffered.subarray(0, end);
    pending = [buffered.subarray(end)];
    bytes = buffered.length - end;
  }
  if (bytes > 0) yield Buffer.concat(pending);
}
