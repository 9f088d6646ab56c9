import type { Command } from 'commander';
import { say, withOperations } from './withOperations.ts';

export function addDemoCommand(program: Command): void {
  const demo = program
    .command('demo')
    .description('Manages the generated data of portals without imported data.');
  demo
    .command('reset')
    .description('Regenerates the data, ending yesterday.')
    .action(() =>
      withOperations(async (operations) => {
        const portals = await operations.demo('reset');
        say(
          portals.length === 0
            ? 'Every portal has imported data; nothing was generated.'
            : `Regenerated data for ${portals.join(', ')}.`,
        );
      }),
    );
  demo
    .command('remove')
    .description('Deletes the generated data.')
    .action(() =>
      withOperations(async (operations) => {
        const portals = await operations.demo('remove');
        say(
          portals.length === 0
            ? 'No portal has generated data.'
            : `Removed the generated data of ${portals.join(', ')}.`,
        );
      }),
    );
}
