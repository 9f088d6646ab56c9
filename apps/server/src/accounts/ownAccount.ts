import type { SessionEntry } from '@litometr/api-contract';
import { and, desc, eq, gt, isNull, max, sql } from 'drizzle-orm';
import type { SessionUser } from '../http/contract.ts';
import { ApiError, badParameter, notFound } from '../http/errors.ts';
import type { Database } from '../postgres/database.ts';
import { refreshTokens, tokenFamilies, users } from '../postgres/schema.ts';
import type { AuditLog } from './audit.ts';
import type { Counter, Counters } from './limits/counters.ts';
import { findPasswordProblem } from './newPasswords.ts';
import { HashingBusyError, type PasswordHasher } from './passwords.ts';
import { revokeAllSessions } from './refreshTokens.ts';
import { signInFirst, tooBusy } from './refusals.ts';
import { requireAnotherAdmin, type UserRow, waitForOtherChanges } from './users.ts';

/** Wrong passwords that a session may submit: somebody who found it open must not keep guessing. */
const WRONG_PASSWORDS = { points: 5, seconds: 10 * 60 };

interface OwnAccountParts {
  db: Database;
  hasher: PasswordHasher;
  audit: AuditLog;
  counters: Counters;
  now: () => Date;
}

/** Operations of users on their own account. */
export class OwnAccount {
  readonly #parts: OwnAccountParts;
  readonly #wrong: Counter;

  constructor(parts: OwnAccountParts) {
    this.#parts = parts;
    this.#wrong = parts.counters.create('own_password', WRONG_PASSWORDS);
  }

  /** Those that live, the last used first. */
  async sessions({ id: userId, sessionId }: SessionUser): Promise<SessionEntry[]> {
    const { db, now } = this.#parts;
    const { id, agent, createdAt, expiresAt, revokedAt } = tokenFamilies;
    const used = sql<Date>`coalesce(${max(refreshTokens.usedAt)}, ${createdAt})`.mapWith(createdAt);
    const live = and(eq(tokenFamilies.userId, userId), isNull(revokedAt), gt(expiresAt, now()));
    const rows = await db
      .select({
        id,
        agent,
        createdAt,
        expiresAt,
        usedAt: used,
        idleEnd: max(refreshTokens.expiresAt),
      })
      .from(tokenFamilies)
      .innerJoin(refreshTokens, eq(refreshTokens.familyId, id))
      .where(live)
      .groupBy(id)
      .having(gt(max(refreshTokens.expiresAt), now()))
      .orderBy(desc(used));
    return rows.map((row) => ({
      id: row.id,
      current: row.id === sessionId,
      agent: row.agent,
      started_at: row.createdAt.toISOString(),
      last_used_at: row.usedAt.toISOString(),
      expires_at: (row.idleEnd ?? row.expiresAt).toISOString(),
    }));
  }

  /** @throws ApiError 404 for a session that is not the user's, or has ended */
  async endSession(user: SessionUser, id: string): Promise<void> {
    const { db, audit, now } = this.#parts;
    await db.transaction(async (tx) => {
      const own = and(
        eq(tokenFamilies.id, id),
        eq(tokenFamilies.userId, user.id),
        isNull(tokenFamilies.revokedAt),
      );
      const ended = await tx
        .update(tokenFamilies)
        .set({ revokedAt: now(), revokedFor: 'logout' })
        .where(own)
        .returning({ id: tokenFamilies.id });
      if (ended.length === 0) throw notFound('There is no such session.');
      await audit.record(tx, { event: 'authn_token_revoked', userId: user.id, session: id });
    });
  }

  /** Ends all sessions, or all but the caller's. Returns how many were ended. */
  async endSessions(user: SessionUser, keepCurrent: boolean): Promise<number> {
    const { db, audit, now } = this.#parts;
    return db.transaction(async (tx) => {
      const except = keepCurrent ? user.sessionId : undefined;
      const ended = await revokeAllSessions(tx, user.id, 'logout', now(), except);
      const details = { sessions: ended };
      await audit.record(tx, { event: 'authn_token_revoked', userId: user.id, details });
      return ended;
    });
  }

  /** Ends the other sessions: clients that knew the old password are out. @throws ApiError 400, 403, 429 */
  async changePassword(user: SessionUser, current: string, next: string): Promise<void> {
    const { db, hasher, audit, now } = this.#parts;
    const checked = await this.#confirm(user, current);
    const problem = await findPasswordProblem(next, checked.username);
    if (problem !== null) throw badParameter('next', problem);
    const passwordHash = await hasher.hash(next).catch(busy);
    await db.transaction(async (tx) => {
      await lockUnchanged(tx, checked);
      await tx.update(users).set({ passwordHash, demo: false }).where(eq(users.id, user.id));
      await revokeAllSessions(tx, user.id, 'password', now(), user.sessionId);
      await audit.record(tx, { event: 'authn_password_change', userId: user.id });
    });
  }

  /** Removes the account with all that hangs on it. @throws ApiError 403, 409, 429 */
  async remove(user: SessionUser, password: string): Promise<void> {
    const { db, audit } = this.#parts;
    const checked = await this.#confirm(user, password);
    await db.transaction(async (tx) => {
      await waitForOtherChanges(tx);
      const row = await lockUnchanged(tx, checked);
      await requireAnotherAdmin(tx, row).catch((error: unknown) => {
        throw new ApiError(409, error instanceof Error ? error.message : String(error), {
          code: 'last_admin',
        });
      });
      await tx.delete(users).where(eq(users.id, user.id));
      const details = { role: row.role, own: true };
      await audit.record(tx, { event: 'user_removed', details });
    });
  }

  /** The account as its password was found right. */
  async #confirm({ id, sessionId }: SessionUser, password: string): Promise<UserRow> {
    const { db, hasher, audit } = this.#parts;
    // Counted before the check, so that simultaneous guesses all count; per session, so that the
    // owner is not refused in another one.
    const wait = await this.#wrong.take(sessionId);
    if (wait > 0) {
      throw new ApiError(429, 'Too many wrong passwords. Try again in some minutes.', {
        headers: { 'retry-after': String(wait) },
      });
    }
    const [row] = await db.select().from(users).where(eq(users.id, id));
    if (row === undefined) throw signInFirst();
    const isRight = await hasher.verify(row.passwordHash, password).catch(busy);
    if (!isRight) {
      await audit.record(db, { event: 'authn_login_fail', userId: id, details: { confirm: true } });
      throw new ApiError(403, 'The password is wrong.', { code: 'wrong_password' });
    }
    await this.#wrong.takeBack(sessionId);
    return row;
  }
}

function busy(error: unknown): never {
  if (error instanceof HashingBusyError) throw tooBusy();
  throw error;
}

/** Nothing is done with a password that was changed while it was checked. */
async function lockUnchanged(tx: Database, checked: UserRow): Promise<UserRow> {
  const [row] = await tx.select().from(users).where(eq(users.id, checked.id)).for('update');
  if (row?.passwordHash !== checked.passwordHash) throw signInFirst();
  return row;
}
