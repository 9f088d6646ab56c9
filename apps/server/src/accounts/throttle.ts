const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** Wrong passwords an account takes before its sign-ins are slowed down. */
const FREE_FAILURES = 10;
const LONGEST_DELAY = 5 * MINUTE;
/** An account without attempts for so long starts afresh. */
const FORGET_AFTER = 30 * MINUTE;
const FAILURES_PER_ADDRESS = 60;
const FAILURES_IN_ALL = 1200;
const FAILURE_WINDOW = 10 * MINUTE;
/** A bound on memory under a flood of made-up names; the longest untouched go first. */
const MOST_KEYS = 20_000;

/**
 * Whether a sign-in may go on. `last`: if it fails, the account's next ones are slowed down.
 * `retryAfter` is in seconds, at least 1.
 */
export type Admission =
  | { allowed: true; last: boolean; succeeded: () => void }
  | { allowed: false; retryAfter: number };

interface Failures {
  count: number;
  last: number;
}

/**
 * Slows down guessing of passwords, per account, per address and as a whole. Nobody is locked out
 * for good: an account under attack stays reachable, every few minutes at the worst. Counters are
 * of this process and forgotten with it.
 */
export class LoginThrottle {
  readonly #accounts = new Map<string, Failures>();
  readonly #addresses: WindowCounter;
  readonly #all: WindowCounter;
  readonly #now: () => Date;

  constructor(now: () => Date) {
    this.#now = now;
    this.#addresses = new WindowCounter(FAILURES_PER_ADDRESS, FAILURE_WINDOW, now);
    this.#all = new WindowCounter(FAILURES_IN_ALL, FAILURE_WINDOW, now);
  }

  /**
   * Counts the attempt as failed before the password is looked at, so that attempts made at once
   * are all counted; `succeeded` takes it back.
   */
  admit(account: string, address: string): Admission {
    const wait = Math.max(
      this.#accountWait(account),
      this.#addresses.wait(address),
      this.#all.wait(''),
    );
    if (wait > 0) return { allowed: false, retryAfter: Math.max(1, Math.ceil(wait / SECOND)) };
    const failures = this.#count(account);
    this.#addresses.add(address);
    this.#all.add('');
    return {
      allowed: true,
      last: failures === FREE_FAILURES,
      succeeded: () => {
        this.#accounts.delete(account);
        this.#addresses.takeBack(address);
        this.#all.takeBack('');
      },
    };
  }

  #accountWait(account: string): number {
    const failures = this.#accounts.get(account);
    if (failures === undefined || failures.count < FREE_FAILURES) return 0;
    const delay = Math.min(SECOND * 2 ** (failures.count - FREE_FAILURES), LONGEST_DELAY);
    return failures.last + delay - this.#now().getTime();
  }

  #count(account: string): number {
    const now = this.#now().getTime();
    const before = this.#accounts.get(account);
    const stale = before === undefined || now - before.last > FORGET_AFTER;
    const count = stale ? 1 : before.count + 1;
    touch(this.#accounts, account, { count, last: now });
    return count;
  }
}

/** Counts per key in windows of fixed length. */
export class WindowCounter {
  readonly #limit: number;
  readonly #length: number;
  readonly #now: () => Date;
  readonly #counts = new Map<string, { from: number; count: number }>();

  constructor(limit: number, length: number, now: () => Date) {
    this.#limit = limit;
    this.#length = length;
    this.#now = now;
  }

  /** Milliseconds until the key may go on; 0 when it may now. */
  wait(key: string): number {
    const current = this.#current(key);
    if (current === undefined || current.count < this.#limit) return 0;
    return current.from + this.#length - this.#now().getTime();
  }

  add(key: string): void {
    const current = this.#current(key) ?? { from: this.#now().getTime(), count: 0 };
    touch(this.#counts, key, { from: current.from, count: current.count + 1 });
  }

  takeBack(key: string): void {
    const current = this.#current(key);
    if (current !== undefined) current.count -= 1;
  }

  #current(key: string): { from: number; count: number } | undefined {
    const current = this.#counts.get(key);
    const over = current !== undefined && current.from + this.#length <= this.#now().getTime();
    return over ? undefined : current;
  }
}

function touch<V>(map: Map<string, V>, key: string, value: V): void {
  map.delete(key);
  map.set(key, value);
  if (map.size <= MOST_KEYS) return;
  const oldest = map.keys().next();
  if (!oldest.done) map.delete(oldest.value);
}
