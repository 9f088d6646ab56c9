/**
 * A secret on its way through the machine. It can be opened once; events, snapshots and inspection
 * do not expose it.
 */
export class Sealed<T> {
  #content: { value: T } | null;

  constructor(value: T) {
    this.#content = { value };
  }

  /** @throws Error when it has been opened before */
  open(): T {
    const content = this.#content;
    if (content === null) throw new Error('A sealed value is opened once; it was opened before.');
    this.#content = null;
    return content.value;
  }

  toJSON(): string {
    return '[sealed]';
  }
}
