import { Command } from 'commander';
import { addBackupCommands } from './backupCommands.ts';
import { addClusterSchemaCommand } from './clusterSchemaCommand.ts';
import { addCollectCommands } from './collectCommands.ts';
import { addDemoCommand } from './demoCommand.ts';
import { addDoctorCommand } from './doctorCommand.ts';
import { addExportCommand } from './exportCommand.ts';
import { addImportCommand } from './importCommand.ts';
import { addRetentionCommand } from './retentionCommand.ts';
import { addUsersCommand } from './usersCommand.ts';

/** The commands of `litometr`. Usage errors are thrown as `CommanderError`. */
export function buildProgram(): Command {
  // Sub-commands inherit `exitOverride` only when they are created by this command.
  const program = new Command('litometr')
    .description(
      'Works on the data folder of Litometr (LITOMETR_DATA_DIR, by default ./.data), through the running server if there is one.',
    )
    .exitOverride();
  addImportCommand(program);
  addDemoCommand(program);
  addUsersCommand(program);
  addExportCommand(program);
  addBackupCommands(program);
  addRetentionCommand(program);
  addCollectCommands(program);
  addDoctorCommand(program);
  addClusterSchemaCommand(program);
  return program;
}
