import { createHash, randomUUID } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import * as z from 'zod/mini';
import type { CollectedBook } from '../reading/collectedBook.ts';

const known = z.record(
  z.string(),
  z.object({
    title: z.string(),
    /** Hash of all fields that were read. */
    hash: z.string(),
    /** The last day that it was on a list. */
    listedOn: z.string(),
    removed: z.boolean(),
  }),
);

/** The books of a portal as the last imported run left them, by the portal's id. */
export type KnownBooks = z.infer<typeof known>;

/** Empty before the first run; a damaged file counts as none, and every book as new. */
export async function readKnownBooks(path: string): Promise<KnownBooks> {
  try {
    return known.parse(JSON.parse(await readFile(path, 'utf8')));
  } catch {
    return {};
  }
}

export async function writeKnownBooks(path: string, books: KnownBooks): Promise<void> {
  const draft = `${path}.${randomUUID()}.partial`;
  await writeFile(draft, JSON.stringify(books), { mode: 0o600 });
  await rename(draft, path);
}

export function hashOf(book: CollectedBook): string {
  return createHash('sha256').update(JSON.stringify(book)).digest('base64url').slice(0, 22);
}
