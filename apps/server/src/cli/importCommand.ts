import type { Command } from 'commander';
import type { Operations } from '../control/operations.ts';
import { describeResult } from './describeResult.ts';
import { exitCodes } from './exitCodes.ts';
import { progressLine } from './progressLine.ts';
import { resolveUserPath } from './resolveUserPath.ts';
import { say, withOperations } from './withOperations.ts';

const description =
  'Imports snapshot bundles. Each is imported completely or not at all; its errors are listed by file, line and column.';

export function addImportCommand(program: Command): void {
  program
    .command('import')
    .description(description)
    .argument('<bundle...>', 'folder, .zip or .tar.gz')
    .option('--skip-bad-rows', 'take the good rows and list the bad ones', false)
    .action((bundles: string[], { skipBadRows }: { skipBadRows: boolean }) =>
      withOperations(async (operations) => {
        for (const bundle of bundles) await importOne(operations, bundle, skipBadRows);
      }),
    );
}

/** A refused bundle does not keep the next ones out. */
async function importOne(
  operations: Operations,
  bundle: string,
  skipBadRows: boolean,
): Promise<void> {
  const path = resolveUserPath(bundle);
  const progress = progressLine(process.stderr);
  const result = await operations
    .import({ path, skipBadRows }, { onProgress: progress.show })
    .finally(progress.end);
  for (const line of describeResult(bundle, result)) say(line);
  if (result.outcome === 'refused') process.exitCode = exitCodes.refused;
}
