import { randomBytes, randomUUID } from 'node:crypto';
import { and, eq, isNull, lt, ne, notExists, or, sql } from 'drizzle-orm';
import type { Database } from '../postgres/database.ts';
import { refreshTokens, tokenFamilies, users } from '../postgres/schema.ts';
import type { AuditLog } from './audit.ts';
import { keyedHash, sha256 } from './serverKeys.ts';

const SECOND = 1000;
const DAY = 24 * 60 * 60 * SECOND;

/** A session that is not used for so long ends. */
const IDLE_MS = 14 * DAY;
/** A session ends then at the latest, however busy it is. */
const ABSOLUTE_MS = 90 * DAY;
/**
 * Time for which a spent token still returns its successor, as long as that one is unspent: the
 * response may have been lost with a closed tab.
 */
const GRACE_MS = 30 * SECOND;
/**
 * Time that ended sessions are stored. The store is pruned every six hours, so that nothing stays
 * for more than 24.
 */
const ENDED_MS = 18 * 60 * 60 * SECOND;

export interface IssuedSession {
  sessionId: string;
  /** Opaque, 256 bits. */
  refresh: string;
}

export type Rotation =
  | ({ outcome: 'rotated' | 'repeated'; userId: number } & IssuedSession)
  /** Unknown, ended, out of time, or of a disabled account: the caller learns no more. */
  | { outcome: 'refused' };

type Token = typeof refreshTokens.$inferSelect;
type Family = typeof tokenFamilies.$inferSelect;
interface LockedToken {
  token: Token;
  family: Family;
}

/** Families of refresh tokens: one per sign-in, each token spent once. */
export class RefreshTokens {
  readonly #db: Database;
  readonly #key: Buffer;
  readonly #audit: AuditLog;
  readonly #now: () => Date;

  constructor(db: Database, key: Buffer, audit: AuditLog, now: () => Date) {
    this.#db = db;
    this.#key = key;
    this.#audit = audit;
    this.#now = now;
  }

  /** Begins a session of a user, within the transaction of the sign-in. */
  async begin(tx: Database, userId: number, userAgent?: string): Promise<IssuedSession> {
    const now = this.#now();
    const sessionId = randomUUID();
    const refresh = randomBytes(32).toString('base64url');
    const expiresAt = new Date(now.getTime() + ABSOLUTE_MS);
    const agent = readable(userAgent);
    await tx
      .insert(tokenFamilies)
      .values({ id: sessionId, userId, agent, createdAt: now, expiresAt });
    await tx.insert(refreshTokens).values({
      familyId: sessionId,
      hash: sha256(refresh),
      nonce: '',
      expiresAt: this.#idleEnd(now, expiresAt),
    });
    return { sessionId, refresh };
  }

  /** Returns the id of the session that a token belongs to, ended or not; null for an unknown one. */
  async findSession(refresh: string): Promise<string | null> {
    const [known] = await this.#db
      .select({ id: refreshTokens.familyId })
      .from(refreshTokens)
      .where(eq(refreshTokens.hash, sha256(refresh)));
    return known?.id ?? null;
  }

