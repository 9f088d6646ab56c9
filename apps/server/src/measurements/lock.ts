/**
 * Many readers or one writer, in the order of arrival: a reader that comes after a waiting writer
 * waits for it, so that a steady stream of reads cannot hold a writer off. Neither side may be
 * taken again inside itself: it would wait for its own end.
 */
export class ReadWriteLock {
  #readers = 0;
  #writing = false;
  readonly #queue: { writes: boolean; admit: () => void }[] = [];

  async read<T>(work: () => Promise<T>): Promise<T> {
    await this.#enter(false);
    try {
      return await work();
    } finally {
      this.#readers -= 1;
      this.#admit();
    }
  }

  async write<T>(work: () => Promise<T>): Promise<T> {
    await this.#enter(true);
    try {
      return await work();
    } finally {
      this.#writing = false;
      this.#admit();
    }
  }

  #enter(writes: boolean): Promise<void> {
    return new Promise((admit) => {
      this.#queue.push({ writes, admit });
      this.#admit();
    });
  }

  #admit(): void {
    for (let first = this.#queue[0]; first !== undefined; first = this.#queue[0]) {
      if (this.#writing || (first.writes && this.#readers > 0)) return;
      this.#queue.shift();
      if (first.writes) this.#writing = true;
      else this.#readers += 1;
      first.admit();
    }
  }
}
