import { and, count, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Database } from '../postgres/database.ts';
import { alerts } from '../postgres/schema.ts';
import type { Page } from './watchStore.ts';

export type AlertRow = typeof alerts.$inferSelect;

/** Alerts of users. */
export class InboxStore {
  readonly #db: Database;
  readonly #now: () => Date;

  constructor(db: Database, now: () => Date) {
    this.#db = db;
    this.#now = now;
  }

  /** The latest first. */
  async page(userId: number, unreadOnly: boolean, { page, size }: Page) {
    const isOwn = eq(alerts.userId, userId);
    const where = unreadOnly ? and(isOwn, isNull(alerts.readAt)) : isOwn;
    const [total] = await this.#db.select({ n: count() }).from(alerts).where(where);
    const rows = await this.#db
      .select()
      .from(alerts)
      .where(where)
      .orderBy(desc(alerts.id))
      .limit(size)
      .offset((page - 1) * size);
    return { count: total?.n ?? 0, unread: await this.unread(userId), rows };
  }

  async unread(userId: number): Promise<number> {
    const where = and(eq(alerts.userId, userId), isNull(alerts.readAt));
    const [row] = await this.#db.select({ n: count() }).from(alerts).where(where);
    return row?.n ?? 0;
  }

  /** Marks alerts as read; `ids` null means all. Returns how many stay unread. */
  async mark(userId: number, ids: readonly number[] | null, read: boolean): Promise<number> {
    const where = and(
      eq(alerts.userId, userId),
      ids === null ? undefined : inArray(alerts.id, [...ids]),
      read ? isNull(alerts.readAt) : isNotNull(alerts.readAt),
    );
    await this.#db
      .update(alerts)
      .set({ readAt: read ? this.#now() : null })
      .where(where);
    return this.unread(userId);
  }
}