  /** Exchanges a token for its child. Spending a token twice ends the session, grace apart. */
  async rotate(refresh: string): Promise<Rotation> {
    return this.#db.transaction(async (tx) => {
      const locked = await this.#lock(tx, refresh);
      if (locked === null) return { outcome: 'refused' };
      const { token, family } = locked;
      const now = this.#now();
      const ended = family.revokedAt !== null || family.expiresAt <= now || token.expiresAt <= now;
      if (ended || !(await isEnabled(tx, family.userId))) return { outcome: 'refused' };
      const issued = { sessionId: family.id, userId: family.userId };
      if (token.usedAt === null) {
        const child = await this.#spend(tx, refresh, locked, now);
        const entry = { userId: family.userId, session: family.id };
        await this.#audit.record(tx, { event: 'authn_token_created', ...entry });
        return { outcome: 'rotated', refresh: child, ...issued };
      }
      const child = await unspentChild(tx, token);
      if (child !== null && now.getTime() - token.usedAt.getTime() <= GRACE_MS) {
        return { outcome: 'repeated', refresh: this.#derive(refresh, child.nonce), ...issued };
      }
      await this.#revoke(tx, family, 'reuse');
      const entry = { userId: family.userId, session: family.id };
      await this.#audit.record(tx, { event: 'authn_token_reuse', ...entry });
      return { outcome: 'refused' };
    });
  }

  /** Ends the session that a token belongs to, spent or not. An unknown token changes nothing. */
  async revoke(refresh: string): Promise<void> {
    await this.#db.transaction(async (tx) => {
      const locked = await this.#lock(tx, refresh);
      if (locked?.family.revokedAt !== null) return;
      await this.#revoke(tx, locked.family, 'logout');
      const entry = { userId: locked.family.userId, session: locked.family.id };
      await this.#audit.record(tx, { event: 'authn_token_revoked', ...entry });
    });
  }

  /**
   * Deletes tokens that have expired, and sessions that are revoked, expired or without a token,
   * `ENDED_MS` after that.
   */
  async prune(): Promise<void> {
    const before = new Date(this.#now().getTime() - ENDED_MS);
    await this.#db.delete(refreshTokens).where(lt(refreshTokens.expiresAt, before));
    const { id, expiresAt, revokedAt } = tokenFamilies;
    const tokens = this.#db.select().from(refreshTokens).where(eq(refreshTokens.familyId, id));
    await this.#db
      .delete(tokenFamilies)
      .where(or(lt(expiresAt, before), lt(revokedAt, before), notExists(tokens)));
  }

  /** Locks the family first and reads the token after it, so that calls on a family queue up. */
  async #lock(tx: Database, refresh: string): Promise<LockedToken | null> {
    const isToken = eq(refreshTokens.hash, sha256(refresh));
    const [known] = await tx.select().from(refreshTokens).where(isToken);
    if (known === undefined) return null;
    const isFamily = eq(tokenFamilies.id, known.familyId);
    const [family] = await tx.select().from(tokenFamilies).where(isFamily).for('update');
    const [token] = await tx.select().from(refreshTokens).where(isToken);
    return family === undefined || token === undefined ? null : { token, family };
  }

  async #spend(tx: Database, refresh: string, locked: LockedToken, now: Date): Promise<string> {
    const { token, family } = locked;
    const nonce = randomBytes(16).toString('base64url');
    const child = this.#derive(refresh, nonce);
    await tx.update(refreshTokens).set({ usedAt: now }).where(eq(refreshTokens.id, token.id));
    await tx.insert(refreshTokens).values({
      familyId: family.id,
      hash: sha256(child),
      nonce,
      parentId: token.id,
      expiresAt: this.#idleEnd(now, family.expiresAt),
    });
    return child;
  }

  async #revoke(tx: Database, family: Family, reason: string): Promise<void> {
    const ended = { revokedAt: this.#now(), revokedFor: reason };
    await tx.update(tokenFamilies).set(ended).where(eq(tokenFamilies.id, family.id));
  }

  /** From the parent itself, which is not stored: a copy of the store yields no live token. */
  #derive(parent: string, nonce: string): string {
    return keyedHash(this.#key, `${parent}.${nonce}`).toString('base64url');
  }

  #idleEnd(now: Date, familyEnd: Date): Date {
    return new Date(Math.min(now.getTime() + IDLE_MS, familyEnd.getTime()));
  }
}

/** Browser names are short; longer values or non-text are useless to a reader. */
const AGENT_MAX = 300;

function readable(agent: string | undefined): string | null {
  const text = agent?.replaceAll(/[^\x20-\x7e]+/g, ' ').trim() ?? '';
  return text === '' ? null : text.slice(0, AGENT_MAX);
}

/**
 * Ends every live session of a user, except one that is named, and makes all browsers strangers to
 * the sign-in limits. Returns how many sessions ended.
 */
export async function revokeAllSessions(
  tx: Database,
  userId: number,
  reason: string,
  now: Date,
  except?: string,
): Promise<number> {
  const deviceGeneration = sql`${users.deviceGeneration} + 1`;
  await tx.update(users).set({ deviceGeneration }).where(eq(users.id, userId));
  const live = and(eq(tokenFamilies.userId, userId), isNull(tokenFamilies.revokedAt));
  const ended = await tx
    .update(tokenFamilies)
    .set({ revokedAt: now, revokedFor: reason })
    .where(except === undefined ? live : and(live, ne(tokenFamilies.id, except)))
    .returning({ id: tokenFamilies.id });
  return ended.length;
}

async function isEnabled(tx: Database, userId: number): Promise<boolean> {
  const enabled = and(eq(users.id, userId), isNull(users.disabledAt));
  const rows = await tx.select({ id: users.id }).from(users).where(enabled);
  return rows.length > 0;
}

async function unspentChild(tx: Database, parent: Token): Promise<Token | null> {
  const isChild = and(eq(refreshTokens.parentId, parent.id), isNull(refreshTokens.usedAt));
  const [child] = await tx.select().from(refreshTokens).where(isChild);
  return child ?? null;
}
