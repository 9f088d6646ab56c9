import { basename } from 'node:path';
import { pipeline, type Readable, Transform } from 'node:stream';
import { text } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import { openPromise, type Entry as ZipEntry, type ZipFile } from 'yauzl';
import { BundleError, shortened } from '../../measurements/faults.ts';
import type { OpenBundle } from './bundle.ts';
import { damaged } from './damaged.ts';
import { bundleFiles, type Entry, EntryList, type Inventory } from './inventory.ts';

interface PackedEntry extends Entry {
  zip: ZipEntry;
}

/**
 * Uses the archive's central directory for the list of files and reads each straight from the
 * archive.
 */
export async function openZip(path: string): Promise<OpenBundle> {
  const bundle = basename(path);
  const archive = await openPromise(path, { lazyEntries: true, autoClose: false }).catch(
    damaged(bundle),
  );
  try {
    const { manifest, files } = await readList(archive, bundle).catch(damaged(bundle));
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

/** Of one entry in the archive's list, beside its name: some dates, owners and sizes. */
const EXTRA_BYTES = 16 * 1024;

async function readList(archive: ZipFile, bundle: string): Promise<Inventory<PackedEntry>> {
  const entries = new EntryList<PackedEntry>(bundle);
  for await (const zip of archive.eachEntry()) {
    const { fileName: path, extraFieldLength, fileCommentLength } = zip;
    if (extraFieldLength + fileCommentLength > EXTRA_BYTES) {
      const reason = 'its comment and extra fields are longer than 16 KB';
      throw new BundleError({ file: shortened(path), reason });
    }
    entries.add({
      path,
      kind: kindOf(zip),
      bytes: zip.uncompressedSize,
      packedBytes: zip.compressedSize,
      zip,
    });
  }
  return entries.inventory();
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
