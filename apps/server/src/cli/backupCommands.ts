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
      'Writes both stores into a folder, whole or not at all, and restores it for trial before it gets its name. It holds password hashes and keys: keep it as safe as the data folder.',
    )
    .option('--force', 'replace the folder where it exists', false)
    .option('--verify', 'restore the backup for trial, beside what the stores hold', true)
    .option('--no-verify', 'leave the trial out: faster, and the backup is not known to be good')
    .action((folder: string, { force, verify }: { force: boolean; verify: boolean }) =>
      withOperations(async (operations) => {
        const path = givenPath(folder);
        const result = await operations.backup({ path, force, verify });
        const checked = verify ? 'restored for trial' : 'not verified';
        say(`${folder}: both stores, ${size(result)}, ${checked}.`);
      }),
    );
  program
    .command('restore <folder>')
    .description(
      'Replaces both stores by a backup, or neither: where it fails or is killed, both keep what they held. Every file is checked first.',
    )
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
