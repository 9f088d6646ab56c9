import { randomUUID } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import * as z from 'zod/mini';

const addresses = z.array(z.string());

/** More dead pages than a run may read: the rest are read in their usual order. */
const FAILED_PAGES_MAX = 20_000;

/**
 * Pages that failed when they were last requested. The next run reads them last, so that a cluster
 * of dead pages does not cost it the pages behind them.
 */
export class FailedPages {
  readonly #path: string;
  #urls = new Set<string>();

  constructor(path: string) {
    this.#path = path;
  }

  /** A missing or damaged file means that none failed: it only decides the order. */
  async load(): Promise<void> {
    try {
      this.#urls = new Set(addresses.parse(JSON.parse(await readFile(this.#path, 'utf8'))));
    } catch {
      this.#urls = new Set();
    }
  }

  add(url: string): void {
    if (this.#urls.size < FAILED_PAGES_MAX) this.#urls.add(url);
  }

  remove(url: string): void {
    this.#urls.delete(url);
  }

  /** @returns `items` in their order, those of which a page failed behind the others */
  deferFailed<Item>(items: readonly Item[], urlsOf: (item: Item) => readonly string[]): Item[] {
    const hasFailed = (item: Item) => urlsOf(item).some((url) => this.#urls.has(url));
    const failed = new Set(items.filter(hasFailed));
    return [...items.filter((item) => !failed.has(item)), ...failed];
  }

  async save(): Promise<void> {
    const draft = `${this.#path}.${randomUUID()}.partial`;
    await writeFile(draft, JSON.stringify([...this.#urls]), { mode: 0o600 });
    await rename(draft, this.#path);
  }
}
