import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';

const script = fileURLToPath(new URL('./killedOperation.ts', import.meta.url));

export type KilledOperation = 'import' | 'upload' | 'retention' | 'backup' | 'restore';

/** So many milliseconds after the n-th statement began. */
export interface Moment {
  statement: number;
  delay: number;
}

/** The full run kills 100 times: a restore twice as often as its line says. */
const kills: Readonly<Record<KilledOperation, { few: number; all: number }>> = {
  import: { few: 2, all: 20 },
  upload: { few: 2, all: 15 },
  retention: { few: 2, all: 10 },
  backup: { few: 2, all: 15 },
  // With embedded accounts, and as often with PostgreSQL.
  restore: { few: 2, all: 20 },
};

const isFull = process.env['LITOMETR_TEST_FULL'] === '1';

/** How many times an operation is killed. */
export const killsOf = (operation: KilledOperation) => kills[operation][isFull ? 'all' : 'few'];

/**
 * Runs an operation in a process of its own and kills it at a moment (`kill -9`), if one is set and
 * the operation has not ended before.
 *
 * @returns whether it was killed, and how many statements it began
 */
export async function runOperation(
  operation: KilledOperation,
  args: readonly string[],
  kill: Moment | null,
): Promise<{ killed: boolean; statements: number }> {
  const child = spawn(
    process.execPath,
    ['--conditions=@litometr/source', script, operation, ...args],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  let statements = 0;
  let timer: NodeJS.Timeout | undefined;
  child.stdout.on('data', (dots: Buffer) => {
    statements += dots.length;
    if (kill === null || statements < kill.statement) return;
    timer ??= setTimeout(() => child.kill('SIGKILL'), kill.delay);
  });
  await once(child, 'close');
  clearTimeout(timer);
  const killed = child.signalCode === 'SIGKILL';
  if (!killed && child.exitCode !== 0) {
    throw new Error(`The ${operation} ended with ${child.exitCode ?? child.signalCode}.`);
  }
  return { killed, statements };
}

/**
 * Runs `check` with random moments of an operation that has so many statements: the same ones in
 * every short run, others in each full run.
 *
 * @param check returns whether the operation was killed; where it had ended before, that moment
 * does not count
 */
export async function atRandomMoments(
  operation: KilledOperation,
  statements: number,
  check: (moment: Moment) => Promise<boolean>,
): Promise<void> {
  const moments = fc.record({
    statement: fc.integer({ min: 1, max: statements }),
    delay: fc.integer({ min: 0, max: 30 }),
  });
  const property = fc.asyncProperty(moments, async (moment) => fc.pre(await check(moment)));
  await fc.assert(property, {
    numRuns: killsOf(operation),
    endOnFailure: true,
    ...(isFull ? {} : { seed: 20_261_125 }),
  });
}
