import { setTimeout as pause } from 'node:timers/promises';

const LOOK_MS = 100;

/** Waits until a server says that what visitors open first stands ready. */
export async function untilPrepared(address: string): Promise<void> {
  for (;;) {
    const answer = await fetch(`${address}/api/health/`);
    // The contract's own words.
    const { prepared } = (await answer.json()) as { prepared: boolean };
    if (prepared) return;
    await pause(LOOK_MS);
  }
}
