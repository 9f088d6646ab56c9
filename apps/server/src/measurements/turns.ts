/**
 * A few things that are lent to one taker at a time. Who finds none free waits in line, and is
 * served in the order of arrival.
 */
export class Turns<T> {
  readonly #free: Lent<T>[];
  readonly #line: ((one: Lent<T>) => void)[] = [];

  constructor(things: readonly T[]) {
    this.#free = things.map((thing) => ({ thing }));
  }

  /** Lends one of them to `work` until it ends. */
  async take<Result>(work: (thing: T) => Promise<Result>): Promise<Result> {
    const one = this.#free.pop() ?? (await new Promise<Lent<T>>((lend) => this.#line.push(lend)));
    try {
      return await work(one.thing);
    } finally {
      const next = this.#line.shift();
      if (next === undefined) this.#free.push(one);
      else next(one);
    }
  }
}

interface Lent<T> {
  readonly thing: T;
}
