import type { Readable } from 'node:stream';

/** So much goes to the engine at once: the memory of an import grows with it. */
const PIECE_BYTES = 1024 * 1024;
const LINE_END = 10;

/** A stream of text in pieces of whole lines. */
export class Pieces {
  readonly #chunks: AsyncIterator<Buffer, undefined>;
  /** Read and not yet given. */
  #held: Buffer[] = [];
  #bytes = 0;

  constructor(stream: Readable) {
    // The streams of a bundle have no encoding set: what they yield is bytes.
    this.#chunks = stream[Symbol.asyncIterator]() as AsyncIterator<Buffer, undefined>;
  }

  /** The first line with its end; where it is longer than a piece, its beginning. */
  async header(): Promise<Buffer> {
    while (!this.#held.some((chunk) => chunk.includes(LINE_END)) && this.#bytes < PIECE_BYTES) {
      if (!(await this.#more())) return this.#take((bytes) => bytes.length);
    }
    return this.#take((bytes) => bytes.indexOf(LINE_END) + 1 || bytes.length);
  }

  /**
   * The next lines, each with its line end, which the very last may lack; empty at the end of the
   * file. Null where a line is longer than a piece: it stays in the rest.
   */
  async next(): Promise<Buffer | null> {
    while (this.#bytes < PIECE_BYTES) {
      if (!(await this.#more())) return this.#take((bytes) => bytes.length);
    }
    const lines = this.#take((bytes) => bytes.lastIndexOf(LINE_END) + 1);
    return lines.length === 0 ? null : lines;
  }

  /** The bytes not returned yet, preceded by `given`. */
  async *rest(given: readonly Buffer[]): AsyncGenerator<Buffer> {
    yield* given;
    yield* this.#held;
    for (;;) {
      const { done, value } = await this.#chunks.next();
      if (done === true) return;
      yield value;
    }
  }

  async #more(): Promise<boolean> {
    const { done, value } = await this.#chunks.next();
    if (done === true) return false;
    this.#held.push(value);
    this.#bytes += value.length;
    return true;
  }

  #take(endOf: (bytes: Buffer) => number): Buffer {
    const bytes = Buffer.concat(this.#held);
    const end = endOf(bytes);
    this.#held = [bytes.subarray(end)];
    this.#bytes = bytes.length - end;
    return bytes.subarray(0, end);
  }
}
