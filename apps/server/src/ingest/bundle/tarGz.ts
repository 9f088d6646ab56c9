import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { type Extract, extract, type Header } from 'tar-stream';
import { damaged } from './damaged.ts';
import { type Entry, refuseRatio, takeInventory } from './inventory.ts';
import type { OpenBundle } from './openBundle.ts';

const MANIFEST_BYTES = 64 * 1024;

interface TarEntry extends Entry {
  /** Kept only of what may be the manifest. */
  text: string | null;
}

/**
 * A tar has no list of its entries and no way to jump: it is read through once to see what is
 * in it and that it is whole, and once more for the rows. Neither pass holds a file in memory.
 */
export async function openTarGz(path: string): Promise<OpenBundle> {
  const bundle = basename(path);
  const entries = await listEntries(path, bundle).catch(damaged(bundle));
  const { manifest, files } = takeInventory(bundle, entries);
  const fileOf = new Map([...files].map(([file, entry]) => [entry.path, file]));
  return {
    manifest: manifest.text ?? '',
    bytes: [...files.values()].reduce((sum, { bytes }) => sum + bytes, 0),
    async *files() {
      for await (const entry of unpack(path).entries) {
        const file = fileOf.get(cleanPath(entry.header));
        if (file === undefined) entry.resume();
        else yield { file, stream: Readable.from(chunksOf(entry)) };
      }
    },
    close: () => Promise.resolve(),
  };
}

async function listEntries(path: string, bundle: string): Promise<TarEntry[]> {
  const { entries, packedBytes, unpackedBytes } = unpack(path);
  const found: TarEntry[] = [];
  for await (const entry of entries) {
    const name = cleanPath(entry.header);
    const bytes = entry.header.size;
    const keeps = name.endsWith('manifest.json') && bytes <= MANIFEST_BYTES;
    const kept: Buffer[] = [];
    for await (const chunk of chunksOf(entry)) {
      if (keeps) kept.push(chunk);
      // While it unpacks, not after: a bomb is met before it has gone off.
      refuseRatio(bundle, unpackedBytes(), packedBytes());
    }
    const text = keeps ? Buffer.concat(kept).toString('utf8') : null;
    found.push({ path: name, kind: kindOf(entry.header), bytes, packedBytes: null, text });
  }
  return found;
}

function unpack(path: string) {
  const source = createReadStream(path);
  const gunzip = createGunzip();
  let unpacked = 0;
  gunzip.on('data', (chunk: Buffer) => {
    unpacked += chunk.length;
  });
  const entries: Extract = extract();
  // A failure on the way ends the iteration over the entries with its error.
  pipeline(source, gunzip, entries, () => undefined);
  return {
    entries,
    packedBytes: () => source.bytesRead,
    unpackedBytes: () => unpacked,
  };
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
