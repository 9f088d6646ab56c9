import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { pipeline, Readable, Transform } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { type Extract, extract, type Header } from 'tar-stream';
import { BundleError } from '../../measurements/faults.ts';
import type { OpenBundle } from './bundle.ts';
import { damaged } from './damaged.ts';
import { type Entry, EntryList, type Inventory, refuseSize } from './inventory.ts';

interface TarEntry extends Entry {
  /** Only of the manifest. */
  text: string | null;
}

/**
 * A tar has no list of its entries and no way to jump: it is read through once to see what is
 * in it and that it is whole, and once more for the rows. Neither pass holds a file in memory.
 */
export async function openTarGz(path: string): Promise<OpenBundle> {
  const bundle = basename(path);
  const { manifest, files } = await readList(path, bundle).catch(damaged(bundle));
  const fileOf = new Map([...files].map(([file, entry]) => [entry.path, file]));
  return {
    manifest: manifest.text ?? '',
    bytes: [...files.values()].reduce((sum, { bytes }) => sum + bytes, 0),
    async *files() {
      for await (const entry of unpack(path, bundle)) {
        const file = fileOf.get(cleanPath(entry.header));
        if (file === undefined) entry.resume();
        else yield { file, stream: Readable.from(chunksOf(entry)) };
      }
    },
    close: () => Promise.resolve(),
  };
}

async function readList(path: string, bundle: string): Promise<Inventory<TarEntry>> {
  const entries = new EntryList<TarEntry>(bundle);
  for await (const unpacked of unpack(path, bundle)) {
    const { header } = unpacked;
    const entry: TarEntry = {
      path: cleanPath(header),
      kind: kindOf(header),
      bytes: header.size,
      packedBytes: null,
      text: null,
    };
    const isManifest = entries.add(entry);
    const chunks: Buffer[] = [];
    for await (const chunk of chunksOf(unpacked)) {
      if (isManifest) chunks.push(chunk);
    }
    if (isManifest) entry.text = Buffer.concat(chunks).toString('utf8');
  }
  return entries.inventory();
}

type Unpacked = Extract extends AsyncIterable<infer One> ? One : never;

/** Headers and padding, beside the files: in all, and more for each entry. */
const OVERHEAD_BYTES = 1024 * 1024;
const OVERHEAD_PER_ENTRY = 16 * 1024;

/**
 * Yields the entries of the archive. Throws `BundleError` while it unpacks, not after: a bomb is met
 * before it has gone off. Headers of extended names belong to no entry, and neither do the zeros at
 * the end, so that an archive of them alone is met by its overhead.
 */
async function* unpack(path: string, bundle: string): AsyncGenerator<Unpacked> {
  const source = createReadStream(path);
  let unpacked = 0;
  /** Bytes of files, and of headers and padding beside them. */
  let expected = OVERHEAD_BYTES;
  const guard = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      unpacked += chunk.length;
      try {
        refuseSize(bundle, unpacked, source.bytesRead);
        refuseOverhead(bundle, unpacked - expected);
        done(null, chunk);
      } catch (error) {
        done(error as BundleError);
      }
    },
  });
  const entries = extract();
  // A failure on the way ends the iteration over the entries with its error.
  pipeline(source, createGunzip(), guard, entries, () => undefined);
  for await (const entry of entries) {
    const { header } = entry;
    expected += OVERHEAD_PER_ENTRY + (kindOf(header) === 'file' ? header.size : 0);
    yield entry;
  }
}

function refuseOverhead(bundle: string, bytes: number): void {
  if (bytes <= 0) return;
  const reason = 'it holds more than 1 MB that belongs to no file; pack the CSV files alone';
  throw new BundleError({ file: bundle, reason });
}

/** A tar's entry yields the bytes that the gunzip gave it. */
const chunksOf = (entry: AsyncIterable<unknown>) => entry as AsyncIterable<Buffer>;

/** Tools write `./books.csv` as often as `books.csv`. */
function cleanPath({ name }: Header): string {
  return name.replace(/^(\.\/)+/, '');
}

function kindOf({ type }: Header): Entry['kind'] {
  if (type === 'directory') return 'folder';
  return type === 'file' || type === 'contiguous-file' ? 'file' : 'other';
}
