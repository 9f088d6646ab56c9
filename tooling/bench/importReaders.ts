import { setTimeout as pause } from 'node:timers/promises';
import { quantile } from './tables.ts';

/** Latency of readers and of the server during an import. */
export interface ReadersFigure {
  calls: number;
  errors: number;
  /** Milliseconds. */
  p95: number;
  /** The longest event loop delay, in milliseconds, sampled every ten. */
  loopMax: number;
}

const READERS = 16;
/** Between an answer and the next question of a reader. */
const THINKING_MS = 250;
const POLL_MS = 1_000;

/** The longest hold of the event loop since the last look at it. */
export async function loopHeld(address: string): Promise<number> {
  const text = await (await fetch(`${address}/api/metrics`)).text();
  const lag = /^nodejs_eventloop_lag_max_seconds (\S+)$/m.exec(text)?.[1];
  return lag === undefined ? Number.NaN : Number(lag) * 1_000;
}

/** Does some work while sixteen readers turn pages. */
export async function whileRead<T>(
  address: string,
  pages: readonly string[],
  work: () => Promise<T>,
): Promise<{ done: T; readers: ReadersFigure }> {
  const times: number[] = [];
  const held: number[] = [];
  let errors = 0;
  let isOver = false;
  const reader = async (at: number) => {
    for (let turn = at; !isOver; turn += 1) {
      const started = performance.now();
      const answer = await fetch(address + (pages[turn % pages.length] ?? ''));
      await answer.arrayBuffer();
      times.push(performance.now() - started);
      if (!answer.ok) errors += 1;
      await pause(THINKING_MS);
    }
  };
  const watch = async () => {
    while (!isOver) {
      await pause(POLL_MS);
      held.push(await loopHeld(address));
    }
  };
  // Resets the maximum: delays from before the import do not count.
  await loopHeld(address);
  const others = [...Array.from({ length: READERS }, (_, at) => reader(at)), watch()];
  let done: T;
  try {
    done = await work();
  } finally {
    isOver = true;
    await Promise.all(others);
  }
  const readers = {
    calls: times.length,
    errors,
    p95: quantile(times, 0.95),
    loopMax: Math.max(...held),
  };
  return { done, readers };
}
