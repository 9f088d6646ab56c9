import type { Command } from 'commander';
import type { BackupResult } from '../backup/backup.ts';
import { givenPath } from './givenPath.ts';
import { say, withOperations } from './withOperations.ts';

const count = new Intl.NumberFormat('en');
const size = ({ rows, bytes }: BackupResult) =>
  `${count.format(rows)} rows, ${count.format(Math.ceil(bytes / 1024))} KB`;

export function addBackupCommands(program: Command): void {
  program
    .command('backup <folder>')
    .description(
      'Writes both stores into a folder, whole or not at all. It holds password hashes and keys: keep it as safe as the data folder.',
    )
    .option('--force', 'replace what stands there', false)
    .action((folder: string, { force }: { force: boolean }) =>
      withOperations(async (operations) => {
        const path = givenPath(folder);
        const result = await operations.backup({ path, force });
        say(`${folder}: both stores, ${size(result)}.`);
      }),
    );
  program
    .command('restore <folder>')
    .description('Puts a backup in the place of both stores, after every file of it was checked.')
    .option('--force', 'replace imported data and accounts of people', false)
    .action((folder: string, { force }: { force: boolean }) =>
      withOperations(async (operations, server) => {
        const path = givenPath(folder);
        const result = await operations.restore({ path, force });
        say(`Restored both stores from ${folder}, ${size(result)}.`);
        if (server !== null) {
          say('Restart the server: it still signs sessions with the keys that it started with.');
        }
      }),
    );
}
