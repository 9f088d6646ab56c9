import { CommanderError } from 'commander';
import { UserChangeError } from '../accounts/users.ts';
import { CollectorRefusal } from '../collectors/collectorRefusal.ts';
import { RemoteError } from '../control/remoteOperations.ts';
import { BackupError } from '../dataFolder/writeWhole.ts';
import { describeFailure } from '../postgres/queryFailure.ts';
import { exitCodes } from './exitCodes.ts';
import { buildProgram } from './program.ts';

/**
 * `npm run litometr -- <command>`. Exit codes: 0 done; 1 refused, with the reasons; 2 could not
 * be run.
 */
try {
  await buildProgram().parseAsync(process.argv);
} catch (error) {
  process.exitCode = exitCodeOf(error);
}

function exitCodeOf(error: unknown): number {
  // Commander has said it already; help is no failure.
  if (error instanceof CommanderError)
    return error.exitCode === 0 ? exitCodes.ok : exitCodes.failed;
  process.stderr.write(`${describeFailure(error)}\n`);
  const mistake =
    error instanceof UserChangeError ||
    error instanceof BackupError ||
    error instanceof CollectorRefusal ||
    (error instanceof RemoteError && error.mistake);
  return mistake ? exitCodes.refused : exitCodes.failed;
}
