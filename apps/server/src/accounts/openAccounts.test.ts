import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { AccountsStartError } from '../postgres/database.ts';
import { putAccounts } from '../testing/preparedStores.ts';
import { runUsersCommand } from './cliUsers.ts';
import type { AccountsConfig, AccountsStore } from './openAccounts.ts';
import { openTestAccounts } from './testing/openTestAccounts.ts';

const caller = { address: '127.0.0.1', languages: 'ru' };
let folder: string;
let open: AccountsStore | null = null;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'accounts-'));
});
afterEach(async () => {
  await open?.close();
  open = null;
  await rm(folder, { recursive: true });
});

/** The first start of a test is of a store with tables alone, unless it is of `nothing`. */
async function start(
  config: Partial<AccountsConfig>,
  beginning?: 'nothing',
): Promise<AccountsStore> {
  await open?.close();
  open = null;
  const store = join(folder, 'store');
  if (beginning !== 'nothing' && !existsSync(store)) await putAccounts(store);
  open = await openTestAccounts({ folder: store, ...config });
  return open;
}

async function usernames(accounts: AccountsStore): Promise<string[]> {
  return (await accounts.users.list()).map((user) => user.username);
}

describe('the first start', () => {
  it('creates a demo account per role, which the next start reuses with its sessions', async () => {
    const first = await start({}, 'nothing');
    expect(first.signIn).toEqual({
      kind: 'demo',
      usernames: ['user', 'vip', 'moderator', 'admin'],
      password: 'demo',
    });
    const demo = { username: 'vip', password: 'demo' };
    const { access } = (await first.sessions.login(demo, caller)).response;
    const second = await start({});
    expect(second.signIn.kind).toBe('demo');
    expect(await second.sessions.identify(access, { address: '::1', path: '/' })).toMatchObject({
      username: 'vip',
      role: 'vip',
    });
    expect(await second.healthy()).toBe(true);
  });

  it('never serves demo accounts beyond this machine', async () => {
    await start({});
    await expect(start({ loopback: false })).rejects.toThrow(AccountsStartError);
    await expect(start({ loopback: false })).rejects.toThrow(/admin, moderator, user, vip/);
    const cleaned = await start({ loopback: false, demoData: false });
    expect(await usernames(cleaned)).toEqual(['admin']);
    expect(cleaned.signIn.kind).toBe('first-admin');
    expect((await start({ loopback: false })).signIn).toEqual({ kind: 'existing' });
  });

  it('creates an admin with a random password, shown once', async () => {
    const first = await start({ loopback: false });
    expect(first.signIn).toMatchObject({ kind: 'first-admin', username: 'admin' });
    const password = first.signIn.kind === 'first-admin' ? (first.signIn.password ?? '') : '';
    const session = await first.sessions.login({ username: 'admin', password }, caller);
    expect(session.response.user.role).toBe('admin');
    expect((await start({ loopback: false })).signIn).toEqual({ kind: 'existing' });
  });

  it('accepts a password for the first admin, and rejects a short one with a message', async () => {
    const config = { demoData: false, adminPassword: 'given-password' };
    const accounts = await start(config);
    expect(accounts.signIn).toMatchObject({ kind: 'first-admin', password: null });
    const given = { username: 'admin', password: 'given-password' };
    expect((await accounts.sessions.login(given, caller)).response.user.role).toBe('admin');
  });

  it('says what is wrong with a password that is too short, or a folder that is a file', async () => {
    await expect(start({ demoData: false, adminPassword: 'short' })).rejects.toThrow(
      /LITOMETR_ADMIN_PASSWORD: A password has 8/,
    );
    const file = join(folder, 'file');
    await writeFile(file, 'not a folder');
    await expect(start({ folder: file })).rejects.toThrow(AccountsStartError);
    await expect(start({ folder: file })).rejects.toThrow(/does not open: EEXIST/);
  });
});

describe('the users command', () => {
  it('adds, lists, changes and disables, and shows a random password once', async () => {
    const { users, sessions } = await start({
      demoData: false,
      adminPassword: 'given-password',
    });
    const added = { username: 'Анна', role: 'vip', password: null };
    const lines = await runUsersCommand(users, { action: 'add', ...added });
    const password = lines[1]?.split(': ')[1] ?? '';
    const { response } = await sessions.login({ username: 'анна', password }, caller);
    expect(response.user.role).toBe('vip');
    await runUsersCommand(users, { action: 'role', username: 'Анна', role: 'moderator' });
    await runUsersCommand(users, { action: 'disable', username: 'Анна' });
    expect(await runUsersCommand(users, { action: 'list' })).toEqual([
      'admin  admin',
      'Анна   moderator  disabled',
    ]);
  });

  it('refuses what would harm, and says why', async () => {
    const { users } = await start({
      demoData: false,
      adminPassword: 'given-password',
    });
    const add = { action: 'add', username: 'x', role: 'user', password: 'long-enough' } as const;
    await runUsersCommand(users, add);
    const refusals = [
      [{ ...add, username: 'X' }, /already an account/],
      [{ ...add, username: 'a b' }, /letters, digits/],
      [{ ...add, username: 'y', role: 'king' }, /no role king/],
      [{ ...add, username: 'y', password: 'short' }, /8 to 1024/],
      [{ action: 'role', username: 'admin', role: 'user' }, /last admin/],
      [{ action: 'disable', username: 'admin' }, /last admin/],
      [{ action: 'disable', username: 'nobody' }, /no account called nobody/],
    ] as const;
    for (const [command, reason] of refusals) {
      await expect(runUsersCommand(users, command)).rejects.toThrow(reason);
    }
  });
});
