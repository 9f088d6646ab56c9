import { link, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReceivedArchive } from './receiveArchive.ts';

export interface ArchiveStoreOptions {
  folder: string;
  /** Maximum number of archives; the latest ones are stored. */
  files: number;
  /** Maximum size of all archives together, in bytes. */
  bytes: number;
}

interface StoredArchive extends ReceivedArchive {
  id: string;
  at: number;
}

/** `<import>.<sha256>.zip`: the folder is all that is known of them after a start. */
const named = /^([0-9a-f-]{36})\.([0-9a-f]{64})(\.zip|\.tar\.gz)$/;

/**
 * Stores the latest uploaded archives, so that an import can be run again. Beyond a limit the
 * oldest ones are deleted.
 */
export class ArchiveStore {
  readonly #options: ArchiveStoreOptions;
  #stored: StoredArchive[] = [];

  constructor(options: ArchiveStoreOptions) {
    this.#options = options;
  }

  async open(): Promise<void> {
    const { folder } = this.#options;
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const found = await Promise.all((await readdir(folder)).map((name) => this.#read(name)));
    this.#stored = found.flatMap((stored) => stored ?? []).sort((a, b) => a.at - b.at);
    await this.#dropOld();
  }

  has(id: string): boolean {
    return this.#stored.some((stored) => stored.id === id);
  }

  /** Moves an archive into the store. */
  async store(id: string, { path, bytes, sha256 }: ReceivedArchive): Promise<void> {
    const ending = path.endsWith('.zip') ? '.zip' : '.tar.gz';
    const target = join(this.#options.folder, `${id}.${sha256}${ending}`);
    await rename(path, target);
    // The order is read from the files after a start, and two may come within a tick of their clock.
    const at = Math.max(Date.now(), (this.#stored.at(-1)?.at ?? 0) + 1);
    await utimes(target, new Date(at), new Date(at));
    this.#stored.push({ id, path: target, bytes, sha256, at });
    await this.#dropOld();
  }

  /** Creates a hard link to an archive at `target`; null when it is no longer stored. */
  async lend(id: string, target: string): Promise<ReceivedArchive | null> {
    const stored = this.#stored.find((each) => each.id === id);
    if (stored === undefined) return null;
    const path = `${target}${stored.path.endsWith('.zip') ? '.zip' : '.tar.gz'}`;
    await link(stored.path, path);
    return { path, bytes: stored.bytes, sha256: stored.sha256 };
  }

  async #read(name: string): Promise<StoredArchive | null> {
    const path = join(this.#options.folder, name);
    const [, id, sha256] = named.exec(name) ?? [];
    if (id === undefined || sha256 === undefined) {
      await rm(path, { recursive: true, force: true });
      return null;
    }
    const { size, mtimeMs } = await stat(path);
    return { id, path, bytes: size, sha256, at: mtimeMs };
  }

  async #dropOld(): Promise<void> {
    const { files, bytes } = this.#options;
    const all = () => this.#stored.reduce((sum, stored) => sum + stored.bytes, 0);
    while (this.#stored.length > files || all() > bytes) {
      const [oldest] = this.#stored;
      if (oldest === undefined) return;
      await this.#drop(oldest);
    }
  }

  async #drop(stored: StoredArchive): Promise<void> {
    this.#stored = this.#stored.filter((each) => each !== stored);
    await rm(stored.path, { force: true });
  }
}
