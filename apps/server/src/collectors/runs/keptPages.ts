import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { parsedPage } from '../portalCollector.ts';

/**
 * What a page told when it was last read, with what tells whether it has changed since. The page
 * itself is not kept: it may hold readers' names and words.
 */
const keptPage = z.object({
  url: z.string(),
  revision: z.int(),
  etag: z.nullable(z.string()),
  lastModified: z.nullable(z.string()),
  /** The run that last had it from the portal, as new or as unchanged. */
  run: z.string(),
  parsed: parsedPage,
});
export type KeptPage = z.infer<typeof keptPage>;

/** Pages that no run has asked for in so long are dropped. */
const KEPT_MS = 45 * 24 * 60 * 60_000;

/** A cache on the disk: what is lost or damaged in it is read from the portal again. */
export class KeptPages {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async open(): Promise<void> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
  }

  /** Null for a page that was never read, or by other parsers. */
  async find(url: string, revision: number): Promise<KeptPage | null> {
    let text: string;
    try {
      text = await readFile(this.#pathOf(url), 'utf8');
    } catch {
      return null;
    }
    try {
      const kept = keptPage.parse(JSON.parse(text));
      return kept.url === url && kept.revision === revision ? kept : null;
    } catch {
      // Cut off by a kill of the machine, or of an older form.
      return null;
    }
  }

  async keep(page: KeptPage): Promise<void> {
    const path = this.#pathOf(page.url);
    const draft = `${path}.${randomUUID()}.partial`;
    await writeFile(draft, JSON.stringify(page), { mode: 0o600 });
    await rename(draft, path);
  }

  /** Drops what nobody has asked for in a long time, and drafts of a killed run. */
  async prune(now: number): Promise<void> {
    for (const name of await readdir(this.#folder)) {
      const path = join(this.#folder, name);
      const { mtimeMs } = await stat(path);
      if (name.endsWith('.partial') || now - mtimeMs > KEPT_MS) await rm(path, { force: true });
    }
  }

  #pathOf(url: string): string {
    return join(this.#folder, `${createHash('sha256').update(url).digest('hex')}.json`);
  }
}
