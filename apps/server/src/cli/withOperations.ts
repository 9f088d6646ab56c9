import { readConfig } from '../config/config.ts';
import { openOperations } from '../control/openOperations.ts';
import type { Operations } from '../control/operations.ts';

export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Connects one command to the stores, and prints when a server does the work. */
export async function withOperations(
  work: (operations: Operations, server: string | null) => Promise<void>,
): Promise<void> {
  const { operations, server, close } = await openOperations(readConfig(process.env));
  if (server !== null) say(`The server at ${server} does the work.`);
  try {
    await work(operations, server);
  } finally {
    await close();
  }
}
