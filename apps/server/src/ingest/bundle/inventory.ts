import { BundleError, shortened } from '../faults.ts';
import { MANIFEST } from '../manifest.ts';
import type { BundleFile } from '../rows.ts';

/** The format's files, books first: what others name is read before them where order is free. */
export const bundleFiles: readonly BundleFile[] = [
  'books',
  'authors',
  'metrics',
  'ranks',
  'chapters',
  'awards',
];

/** An entry of an archive or a folder, before anything of it is trusted. */
export interface Entry {
  /** With `/` between its parts. */
  path: string;
  kind: 'file' | 'folder' | 'other';
  /** Unpacked. */
  bytes: number;
  /** Null where the archive does not tell it for one entry. */
  packedBytes: number | null;
}

/** The format's files among the entries. */
export interface Inventory<E extends Entry = Entry> {
  manifest: E;
  files: ReadonlyMap<BundleFile, E>;
}

const ENTRY_LIMIT = 1_000;
/** CSV packs some tenfold; a file that unpacks to much more than that is made to do harm. */
export const RATIO_LIMIT = 250;
export const RATIO_FREE_BYTES = 64 * 1024 * 1024;
const MANIFEST_BYTES = 64 * 1024;

/** What computers put into archives by themselves. */
const noise = /(^|\/)(__MACOSX\/|\.DS_Store$|\._|Thumbs\.db$|desktop\.ini$)/;

/** Finds the format's files; throws `BundleError` for anything that the format forbids. */
export function takeInventory<E extends Entry>(
  bundle: string,
  entries: readonly E[],
): Inventory<E> {
  if (entries.length > ENTRY_LIMIT) {
    throw new BundleError({ file: bundle, reason: `it holds more than ${ENTRY_LIMIT} entries` });
  }
  for (const entry of entries) refuseTricks(entry);
  const present = entries.filter(({ kind, path }) => kind === 'file' && !noise.test(path));
  const manifest = theManifest(bundle, present);
  const folder = manifest.path.slice(0, -MANIFEST.length);
  const files = new Map<BundleFile, E>();
  for (const entry of present) {
    if (entry === manifest) continue;
    const file = formatFile(entry.path, folder);
    if (file === null) continue;
    if (files.has(file)) throw new BundleError({ file: entry.path, reason: 'it stands twice' });
    files.set(file, entry);
  }
  if (files.size === 0) {
    const names = bundleFiles.map((name) => `${name}.csv`).join(', ');
    throw new BundleError({ file: bundle, reason: `it holds none of ${names}` });
  }
  return { manifest, files };
}

function refuseTricks({ path, kind, bytes, packedBytes }: Entry): void {
  const file = shortened(path);
  const parts = path.split('/');
  if (path.startsWith('/') || /[\\\0]|^[a-z]:/i.test(path) || parts.includes('..')) {
    throw new BundleError({ file, reason: 'its path leads out of the bundle' });
  }
  if (kind === 'file' && /\.(zip|gz|tgz|tar|rar|7z)$/i.test(path)) {
    throw new BundleError({
      file,
      reason: 'an archive inside the bundle; pack the CSV files alone',
    });
  }
  if (kind === 'other') {
    throw new BundleError({ file, reason: 'it is a link or a device, not a file' });
  }
  if (packedBytes !== null) refuseRatio(file, bytes, packedBytes);
}

/** Also for what an archive does not announce but unpacks to. */
export function refuseRatio(file: string, bytes: number, packedBytes: number): void {
  if (bytes > RATIO_FREE_BYTES && bytes > packedBytes * RATIO_LIMIT) {
    throw new BundleError({
      file,
      reason: `it unpacks to more than ${RATIO_LIMIT} times its size; no honest snapshot does`,
    });
  }
}

/** At the top, or in the one folder that was packed. */
function theManifest<E extends Entry>(bundle: string, present: readonly E[]): E {
  const [manifest, second] = present.filter(({ path }) => /^([^/]+\/)?manifest\.json$/.test(path));
  if (manifest === undefined) {
    throw new BundleError({ file: bundle, reason: `it has no ${MANIFEST}` });
  }
  if (second !== undefined) {
    throw new BundleError({ file: second.path, reason: `a second ${MANIFEST}; a bundle has one` });
  }
  if (manifest.bytes > MANIFEST_BYTES) {
    throw new BundleError({ file: manifest.path, reason: 'it is longer than 64 KB' });
  }
  return manifest;
}

/** Null for what is no business of the format, such as a README. */
function formatFile(path: string, folder: string): BundleFile | null {
  const name = path.slice(path.lastIndexOf('/') + 1);
  if (!name.endsWith('.csv')) return null;
  if (path !== folder + name) {
    throw new BundleError({
      file: shortened(path),
      reason: `it does not stand beside ${MANIFEST}`,
    });
  }
  const file = bundleFiles.find((known) => `${known}.csv` === name);
  if (file !== undefined) return file;
  const names = bundleFiles.map((known) => `${known}.csv`).join(', ');
  throw new BundleError({ file: shortened(name), reason: `unknown file; the format has ${names}` });
}
