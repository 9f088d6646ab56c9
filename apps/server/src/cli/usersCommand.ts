import { text } from 'node:stream/consumers';
import { accountRoles } from '@litometr/api-contract';
import { type Command, Option } from 'commander';
import type { UsersCommand } from '../accounts/cliUsers.ts';
import { say, withOperations } from './withOperations.ts';

const passwordStdin = () =>
  new Option(
    '--password-stdin',
    'read the password from standard input; otherwise a random one',
  ).default(false);

export function addUsersCommand(program: Command): void {
  const users = program
    .command('users')
    .description('Manages accounts: who may sign in, and with which role.');
  users
    .command('list')
    .description('Lists the accounts.')
    .action(() => run({ action: 'list' }));
  users
    .command('add <name>')
    .description('Adds an account.')
    .addOption(new Option('--role <role>').choices(accountRoles).default('user'))
    .addOption(passwordStdin())
    .action(async (username: string, options: { role: string; passwordStdin: boolean }) =>
      run({ action: 'add', username, role: options.role, password: await password(options) }),
    );
  users
    .command('role <name> <role>')
    .description('Changes the role of an account.')
    .action((username: string, role: string) => run({ action: 'role', username, role }));
  users
    .command('password <name>')
    .description('Changes a password and ends the sessions of the account.')
    .addOption(passwordStdin())
    .action(async (username: string, options: { passwordStdin: boolean }) =>
      run({ action: 'password', username, password: await password(options) }),
    );
  for (const action of ['disable', 'enable'] as const) {
    users
      .command(`${action} <name>`)
      .description(action === 'disable' ? 'Disables an account.' : 'Enables an account again.')
      .action((username: string) => run({ action, username }));
  }
}

function run(command: UsersCommand): Promise<void> {
  return withOperations(async (operations) => {
    for (const line of await operations.users(command)) say(line);
  });
}

/** Not as an argument: those are seen by every user of the machine. */
async function password(options: { passwordStdin: boolean }): Promise<string | null> {
  return options.passwordStdin ? (await text(process.stdin)).replace(/\r?\n$/, '') : null;
}
