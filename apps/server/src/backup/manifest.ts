import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import * as z from 'zod/mini';
import { BackupError } from '../dataFolder/writeWhole.ts';

export const MANIFEST = 'manifest.json';

const tableFile = z.object({
  /** A file name in the folder itself, not a path. */
  file: z.string().check(z.regex(/^[\w.-]+$/)),
  table: z.string(),
  rows: z.int(),
  bytes: z.int(),
  sha256: z.string(),
});

/** Contents of a backup folder. It is written last; a folder without it is no backup. */
const backupManifest = z.object({
  format: z.literal('litometr-backup'),
  version: z.literal(1),
  /** Version of the program that wrote it. */
  program: z.string(),
  made_at: z.string(),
  /** Newest migration of each store: a backup is restored by a program that has the same. */
  measurements: z.object({ schema: z.int(), tables: z.array(tableFile) }),
  accounts: z.object({ schema: z.int(), tables: z.array(tableFile) }),
});
export type BackupManifest = z.infer<typeof backupManifest>;
export type TableFile = z.infer<typeof tableFile>;

/** @throws BackupError where the folder is no complete backup of this format */
export async function readManifest(folder: string): Promise<BackupManifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch((cause: unknown) => {
    throw new BackupError(
      `${folder} is no backup: it has no ${MANIFEST} that can be read. A backup that was interrupted has none; make a new one.`,
      { cause },
    );
  });
  const parsed = backupManifest.safeParse(jsonOf(text));
  if (parsed.success) return parsed.data;
  throw new BackupError(
    `The ${MANIFEST} of ${folder} is not one that this program reads: ${parsed.error.issues[0]?.path.join('.') ?? ''} is not as expected.`,
  );
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not JSON: refused like any other manifest that is not one.
    return null;
  }
}

/** @throws BackupError naming the first file that is not what was written */
export async function verifyFiles(folder: string, files: readonly TableFile[]): Promise<void> {
  for (const { file, sha256 } of files) {
    const hash = createHash('sha256');
    await pipeline(createReadStream(join(folder, file)), hash).catch((cause: unknown) => {
      throw new BackupError(`${file} of the backup cannot be read; nothing was changed.`, {
        cause,
      });
    });
    if (hash.digest('hex') !== sha256) {
      throw new BackupError(
        `${file} of the backup is not as it was written: its checksum differs. Nothing was changed; take another backup.`,
      );
    }
  }
}
