import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { parsedPage } from '../portalCollector.ts';

/**
 * Data of a page when it was last read, with the validators that detect a change. The page itself
 * is not stored: it may hold readers' names and comments.
 */
const cachedPage = z.object({
  url: z.string(),
  revision: z.int(),
  etag: z.nullable(z.string()),
  lastModified: z.nullable(z.string()),
  /** The run that last fetched it from the portal, as new or as unchanged. */
  run: z.string(),
  parsed: parsedPage,
});
export type CachedPage = z.infer<typeof cachedPage>;

/** Pages that no run has requested for this long are deleted. */
const PAGE_LIFETIME_MS = 45 * 24 * 60 * 60_000;

/** Caches pages on the disk; lost or damaged entries are fetched from the portal again. */
export class PageCache {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async open(): Promise<void> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
  }

  /** Returns null for a page that was never read, or that was parsed by another revision. */
  async find(url: string, revision: number): Promise<CachedPage | null> {
    let text: string;
    try {
      text = await readFile(this.#pathOf(url), 'utf8');
    } catch {
      return null;
    }
    try {
      const cached = cachedPage.parse(JSON.parse(text));
      return cached.url === url && cached.revision === revision ? cached : null;
    } catch {
      // Truncated when the machine was killed, or written in an older format.
      return null;
    }
  }

  async store(page: CachedPage): Promise<void> {
    const path = this.#pathOf(page.url);
    const draft = `${path}.${randomUUID()}.partial`;
    await writeFile(draft, JSON.stringify(page), { mode: 0o600 });
    await rename(draft, path);
  }

  /** Deletes pages that were not requested for a long time, and drafts of killed runs. */
  async prune(now: number): Promise<void> {
    for (const name of await readdir(this.#folder)) {
      const path = join(this.#folder, name);
      const { mtimeMs } = await stat(path);
      if (name.endsWith('.partial') || now - mtimeMs > PAGE_LIFETIME_MS)
        await rm(path, { force: true });
    }
  }

  #pathOf(url: string): string {
    return join(this.#folder, `${createHash('sha256').update(url).digest('hex')}.json`);
  }
}
