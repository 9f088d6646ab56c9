import type { AuditEvent } from '@litometr/api-contract';
import { DAY_MS } from '@litometr/domain';
import { and, desc, inArray, lt } from 'drizzle-orm';
import type { Database } from '../postgres/database.ts';
import { audit } from '../postgres/schema.ts';
import { keyedHash } from './serverKeys.ts';

/** Frequent events. They are stored for a shorter time than events that should not happen. */
const routine: AuditEvent[] = ['authn_login_success', 'authn_token_created', 'authn_token_revoked'];
const ROUTINE_DAYS = 90;
const RETENTION_DAYS = 365;

/** Plain values; those that could name a person or a session are stored as keyed hashes. */
export interface AuditEntry {
  event: AuditEvent;
  userId?: number | null;
  /** The acting user, where it is not the user of `userId`; also for events without an account. */
  actorId?: number;
  /** A username as typed. */
  subject?: string;
  /** A network address. */
  address?: string;
  /** A session id. */
  session?: string;
  details?: Record<string, string | number | boolean>;
}

export interface AuditRow {
  at: Date;
  event: string;
  userId: number | null;
  subject: string | null;
  address: string | null;
  session: string | null;
  details: Record<string, string | number | boolean> | null;
}

export class AuditLog {
  readonly #key: Buffer;

  constructor(key: Buffer) {
    this.#key = key;
  }

  /**
   * Records an event. `db` may be a transaction, so that the record is committed or rolled back
   * with the change that it describes.
   */
  async record(db: Database, entry: AuditEntry): Promise<void> {
    await db.insert(audit).values({
      event: entry.event,
      userId: entry.userId ?? null,
      actorId: entry.actorId ?? null,
      subject: this.#hash('subject', entry.subject),
      address: this.#hash('address', entry.address),
      session: this.#hash('session', entry.session),
      details: entry.details ?? null,
    });
  }

  /** Newest first. */
  async recent(db: Database, limit: number): Promise<AuditRow[]> {
    const { at, event, userId, subject, address, session, details } = audit;
    return db
      .select({ at, event, userId, subject, address, session, details })
      .from(audit)
      .orderBy(desc(audit.id))
      .limit(limit);
  }

  /** Deletes the records that are past their retention. */
  async prune(db: Database, now: Date): Promise<void> {
    const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
    const isRoutine = inArray(audit.event, routine);
    await db.delete(audit).where(and(isRoutine, lt(audit.at, daysAgo(ROUTINE_DAYS))));
    await db.delete(audit).where(lt(audit.at, daysAgo(RETENTION_DAYS)));
  }

  #hash(kind: string, value: string | undefined): string | null {
    if (value === undefined) return null;
    return keyedHash(this.#key, `${kind}:${value}`).toString('hex').slice(0, 24);
  }
}
