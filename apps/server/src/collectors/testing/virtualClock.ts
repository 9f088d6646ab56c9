import type { Clock } from '../requests/clock.ts';

/** A clock whose time passes only by waiting, without delay. It records every wait. */
export class VirtualClock implements Clock {
  #now = Date.parse('2026-04-01T09:00:00Z');
  readonly waits: number[] = [];

  now(): number {
    return this.#now;
  }

  sleep(ms: number, signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    this.waits.push(Math.round(ms));
    this.#now += ms;
    return Promise.resolve();
  }

  advance(ms: number): void {
    this.#now += ms;
  }
}
