import { type AccountRole, accountRoleOf, accountRoles } from '@litometr/api-contract';
import { and, asc, count, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../postgres/database.ts';
import { users } from '../postgres/schema.ts';
import type { AuditEntry, AuditLog } from './audit.ts';
import { looksLike } from './lookAlikes.ts';
import { findPasswordProblem } from './newPasswords.ts';
import type { PasswordHasher } from './passwords.ts';
import { revokeAllSessions } from './refreshTokens.ts';
import { usernameKey, usernameProblem } from './usernames.ts';

export type UserRow = typeof users.$inferSelect;

/** Of changes of accounts, in the database of one product. */
const CHANGE_LOCK = 7_431_004;

/** An account as staff see it. `disabledAt` is null while it may sign in. */
export type UserSummary = Pick<
  UserRow,
  'id' | 'username' | 'role' | 'demo' | 'disabledAt' | 'createdAt'
>;

/** A change of an account that cannot be made; the message says why and what to do. */
export class UserChangeError extends Error {
  override readonly name = 'UserChangeError';
  readonly code: UserChangeCode;

  constructor(message: string, code: UserChangeCode = 'invalid') {
    super(message);
    this.code = code;
  }
}

export type UserChangeCode =
  | 'invalid'
  | 'weak_password'
  | 'name_taken'
  | 'not_found'
  | 'last_admin';

export interface NewUser {
  username: string;
  password: string;
  role: string;
}

/** The accounts and every change of them. Each change is recorded. */
export class Users {
  readonly #db: Database;
  readonly #hasher: PasswordHasher;
  readonly #audit: AuditLog;
  readonly #now: () => Date;

  constructor(db: Database, hasher: PasswordHasher, audit: AuditLog, now: () => Date) {
    this.#db = db;
    this.#hasher = hasher;
    this.#audit = audit;
    this.#now = now;
  }

  async list(): Promise<UserSummary[]> {
    const { id, username, role, demo, disabledAt, createdAt } = users;
    return this.#db
      .select({ id, username, role, demo, disabledAt, createdAt })
      .from(users)
      .orderBy(asc(users.usernameKey));
  }

  async find(username: string): Promise<UserRow | null> {
    const key = usernameKey(username);
    const [row] = await this.#db.select().from(users).where(eq(users.usernameKey, key));
    return row ?? null;
  }

  /**
   * @throws UserChangeError when the name is in use, not allowed or a look-alike, or the password
   * too weak
   */
  async add(user: NewUser, actorId?: number): Promise<void> {
    await requirePassword(user.password, user.username);
    await this.#insert(user, false, actorId);
  }

  /** An account whose password is public. */
  async addDemo(user: NewUser): Promise<void> {
    await this.#insert(user, true);
  }

  async setRole(username: string, role: string, actorId?: number): Promise<void> {
    const next = requireRoleName(role);
    await this.#change(username, async (tx, user) => {
      if (next !== 'admin') await requireAnotherAdmin(tx, user);
      await tx.update(users).set({ role: next }).where(eq(users.id, user.id));
      const details = { role: next, before: user.role };
      await this.#record(tx, { event: 'user_updated', userId: user.id, details }, actorId);
    });
  }

  /** Also ends the account's sessions: anyone who knew the old password is signed out. */
  async setPassword(username: string, password: string, actorId?: number): Promise<void> {
    await requirePassword(password, username);
    const passwordHash = await this.#hasher.hash(password);
    await this.#change(username, async (tx, user) => {
      await tx.update(users).set({ passwordHash, demo: false }).where(eq(users.id, user.id));
      await revokeAllSessions(tx, user.id, 'password', this.#now());
      await this.#record(tx, { event: 'authn_password_change', userId: user.id }, actorId);
    });
  }

  /** Replaces the hash of an unchanged password, after the cost of hashing was raised. */
  async rehash(user: UserRow, password: string): Promise<void> {
    const passwordHash = await this.#hasher.hash(password);
    // Does not overwrite a password that was changed in the meantime.
    const same = and(eq(users.id, user.id), eq(users.passwordHash, user.passwordHash));
    await this.#db.update(users).set({ passwordHash }).where(same);
  }

  /** Does not delete the account, but ends its sessions and refuses its sign-ins. */
  async disable(username: string, actorId?: number): Promise<void> {
    await this.#change(username, async (tx, user) => {
      await requireAnotherAdmin(tx, user);
      await tx.update(users).set({ disabledAt: this.#now() }).where(eq(users.id, user.id));
      await revokeAllSessions(tx, user.id, 'disabled', this.#now());
      await this.#record(tx, { event: 'user_disabled', userId: user.id }, actorId);
    });
  }

  /** Its owner signs in again everywhere. */
  async endSessions(username: string, actorId?: number): Promise<void> {
    await this.#change(username, async (tx, user) => {
      const ended = await revokeAllSessions(tx, user.id, 'staff', this.#now());
      const details = { sessions: ended };
      await this.#record(tx, { event: 'authn_token_revoked', userId: user.id, details }, actorId);
    });
  }

  async enable(username: string, actorId?: number): Promise<void> {
    await this.#change(username, async (tx, user) => {
      await tx.update(users).set({ disabledAt: null }).where(eq(users.id, user.id));
      await this.#record(tx, { event: 'user_enabled', userId: user.id }, actorId);
    });
  }

  /** Removes the accounts with public passwords, and their sessions with them. */
  async removeDemo(): Promise<number> {
    return this.#db.transaction(async (tx) => {
      const removed = await tx.delete(users).where(eq(users.demo, true)).returning();
      for (const { role } of removed) {
        await this.#audit.record(tx, { event: 'user_removed', details: { demo: true, role } });
      }
      return removed.length;
    });
  }

  async #insert(user: NewUser, demo: boolean, actorId?: number): Promise<void> {
    const problem = usernameProblem(user.username);
    if (problem !== null) throw new UserChangeError(problem);
    const role = requireRoleName(user.role);
    const passwordHash = await this.#hasher.hash(user.password);
    const username = user.username.normalize('NFKC').trim();
    await this.#db.transaction(async (tx) => {
      await waitForOtherChanges(tx);
      await requireNoLookAlike(tx, username);
      const [row] = await tx
        .insert(users)
        .values({ username, usernameKey: usernameKey(username), passwordHash, role, demo })
        .onConflictDoNothing()
        .returning({ id: users.id });
      if (row === undefined) {
        throw new UserChangeError(`There is already an account called ${username}.`, 'name_taken');
      }
      const entry = { event: 'user_created', userId: row.id, details: { role } } as const;
      await this.#record(tx, entry, actorId);
    });
  }

  /** `actorId` is left out for commands of this machine. */
  #record(tx: Database, entry: AuditEntry, actorId: number | undefined): Promise<void> {
    return this.#audit.record(tx, actorId === undefined ? entry : { ...entry, actorId });
  }

  async #change(
    username: string,
    work: (tx: Database, user: UserRow) => Promise<void>,
  ): Promise<void> {
    await this.#db.transaction(async (tx) => {
      await waitForOtherChanges(tx);
      const found = eq(users.usernameKey, usernameKey(username));
      const [user] = await tx.select().from(users).where(found).for('update');
      if (user === undefined) {
        throw new UserChangeError(`There is no account called ${username}.`, 'not_found');
      }
      await work(tx, user);
    });
  }
}

