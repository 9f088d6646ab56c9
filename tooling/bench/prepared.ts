import { setTimeout as pause } from 'node:timers/promises';

const POLL_MS = 100;

/** Waits until a server reports that the pages that visitors open first are rendered. */
export async function untilPrepared(address: string): Promise<void> {
  for (;;) {
    const answer = await fetch(`${address}/api/health/`);
    // The contract's own words.
    const { prepared } = (await answer.json()) as { prepared: boolean };
    if (prepared) return;
    await pause(POLL_MS);
  }
}
