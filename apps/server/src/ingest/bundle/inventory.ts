import { BundleError, shortened } from '../../measurements/faults.ts';
import type { BundleFile } from '../../measurements/rows.ts';
import { MANIFEST } from '../manifest.ts';

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
  /** Null where the archive does not state it for one entry. */
  packedBytes: number | null;
}

/** The format's files among the entries. */
export interface Inventory<E extends Entry = Entry> {
  manifest: E;
  files: ReadonlyMap<BundleFile, E>;
}

/** Of an archive or a folder, folders and foreign files included. */
const ENTRY_LIMIT = 1_000;
/** In characters: deeper and longer paths are no snapshot's. */
const PATH_LIMIT = 1_000;
/** CSV packs some tenfold; a file that unpacks to much more than that is made to do harm. */
const RATIO_LIMIT = 250;
const RATIO_FREE_BYTES = 64 * 1024 * 1024;
/** Of one file of a zip, or of all that a tar unpacks to. */
const UNPACKED_GB = 20;
const MANIFEST_BYTES = 64 * 1024;

/** Files that computers put into archives by themselves. */
const noise = /(^|\/)(__MACOSX\/|\.DS_Store$|\._|Thumbs\.db$|desktop\.ini$)/;
/** At the top, or in the one folder that was packed. */
const manifestPath = /^([^/]+\/)?manifest\.json$/;

/**
 * Collects the format's files while the entries of an archive are read. Throws `BundleError` at the
 * first entry that the format forbids, so that a hostile list of entries is never read to its end.
 */
export class EntryList<E extends Entry> {
  readonly #bundle: string;
  readonly #tables: E[] = [];
  #manifest: E | undefined;
  #count = 0;

  constructor(bundle: string) {
    this.#bundle = bundle;
  }

  /** Returns whether the entry is the manifest. */
  add(entry: E): boolean {
    this.#count += 1;
    if (this.#count > ENTRY_LIMIT) {
      const reason = `it holds more than ${ENTRY_LIMIT} entries`;
      throw new BundleError({ file: this.#bundle, reason });
    }
    refuseTricks(entry);
    const { path, kind, bytes } = entry;
    if (kind !== 'file' || noise.test(path)) return false;
    if (!manifestPath.test(path)) {
      if (path.endsWith('.csv')) this.#tables.push(entry);
      return false;
    }
    const file = shortened(path);
    if (this.#manifest !== undefined) {
      throw new BundleError({ file, reason: `a second ${MANIFEST}; a bundle has one` });
    }
    if (bytes > MANIFEST_BYTES) throw new BundleError({ file, reason: 'it is longer than 64 KB' });
    this.#manifest = entry;
    return true;
  }

  /** Returns the format's files, after the last entry. */
  inventory(): Inventory<E> {
    const manifest = this.#manifest;
    if (manifest === undefined) {
      throw new BundleError({ file: this.#bundle, reason: `it has no ${MANIFEST}` });
    }
    const folder = manifest.path.slice(0, -MANIFEST.length);
    const files = new Map<BundleFile, E>();
    for (const entry of this.#tables) {
      const file = formatFile(entry.path, folder);
      if (files.has(file)) {
        throw new BundleError({ file: shortened(entry.path), reason: 'it occurs twice' });
      }
      files.set(file, entry);
    }
    if (files.size === 0) {
      const reason = `it holds none of ${fileNames}`;
      throw new BundleError({ file: this.#bundle, reason });
    }
    return { manifest, files };
  }
}

function refuseTricks({ path, kind, bytes, packedBytes }: Entry): void {
  const file = shortened(path);
  const refuse = (reason: string) => new BundleError({ file, reason });
  if (path.length > PATH_LIMIT) throw refuse(`its path is longer than ${PATH_LIMIT} characters`);
  if (/^\/|[\\\0]|^[a-z]:/i.test(path) || path.split('/').includes('..')) {
    throw refuse('its path leads out of the bundle');
  }
  if (kind === 'file' && /\.(zip|gz|tgz|tar|rar|7z)$/i.test(path)) {
    throw refuse('an archive inside the bundle; pack the CSV files alone');
  }
  if (kind === 'other') throw refuse('it is a link or a device, not a file');
  if (packedBytes !== null) refuseSize(file, bytes, packedBytes);
}

/** Also for content that an archive does not announce but unpacks to. */
export function refuseSize(file: string, bytes: number, packedBytes: number): void {
  if (bytes > UNPACKED_GB * 1024 ** 3) {
    const reason = `it unpacks to more than ${UNPACKED_GB} GB; split the snapshot by days`;
    throw new BundleError({ file, reason });
  }
  if (bytes > RATIO_FREE_BYTES && bytes > packedBytes * RATIO_LIMIT) {
    throw new BundleError({
      file,
      reason: `it unpacks to more than ${RATIO_LIMIT} times its size; no honest snapshot does`,
    });
  }
}

const fileNames = bundleFiles.map((name) => `${name}.csv`).join(', ');

function formatFile(path: string, folder: string): BundleFile {
  const name = path.slice(path.lastIndexOf('/') + 1);
  if (path !== folder + name) {
    throw new BundleError({
      file: shortened(path),
      reason: `it is not in the same folder as ${MANIFEST}`,
    });
  }
  const file = bundleFiles.find((known) => `${known}.csv` === name);
  if (file !== undefined) return file;
  throw new BundleError({
    file: shortened(name),
    reason: `unknown file; the format has ${fileNames}`,
  });
}
