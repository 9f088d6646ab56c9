import { toAddressKey, toBlockKey } from '../../http/addressBlocks.ts';
import type { Counter, Counters } from './counters.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** How failures of one key slow its next attempts down. */
interface Pace {
  /** Failures in half an hour before the first delay. */
  free: number;
  /** Seconds of the first delay; each further failure doubles it. */
  firstDelay: number;
}

const FORGET_AFTER = 30 * MINUTE;
const LONGEST_DELAY = 5 * MINUTE;
const usualPace: Pace = { free: 10, firstDelay: 1 };
/** For strangers, while an account has many failures from many networks. */
const strictPace: Pace = { free: 2, firstDelay: LONGEST_DELAY };

/** Failures of strangers at one account in an hour that begin the strict pace. */
const FAILURES_PER_ACCOUNT = { points: 100, seconds: HOUR };
/** Failures of one address at all accounts. */
const FAILURES_PER_ADDRESS = { points: 60, seconds: 10 * MINUTE };

/** One attempt to sign in. */
export interface Attempt {
  /** The name as a key, whether or not there is such an account. */
  account: string;
  address: string;
  /** Id of the device that has signed in to this account before; null for a stranger. */
  device: string | null;
}

/**
 * The decision about a sign-in. `last`: if it fails, the next one is delayed. `retryAfter` is in
 * seconds, at least 1.
 */
export type Admission =
  | { allowed: true; last: boolean; succeed: () => Promise<void> }
  | { allowed: false; retryAfter: number };

/**
 * Slows down guessing of passwords (docs/decisions/0031-sign-in-limits.md). A known device has a
 * limit of its own, which strangers cannot use up. Strangers are limited per account and address
 * block and per address; failures at an account from everywhere only make their pace strict.
 * Attempts are counted before the password is checked, so that simultaneous ones all count.
 */
export class SignInLimits {
  readonly #devices: Backoff;
  readonly #strangers: Backoff;
  readonly #accounts: Counter;
  readonly #addresses: Counter;

  constructor(counters: Counters) {
    this.#devices = new Backoff(counters, 'sign_in_device');
    this.#strangers = new Backoff(counters, 'sign_in_stranger');
    this.#accounts = counters.create('sign_in_account', FAILURES_PER_ACCOUNT);
    this.#addresses = counters.create('sign_in_address', FAILURES_PER_ADDRESS);
  }

  admit(attempt: Attempt): Promise<Admission> {
    return attempt.device === null
      ? this.#admitStranger(attempt.account, attempt.address)
      : this.#admitDevice(attempt.device);
  }

  async #admitDevice(device: string): Promise<Admission> {
    const turn = await this.#devices.take(device, usualPace);
    return turn.allowed ? { ...turn, succeed: () => this.#devices.forget(device) } : turn;
  }

  async #admitStranger(account: string, ip: string): Promise<Admission> {
    const address = toAddressKey(ip);
    const wait = await this.#addresses.wait(address);
    if (wait > 0) return { allowed: false, retryAfter: wait };
    const isUnderAttack = (await this.#accounts.wait(account)) > 0;
    const pair = `${toBlockKey(ip)} ${account}`;
    const turn = await this.#strangers.take(pair, isUnderAttack ? strictPace : usualPace);
    if (!turn.allowed) return turn;
    const late = await this.#addresses.take(address);
    if (late > 0) return { allowed: false, retryAfter: late };
    await this.#accounts.count(account);
    return {
      allowed: true,
      last: turn.last,
      succeed: async () => {
        await this.#strangers.forget(pair);
        await this.#addresses.takeBack(address);
        await this.#accounts.takeBack(account);
      },
    };
  }
}

type Turn = { allowed: true; last: boolean } | { allowed: false; retryAfter: number };

/** Some failures without a delay, then one attempt per delay, which doubles up to the longest. */
class Backoff {
  readonly #failures: Counter;
  /** Holds one point while a delay lasts. */
  readonly #delays: Counter;

  constructor(counters: Counters, name: string) {
    const window = { points: 1, seconds: FORGET_AFTER };
    this.#failures = counters.create(`${name}_failures`, window);
    this.#delays = counters.create(`${name}_delay`, window);
  }

  async take(key: string, { free, firstDelay }: Pace): Promise<Turn> {
    const wait = await this.#delays.wait(key);
    if (wait > 0) return { allowed: false, retryAfter: wait };
    const failures = await this.#failures.count(key);
    if (failures < free) return { allowed: true, last: false };
    const delay = Math.min(LONGEST_DELAY, firstDelay * 2 ** (failures - free));
    const turns = await this.#delays.count(key, delay);
    if (turns === 1) return { allowed: true, last: failures === free };
    // Of simultaneous attempts the first one takes the turn.
    await this.#failures.takeBack(key);
    return { allowed: false, retryAfter: Math.max(1, await this.#delays.wait(key)) };
  }

  async forget(key: string): Promise<void> {
    await this.#failures.forget(key);
    await this.#delays.forget(key);
  }
}
