/**
 * A pool of resources, each lent to one caller at a time. Callers that find none free wait in a
 * queue, in the order of arrival.
 */
export class ResourcePool<T> {
  readonly #free: PooledResource<T>[];
  readonly #waiting: ((one: PooledResource<T>) => void)[] = [];

  constructor(resources: readonly T[]) {
    this.#free = resources.map((resource) => ({ resource }));
  }

  /** Lends a resource to `work` until it settles. */
  async use<Result>(work: (resource: T) => Promise<Result>): Promise<Result> {
    const one =
      this.#free.pop() ??
      (await new Promise<PooledResource<T>>((lend) => this.#waiting.push(lend)));
    try {
      return await work(one.resource);
    } finally {
      const next = this.#waiting.shift();
      if (next === undefined) this.#free.push(one);
      else next(one);
    }
  }
}

interface PooledResource<T> {
  readonly resource: T;
}
