import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Readable } from 'node:stream';
import { BundleError } from '../../measurements/faults.ts';
import type { BundleFile } from '../../measurements/rows.ts';
import { openFolder } from './folder.ts';
import { openTarGz } from './tarGz.ts';
import { openZip } from './zip.ts';

/** The bytes of one file, unpacked. */
interface BundleStream {
  file: BundleFile;
  stream: Readable;
}

/** A bundle whose list of files is read and found harmless; rows are not looked at yet. */
export interface OpenBundle {
  /** The text of manifest.json. */
  readonly manifest: string;
  /** Unpacked bytes of all files but the manifest. */
  readonly bytes: number;
  /** The files in sequence; read each to its end before requesting the next. */
  files(): AsyncIterable<BundleStream> | Iterable<BundleStream>;
  close(): Promise<void>;
}

/** Opens a folder, a `.zip` or a `.tar.gz`. Throws `BundleError` where it is none of them. */
export async function openBundle(path: string): Promise<OpenBundle> {
  const name = basename(path);
  const found = await stat(path).catch((cause: unknown) => {
    throw new BundleError({ file: path, reason: 'it does not exist or cannot be read' }, { cause });
  });
  if (found.isDirectory()) return openFolder(path);
  if (found.isFile() && /\.zip$/i.test(name)) return openZip(path);
  if (found.isFile() && /\.(tar\.gz|tgz)$/i.test(name)) return openTarGz(path);
  throw new BundleError({ file: path, reason: 'a bundle is a folder, a .zip or a .tar.gz' });
}
