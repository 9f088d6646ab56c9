import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** The requested folder cannot be written or read; the message says why and what to do. */
export class BackupError extends Error {
  override name = 'BackupError';
}

/**
 * Writes a folder or a file atomically: `write` fills a hidden sibling, which is renamed to the
 * requested name when everything in it is on the disk. A kill in between leaves only the sibling.
 *
 * @throws BackupError where the name exists already, unless `force`
 */
export async function writeWhole(
  path: string,
  { force }: { force: boolean },
  write: (draft: string) => Promise<void>,
): Promise<void> {
  await refuseTaken(path, force);
  const parent = dirname(path);
  await mkdir(parent, { recursive: true });
  const draft = join(parent, `.${basename(path)}.${randomUUID()}.partial`);
  try {
    await write(draft);
    const isFolder = (await stat(draft)).isDirectory();
    for (const name of isFolder ? await readdir(draft) : []) await toDisk(join(draft, name));
    await toDisk(draft);
    await takePlace(draft, path, force);
    await toDisk(parent);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

async function refuseTaken(path: string, force: boolean): Promise<void> {
  if (force || !existsSync(path)) return;
  const found = await stat(path);
  if (found.isDirectory() && (await readdir(path)).length === 0) return;
  throw new BackupError(
    `${path} exists already and was left as it is. Choose another place, or add --force to replace it.`,
  );
}

/** The previous contents are deleted only when the new ones have the name. */
async function takePlace(draft: string, path: string, force: boolean): Promise<void> {
  if (!existsSync(path)) return rename(draft, path);
  // Somebody may have come in between.
  await refuseTaken(path, force);
  const old = `${draft}.old`;
  await rename(path, old);
  await rename(draft, path);
  await rm(old, { recursive: true, force: true });
}

async function toDisk(path: string): Promise<void> {
  const file = await open(path, 'r');
  await file.sync().finally(() => file.close());
}
