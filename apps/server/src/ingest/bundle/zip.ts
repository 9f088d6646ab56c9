import { basename } from 'node:path';
import { pipeline, type Readable, Transform } from 'node:stream';
import { text } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import { openPromise, type Entry as ZipEntry, type ZipFile } from 'yauzl';
import { damaged } from './damaged.ts';
import { bundleFiles, type Entry, takeInventory } from './inventory.ts';
import type { OpenBundle } from './openBundle.ts';

interface PackedEntry extends Entry {
  zip: ZipEntry;
}

/** The archive's own list of entries tells what is in it; files are read straight from it. */
export async function openZip(path: string): Promise<OpenBundle> {
  const bundle = basename(path);
  const archive = await openPromise(path, { lazyEntries: true, autoClose: false }).catch(
    damaged(bundle),
  );
  try {
    const entries = await listEntries(archive).catch(damaged(bundle));
    const { manifest, files } = takeInventory(bundle, entries);
    return {
      manifest: await text(await openEntry(archive, manifest)).catch(damaged(bundle)),
      bytes: [...files.values()].reduce((sum, { bytes }) => sum + bytes, 0),
      async *files() {
        for (const file of bundleFiles) {
          const entry = files.get(file);
          if (entry !== undefined) yield { file, stream: await openEntry(archive, entry) };
        }
      },
      close: () => {
        archive.close();
        return Promise.resolve();
      },
    };
  } catch (error) {
    archive.close();
    throw error;
  }
}

async function listEntries(archive: ZipFile): Promise<PackedEntry[]> {
  const entries: PackedEntry[] = [];
  for await (const zip of archive.eachEntry()) {
    entries.push({
      path: zip.fileName,
      kind: kindOf(zip),
      bytes: zip.uncompressedSize,
      packedBytes: zip.compressedSize,
      zip,
    });
  }
  return entries;
}

const FILE_TYPE = 0o170_000;
const REGULAR = 0o100_000;

/** Archives of Unix hold the file's mode in the upper half of the attributes; others hold 0. */
function kindOf(zip: ZipEntry): Entry['kind'] {
  if (zip.fileName.endsWith('/')) return 'folder';
  const type = (zip.externalFileAttributes >>> 16) & FILE_TYPE;
  return type === 0 || type === REGULAR ? 'file' : 'other';
}

/** The reader checks the length that the list announces; the checksum is checked here. */
async function openEntry(archive: ZipFile, { zip, path }: PackedEntry): Promise<Readable> {
  const bytes = await archive.openReadStreamPromise(zip).catch(damaged(path));
  let sum = 0;
  const checked = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      sum = crc32(chunk, sum);
      done(null, chunk);
    },
    flush(done) {
      done(sum === zip.crc32 ? null : new Error('its checksum is wrong'));
    },
  });
  return pipeline(bytes, checked, () => undefined);
}
