import type { Command } from 'commander';
import type { BackupResult } from '../backup/backup.ts';
import { resolveUserPath } from './resolveUserPath.ts';
import { say, withOperations } from './withOperations.ts';

const count = new Intl.NumberFormat('en');
const size = ({ rows, bytes }: BackupResult) =>
  `${count.format(rows)} rows, ${count.format(Math.ceil(bytes / 1024))} KB`;

export function addBackupCommands(program: Command): void {
  program
    .command('backup <folder>')
    .description(
      'Writes both stores into a folder atomically, and restores it as a test before it gets its name. It contains password hashes and keys: protect it like the data folder.',
    )
    .option('--force', 'replace the folder where it exists', false)
    .option('--verify', 'restore the backup for trial, beside what the stores hold', true)
    .option('--no-verify', 'leave the trial out: faster, and the backup is not known to be good')
    .action((folder: string, { force, verify }: { force: boolean; verify: boolean }) =>
      withOperations(async (operations) => {
        const path = resolveUserPath(folder);
        const result = await operations.backup({ path, force, verify });
        const checked = verify ? 'restored for trial' : 'not verified';
        say(`${folder}: both stores, ${size(result)}, ${checked}.`);
      }),
    );
  program
    .command('restore <folder>')
    .description(
      'Replaces both stores with a backup, or neither: if it fails or is killed, both are unchanged. Every file is checked first.',
    )
    .option('--force', 'replace imported data and accounts of people', false)
    .action((folder: string, { force }: { force: boolean }) =>
      withOperations(async (operations, server) => {
        const path = resolveUserPath(folder);
        const result = await operations.restore({ path, force });
        say(`Restored both stores from ${folder}, ${size(result)}.`);
        if (server !== null) {
          say('Restart the server: it still signs sessions with the keys that it started with.');
        }
      }),
    );
}
