import { randomBytes } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { sha256 } from '../accounts/serverKeys.ts';
import type { Database } from '../postgres/database.ts';
import { feeds, users } from '../postgres/schema.ts';

/** Private feeds. Their address cannot be guessed, and only its hash is stored. */
export class FeedStore {
  readonly #db: Database;
  readonly #now: () => Date;

  constructor(db: Database, now: () => Date) {
    this.#db = db;
    this.#now = now;
  }

  /** Creation time of the feed; null where there is none. */
  async find(userId: number): Promise<Date | null> {
    const [row] = await this.#db.select().from(feeds).where(eq(feeds.userId, userId));
    return row?.createdAt ?? null;
  }

  /** Ends the address before it. */
  async renew(userId: number): Promise<{ token: string; createdAt: Date }> {
    const token = randomBytes(32).toString('base64url');
    const row = { hash: sha256(token), createdAt: this.#now() };
    await this.#db
      .insert(feeds)
      .values({ userId, ...row })
      .onConflictDoUpdate({ target: feeds.userId, set: row });
    return { token, createdAt: row.createdAt };
  }

  async remove(userId: number): Promise<void> {
    await this.#db.delete(feeds).where(eq(feeds.userId, userId));
  }

  /** Whose feed a token opens; null for none, and for a disabled account. */
  async ownerOf(token: string): Promise<number | null> {
    const [row] = await this.#db
      .select({ id: feeds.userId })
      .from(feeds)
      .innerJoin(users, eq(users.id, feeds.userId))
      .where(and(eq(feeds.hash, sha256(token)), isNull(users.disabledAt)));
    return row?.id ?? null;
  }
}
