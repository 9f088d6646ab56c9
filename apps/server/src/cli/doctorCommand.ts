import type { Command } from 'commander';
import { exitCodes } from './exitCodes.ts';
import { say, withOperations } from './withOperations.ts';

export function addDoctorCommand(program: Command): void {
  program
    .command('doctor')
    .description('Checks the data folder and both stores, and reports problems.')
    .option(
      '--deep',
      'compare the aggregates of every portal with a rebuild; imports wait meanwhile',
    )
    .option('--repair', 'the same, and publish the rebuild of the portals that differ')
    .action(({ deep = false, repair = false }: { deep?: boolean; repair?: boolean }) =>
      withOperations(async (operations) => {
        say('ok     data folder');
        for (const { what, wrong } of await operations.doctor({ deep, repair })) {
          say(`${wrong.length === 0 ? 'ok   ' : 'WRONG'}  ${what}`);
          for (const line of wrong) say(`         ${line}`);
          if (wrong.length > 0) process.exitCode = exitCodes.refused;
        }
      }),
    );
}
