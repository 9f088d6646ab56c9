import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { MANIFEST, readManifest } from '../manifest.ts';

/** Changes the rows of a file and lets the manifest agree: only restoring it shows the damage. */
export async function alterBackup(
  folder: string,
  name: string,
  change: (lines: string[]) => string[],
): Promise<void> {
  const manifest = await readManifest(folder);
  const file = [...manifest.measurements.tables, ...manifest.accounts.tables].find(
    (each) => each.file === name,
  );
  if (file === undefined) throw new Error(`The backup has no file ${name}.`);
  const text = gunzipSync(await readFile(join(folder, name))).toString('utf8');
  const lines = change(text.trimEnd().split('\n'));
  const packed = gzipSync(lines.map((line) => `${line}\n`).join(''));
  Object.assign(file, {
    rows: lines.length,
    bytes: packed.length,
    sha256: createHash('sha256').update(packed).digest('hex'),
  });
  await writeFile(join(folder, name), packed);
  await writeFile(join(folder, MANIFEST), JSON.stringify(manifest));
}
