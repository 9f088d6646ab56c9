import { createReadStream } from 'node:fs';
import { opendir, readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { OpenBundle } from './bundle.ts';
import { bundleFiles, type Entry, EntryList } from './inventory.ts';

/** The files of the folder itself; folders below it are no part of the bundle. */
export async function openFolder(folder: string): Promise<OpenBundle> {
  const entries = new EntryList(basename(folder));
  for await (const { name } of await opendir(folder)) {
    const entry = await entryOf(folder, name);
    if (entry.kind === 'file') entries.add(entry);
  }
  const { manifest, files } = entries.inventory();
  return {
    manifest: await readFile(join(folder, manifest.path), 'utf8'),
    bytes: [...files.values()].reduce((sum, { bytes }) => sum + bytes, 0),
    *files() {
      for (const file of bundleFiles) {
        const entry = files.get(file);
        if (entry === undefined) continue;
        yield { file, stream: createReadStream(join(folder, entry.path)) };
      }
    },
    close: () => Promise.resolve(),
  };
}

/** A link of one's own folder is followed; what it leads to must be a file. */
async function entryOf(folder: string, name: string): Promise<Entry> {
  const found = await stat(join(folder, name));
  return {
    path: name,
    kind: found.isFile() ? 'file' : found.isDirectory() ? 'folder' : 'other',
    bytes: found.size,
    packedBytes: null,
  };
}
