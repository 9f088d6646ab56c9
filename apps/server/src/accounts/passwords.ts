import { hash, parseOptions, verify } from '@node-rs/argon2';

/** `memoryCost` in KiB per hash. */
export interface HashingCost {
  memoryCost: number;
  timeCost: number;
  parallelism: number;
}

/** Minimum parameters of argon2id in OWASP's Password Storage Cheat Sheet. */
const defaultHashingCost: HashingCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** More sign-ins are running than the machine can hash: the caller responds 503. */
export class HashingBusyError extends Error {
  override readonly name = 'HashingBusyError';
}

/** A hash takes about 20 MiB and 80 ms off the main thread, so only a few run at once. */
const CONCURRENT = 2;
const WAITING = 50;

/** Hashes and checks passwords, a bounded number at a time. */
export class PasswordHasher {
  readonly #cost: HashingCost;
  readonly #waiting: (() => void)[] = [];
  /** Known devices do not wait behind a flood of strangers. */
  readonly #waitingFirst: (() => void)[] = [];
  #running = 0;
  #dummy: Promise<string> | undefined;

  constructor(cost: HashingCost = defaultHashingCost) {
    this.#cost = cost;
  }

  hash(password: string): Promise<string> {
    return this.#inTurn(() => hash(password, this.#cost));
  }

  /**
   * Verifies a password. With null, for a name without an account, the same work is done against a
   * hash that no password matches, so that the response takes as long; returns false.
   *
   * @param isKnownDevice such checks are queued before those of unknown devices
   */
  async verify(stored: string | null, password: string, isKnownDevice = false): Promise<boolean> {
    this.#dummy ??= hash('no account has this password', this.#cost);
    const against = stored ?? (await this.#dummy);
    const matches = await this.#inTurn(() => verify(against, password), isKnownDevice);
    return stored !== null && matches;
  }

  /** True when the hash was made with another cost than today's. */
  isOutdated(stored: string): boolean {
    const { memoryCost, timeCost, parallelism } = parseOptions(stored);
    return (
      memoryCost !== this.#cost.memoryCost ||
      timeCost !== this.#cost.timeCost ||
      parallelism !== this.#cost.parallelism
    );
  }

  async #inTurn<T>(work: () => Promise<T>, isFirst = false): Promise<T> {
    if (this.#running >= CONCURRENT) {
      const waiting = isFirst ? this.#waitingFirst : this.#waiting;
      if (waiting.length >= WAITING) throw new HashingBusyError('Too many sign-ins at once.');
      // A check that ends passes its slot on, so `#running` does not change in between.
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      this.#running += 1;
    }
    try {
      return await work();
    } finally {
      const next = this.#waitingFirst.shift() ?? this.#waiting.shift();
      if (next === undefined) this.#running -= 1;
      else next();
    }
  }
}