async function requirePassword(password: string, username: string): Promise<void> {
  const problem = await findPasswordProblem(password, username);
  if (problem !== null) throw new UserChangeError(problem, 'weak_password');
}

/** Existing accounts stay as they are: only new names are compared with them. */
async function requireNoLookAlike(tx: Database, username: string): Promise<void> {
  const key = usernameKey(username);
  const rows = await tx.select({ other: users.username, otherKey: users.usernameKey }).from(users);
  const similar = rows.find(
    ({ other, otherKey }) => otherKey !== key && looksLike(username, other),
  );
  if (similar === undefined) return;
  throw new UserChangeError(
    `The username ${username} looks like ${similar.other}, which is another account. Choose another one.`,
  );
}

function requireRoleName(role: string): AccountRole {
  const known = accountRoleOf(role);
  if (known !== undefined) return known;
  throw new UserChangeError(`There is no role ${role}. Roles: ${accountRoles.join(', ')}.`);
}

/**
 * Serializes changes that may remove an admin until their transactions end: two admins who demote
 * each other would otherwise each still see the other.
 */
export async function waitForOtherChanges(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${CHANGE_LOCK})`);
}

/** Without an admin, no new admin could be appointed from the dashboard. */
export async function requireAnotherAdmin(tx: Database, user: UserRow): Promise<void> {
  if (user.role !== 'admin' || user.disabledAt !== null) return;
  const admins = and(eq(users.role, 'admin'), isNull(users.disabledAt));
  const [row] = await tx.select({ admins: count() }).from(users).where(admins);
  if ((row?.admins ?? 0) <= 1) {
    throw new UserChangeError(
      `${user.username} is the last admin. Make another account an admin first.`,
      'last_admin',
    );
  }
}
