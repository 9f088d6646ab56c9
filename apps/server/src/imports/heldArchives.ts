import { link, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReceivedArchive } from './receiveArchive.ts';

export interface HeldArchivesOptions {
  folder: string;
  /** How many are held, the latest ones. */
  files: number;
  /** Of all of them together, in bytes. */
  bytes: number;
}

interface Held extends ReceivedArchive {
  id: string;
  at: number;
}

/** `<import>.<sha256>.zip`: the folder is all that is known of them after a start. */
const named = /^([0-9a-f-]{36})\.([0-9a-f]{64})(\.zip|\.tar\.gz)$/;

/**
 * The last archives that were uploaded, so that an import can be run again. What goes over a bound
 * goes, the oldest first.
 */
export class HeldArchives {
  readonly #options: HeldArchivesOptions;
  #held: Held[] = [];

  constructor(options: HeldArchivesOptions) {
    this.#options = options;
  }

  async open(): Promise<void> {
    const { folder } = this.#options;
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const found = await Promise.all((await readdir(folder)).map((name) => this.#read(name)));
    this.#held = found.flatMap((held) => held ?? []).sort((a, b) => a.at - b.at);
    await this.#dropOld();
  }

  has(id: string): boolean {
    return this.#held.some((held) => held.id === id);
  }

  /** Takes an archive over from where it lies. */
  async keep(id: string, { path, bytes, sha256 }: ReceivedArchive): Promise<void> {
    const ending = path.endsWith('.zip') ? '.zip' : '.tar.gz';
    const target = join(this.#options.folder, `${id}.${sha256}${ending}`);
    await rename(path, target);
    // The order is read from the files after a start, and two may come within a tick of their clock.
    const at = Math.max(Date.now(), (this.#held.at(-1)?.at ?? 0) + 1);
    await utimes(target, new Date(at), new Date(at));
    this.#held.push({ id, path: target, bytes, sha256, at });
    await this.#dropOld();
  }

  /** Another name of an archive, in a place of the caller's; null when it is not held any more. */
  async lend(id: string, target: string): Promise<ReceivedArchive | null> {
    const held = this.#held.find((each) => each.id === id);
    if (held === undefined) return null;
    const path = `${target}${held.path.endsWith('.zip') ? '.zip' : '.tar.gz'}`;
    await link(held.path, path);
    return { path, bytes: held.bytes, sha256: held.sha256 };
  }

  async #read(name: string): Promise<Held | null> {
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
    const all = () => this.#held.reduce((sum, held) => sum + held.bytes, 0);
    while (this.#held.length > files || all() > bytes) {
      const [oldest] = this.#held;
      if (oldest === undefined) return;
      await this.#drop(oldest);
    }
  }

  async #drop(held: Held): Promise<void> {
    this.#held = this.#held.filter((each) => each !== held);
    await rm(held.path, { force: true });
  }
}
