import { isUnreachable, TransportError } from './errors.ts';
import type { SessionClock } from './ports.ts';

/** Time-out of a call (docs/product-spec.md#9-business-constants-and-limits). */
export const REQUEST_TIMEOUT_MS = 10_000;
const FIRST_PAUSE_MS = 300;

export const systemClock: SessionClock = {
  setTimeout: (work, milliseconds) => setTimeout(work, milliseconds),
  // Made by the line above, whatever a platform makes it of.
  clearTimeout: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
};

/**
 * Runs work under a signal that aborts with the outer one or when time is up. Rejects then at
 * once, whether or not the work heeds its signal.
 */
export function withDeadline<T>(
  clock: SessionClock,
  signal: AbortSignal,
  milliseconds: number,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const inner = new AbortController();
  return new Promise<T>((resolve, reject) => {
    const end = (reason: unknown) => {
      settle();
      reject(reason instanceof Error ? reason : new Error('The call was aborted.'));
      inner.abort(reason);
    };
    const onAbort = () => end(signal.reason);
    const timer = clock.setTimeout(() => {
      end(new TransportError(`No answer within ${milliseconds} ms.`, { status: null }));
    }, milliseconds);
    const settle = () => {
      clock.clearTimeout(timer);
      signal.removeEventListener('abort', onAbort);
    };
    if (signal.aborted) {
      onAbort();
      return;
    }
    signal.addEventListener('abort', onAbort, { once: true });
    work(inner.signal).then(
      (value) => {
        settle();
        resolve(value);
      },
      (error: unknown) => {
        settle();
        reject(error instanceof Error ? error : new Error(String(error)));
      },
    );
  });
}

/** Tries again, with growing pauses, while the server cannot be reached and the signal allows. */
export async function persistently<T>(
  clock: SessionClock,
  signal: AbortSignal,
  work: () => Promise<T>,
): Promise<T> {
  for (let pause = FIRST_PAUSE_MS; ; pause *= 2) {
    try {
      return await work();
    } catch (error) {
      if (signal.aborted || !isUnreachable(error)) throw error;
    }
    await sleep(clock, pause, signal);
  }
}

function sleep(clock: SessionClock, milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const onAbort = () => {
      clock.clearTimeout(timer);
      reject(new TransportError('The call was aborted between two attempts.', { status: null }));
    };
    const timer = clock.setTimeout(() => {
      signal.removeEventListener('abort', onAbort);
      resolve();
    }, milliseconds);
    if (signal.aborted) onAbort();
    else signal.addEventListener('abort', onAbort, { once: true });
  });
}
