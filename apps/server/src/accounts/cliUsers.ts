import { randomBytes } from 'node:crypto';
import type { Users } from './users.ts';

/**
 * A `litometr users` command as plain data, so that it can be sent to a running server. A
 * `password` of null requests a random one, which is shown once.
 */
export type UsersCommand =
  | { action: 'list' }
  | { action: 'add'; username: string; role: string; password: string | null }
  | { action: 'role'; username: string; role: string }
  | { action: 'password'; username: string; password: string | null }
  | { action: 'disable'; username: string }
  | { action: 'enable'; username: string };

/**
 * Runs a command and returns the lines to print.
 *
 * @throws UserChangeError whose message says why it cannot be done
 */
export async function runUsersCommand(users: Users, command: UsersCommand): Promise<string[]> {
  switch (command.action) {
    case 'list':
      return listLines(users);
    case 'add': {
      const { username, role } = command;
      const password = command.password ?? randomPassword();
      await users.add({ username, role, password });
      return [
        `Added ${username} as ${role}.`,
        ...generatedPasswordLines(command.password, password),
      ];
    }
    case 'role':
      await users.setRole(command.username, command.role);
      return [`${command.username} is ${command.role} now.`];
    case 'password': {
      const password = command.password ?? randomPassword();
      await users.setPassword(command.username, password);
      return [
        `The password of ${command.username} is changed and their sessions are ended.`,
        ...generatedPasswordLines(command.password, password),
      ];
    }
    case 'disable':
      await users.disable(command.username);
      return [`${command.username} cannot sign in any more; their sessions are ended.`];
    case 'enable':
      await users.enable(command.username);
      return [`${command.username} can sign in again.`];
  }
}

async function listLines(users: Users): Promise<string[]> {
  const rows = await users.list();
  if (rows.length === 0) return ['There are no accounts.'];
  const width = Math.max(...rows.map((row) => row.username.length));
  return rows.map((row) => {
    const notes = [row.demo ? 'demo' : null, row.disabledAt === null ? null : 'disabled'];
    const suffix = notes.filter((note) => note !== null).join(', ');
    return `${row.username.padEnd(width)}  ${row.role.padEnd(9)}  ${suffix}`.trimEnd();
  });
}

function randomPassword(): string {
  return randomBytes(15).toString('base64url');
}

function generatedPasswordLines(chosen: string | null, password: string): string[] {
  return chosen === null ? [`Password, shown this once: ${password}`] : [];
}
