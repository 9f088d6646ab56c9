import { loopHeld } from './importReaders.ts';
import { quantile } from './tables.ts';

const CLIENTS = 16;
const MEASURED_MS = 15_000;
/** Every so many calls of a client are of an address that no cache has. */
const RENDERED_EVERY = 40;

/** How the server fared while sixteen guests opened pages without a pause. */
export interface PageLoad {
  perSecond: number;
  /** Milliseconds. */
  p95: number;
  /** The longest hold of the event loop, in milliseconds. */
  loopMax: number;
  errors: number;
}

/**
 * Opens pages as sixteen guests do, over their own connections: most addresses have been opened before,
 * one of forty has not.
 *
 * @param paths opened once before
 */
export async function measurePageLoad(
  address: string,
  paths: readonly string[],
): Promise<PageLoad> {
  for (const path of paths) await fetch(address + path);
  const times: number[] = [];
  let errors = 0;
  let opened = 0;
  // Resets the maximum of the time before.
  await loopHeld(address);
  const started = performance.now();
  const client = async (at: number) => {
    for (let turn = at; performance.now() - started < MEASURED_MS; turn += 1) {
      const path = paths[turn % paths.length] ?? '/';
      opened += 1;
      const isNew = opened % RENDERED_EVERY === 0;
      const query = isNew ? `${path.includes('?') ? '&' : '?'}guest=${opened}` : '';
      const startedAt = performance.now();
      const answer = await fetch(address + path + query);
      await answer.arrayBuffer();
      times.push(performance.now() - startedAt);
      if (!answer.ok) errors += 1;
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, (_, at) => client(at)));
  const seconds = (performance.now() - started) / 1_000;
  return {
    perSecond: times.length / seconds,
    p95: quantile(times, 0.95),
    loopMax: await loopHeld(address),
    errors,
  };
}
