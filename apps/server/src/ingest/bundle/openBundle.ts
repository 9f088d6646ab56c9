import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { BundleError } from '../../measurements/faults.ts';
import type { OpenBundle } from './bundle.ts';
import { openFolder } from './folder.ts';
import { openTarGz } from './tarGz.ts';
import { openZip } from './zip.ts';

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
