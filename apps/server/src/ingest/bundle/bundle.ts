import type { Readable } from 'node:stream';
import type { BundleFile } from '../../measurements/rows.ts';

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
