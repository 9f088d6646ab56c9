import { randomBytes } from 'node:crypto';
import { accountRoles } from '@litometr/api-contract';
import { sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import { BackgroundFailures, type ReportedFailure } from '../background/backgroundFailures.ts';
import {
  AccountsStartError,
  type Database,
  openEmbedded,
  openPostgres,
} from '../postgres/database.ts';
import { users as usersTable } from '../postgres/schema.ts';
import { type AuditEntry, AuditLog, type AuditRow } from './audit.ts';
import { DeviceCookies } from './deviceCookies.ts';
import { Counters } from './limits/counters.ts';
import { MenuStore } from './menu/menuStore.ts';
import { OwnAccount } from './ownAccount.ts';
import { type HashingCost, PasswordHasher } from './passwords.ts';
import { RefreshTokens } from './refreshTokens.ts';
import { loadServerKeys } from './serverKeys.ts';
import { Sessions } from './sessions.ts';
import { UserChangeError, Users } from './users.ts';

/** Interval of pruning while the server runs. */
const PRUNE_EVERY_MS = 6 * 60 * 60 * 1000;

const DEMO_PASSWORD = 'demo';
const ADMIN_USERNAME = 'admin';

export interface AccountsConfig {
  /**
   * Folder of the embedded store; null stores everything in memory. Not used with `databaseUrl`.
   */
  folder: string | null;
  /** A PostgreSQL server instead of the embedded store; null for the embedded one. */
  databaseUrl: string | null;
  /** True when the server shows demo data: only then are there demo accounts. */
  demoData: boolean;
  /** True when the server listens on a loopback address: only then are there demo accounts. */
  loopback: boolean;
  /** Password of the first admin; null generates a random one. */
  adminPassword: string | null;
  hashing?: HashingCost;
  now?: () => Date;
  /** Called once for each failure of a background loop; a warning of the process by default. */
  onFailure?: (failure: ReportedFailure) => void;
}

/** Message of the start about how to sign in. */
type SignInHint =
  | { kind: 'demo'; usernames: string[]; password: string }
  /** The first start created this admin. `password` is null when the caller provided it. */
  | { kind: 'first-admin'; username: string; password: string | null }
  | { kind: 'existing' };

export interface AccountsStore {
  sessions: Sessions;
  users: Users;
  /** Operations of users on their own account. */
  own: OwnAccount;
  menu: MenuStore;
  /** Creates limits, for attempts and calls of other areas. */
  counters: Counters;
  audit: {
    /** Newest first. */ recent(limit: number): Promise<AuditRow[]>;
    record(entry: AuditEntry): Promise<void>;
  };
  /** For records that are written in the transaction of the change that they describe. */
  auditLog: AuditLog;
  /** Failures of background loops, for staff. */
  failures: BackgroundFailures;
  /** For backups, and for the tables of the personal area and of staff. */
  database: Database;
  now: () => Date;
  signIn: SignInHint;
  /** Drops ended sessions and old records; runs by itself at the start and every six hours. */
  prune(): Promise<void>;
  /** True when the store responds. */
  healthy(): Promise<boolean>;
  close(): Promise<void>;
}

/**
 * Opens the accounts store: migrates it, fills a new one, drops what has ended.
 *
 * @throws AccountsStartError with one line for a person when it cannot serve
 */
export async function openAccounts(config: AccountsConfig): Promise<AccountsStore> {
  let signIn: SignInHint = { kind: 'existing' };
  const prepare = async (db: Database) => {
    const { users, menu, prune } = await build(db, null, config);
    await menu.seed();
    await prune();
    signIn = await preparePeople(db, users, config);
  };
  const opened = await (config.databaseUrl === null
    ? openEmbedded(config.folder, prepare)
    : openPostgres(config.databaseUrl, prepare));
  const parts = await build(opened.db, opened.pool, config);
  const pruning = setInterval(() => void parts.prune(), PRUNE_EVERY_MS).unref();
  return {
    sessions: parts.sessions,
    users: parts.users,
    own: parts.own,
    menu: parts.menu,
    counters: parts.counters,
    audit: {
      recent: (limit) => parts.audit.recent(opened.db, limit),
      record: (entry) => parts.audit.record(opened.db, entry),
    },
    auditLog: parts.audit,
    failures: parts.failures,
    database: opened.db,
    now: config.now ?? (() => new Date()),
    signIn,
    healthy: () =>
      opened.db.execute(sql`select 1`).then(
        () => true,
        () => false,
      ),
    prune: () => parts.prune(),
    close: () => {
      clearInterval(pruning);
      return opened.close();
    },
  };
}

async function build(db: Database, pool: Pool | null, config: AccountsConfig) {
  const now = config.now ?? (() => new Date());
  const keys = await loadServerKeys(db);
  const audit = new AuditLog(keys.audit);
  const counters = new Counters(pool, keys.limits);
  const devices = new DeviceCookies(keys.device, now);
  const hasher = new PasswordHasher(config.hashing);
  const users = new Users(db, hasher, audit, now);
  const menu = new MenuStore(db);
  const refreshTokens = new RefreshTokens(db, keys.refresh, audit, now);
  const shared = { db, hasher, audit, counters, now };
  const parts = { ...shared, users, refreshTokens, menu, devices, accessKey: keys.access };
  const failures = new BackgroundFailures({ db, now, onFailure: config.onFailure ?? warn });
  const prune = async () => {
    const isolate = (subject: string, work: () => Promise<void>) =>
      failures.isolate({ loop: 'pruning', subject }, work);
    await isolate('sessions', () => refreshTokens.prune());
    await isolate('audit', () => audit.prune(db, now()));
    await isolate('failures', () => failures.prune());
  };
  const own = new OwnAccount(shared);
  return { users, own, menu, audit, counters, failures, prune, sessions: new Sessions(parts) };
}

function warn({ loop, subject, message }: ReportedFailure): void {
  process.emitWarning(`Background task failed: ${loop}, ${subject}: ${message}`);
}

/** Demo accounts, or a first admin, or what is already there. */
async function preparePeople(
  db: Database,
  users: Users,
  config: AccountsConfig,
): Promise<SignInHint> {
  if (!config.demoData) await users.removeDemo();
  const demo = (await users.list()).filter((user) => user.demo && user.disabledAt === null);
  if (demo.length > 0 && !config.loopback) {
    throw new AccountsStartError(
      `The accounts store holds demo accounts with a public password (${demo
        .map((user) => user.username)
        .join(', ')}), and the server was asked to listen beyond this machine. ` +
        'Listen on 127.0.0.1, start with LITOMETR_DEMO=off, which removes them, ' +
        'or give them passwords with `litometr users password <name>`.',
    );
  }
  const isEmpty = (await db.select({ id: usersTable.id }).from(usersTable).limit(1)).length === 0;
  if (!isEmpty) return demo.length > 0 ? demoHint(demo.map((user) => user.username)) : existing;
  if (!config.demoData || !config.loopback) return makeFirstAdmin(users, config.adminPassword);
  for (const role of accountRoles) {
    await users.addDemo({ username: role, password: DEMO_PASSWORD, role });
  }
  return demoHint([...accountRoles]);
}

const existing: SignInHint = { kind: 'existing' };

function demoHint(usernames: string[]): SignInHint {
  return { kind: 'demo', usernames, password: DEMO_PASSWORD };
}

async function makeFirstAdmin(users: Users, configured: string | null): Promise<SignInHint> {
  const password = configured ?? randomBytes(15).toString('base64url');
  await users.add({ username: ADMIN_USERNAME, password, role: 'admin' }).catch((error: unknown) => {
    if (!(error instanceof UserChangeError)) throw error;
    throw new AccountsStartError(
      `The first admin cannot be made with LITOMETR_ADMIN_PASSWORD: ${error.message}`,
      { cause: error },
    );
  });
  const shown = configured === null ? password : null;
  return { kind: 'first-admin', username: ADMIN_USERNAME, password: shown };
}
