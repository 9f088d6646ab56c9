import type { WatchKey, WatchKind } from '@litometr/api-contract';
import { and, count, desc, eq, type SQL } from 'drizzle-orm';
import type { Database } from '../accounts/database.ts';
import { watchItems } from '../accounts/schema.ts';
import { lockingUser } from './lockUser.ts';
import { keyOf } from './published.ts';

export interface WatchRow extends WatchKey {
  addedAt: Date;
}

export interface Page {
  page: number;
  size: number;
}

const columns = {
  kind: watchItems.kind,
  target: watchItems.targetId,
  addedAt: watchItems.addedAt,
};

const ownedBy = (userId: number, kind?: WatchKind): SQL | undefined =>
  and(eq(watchItems.userId, userId), kind === undefined ? undefined : eq(watchItems.kind, kind));

/** What a user follows: by kind and id of the measurements store, each once. */
export class WatchStore {
  readonly #db: Database;
  readonly #now: () => Date;

  constructor(db: Database, now: () => Date) {
    this.#db = db;
    this.#now = now;
  }

  /** The last added first. */
  async page(userId: number, kind: WatchKind | undefined, { page, size }: Page) {
    const where = ownedBy(userId, kind);
    const [total] = await this.#db.select({ n: count() }).from(watchItems).where(where);
    const rows = await this.#db
      .select(columns)
      .from(watchItems)
      .where(where)
      .orderBy(desc(watchItems.addedAt), desc(watchItems.id))
      .limit(size)
      .offset((page - 1) * size);
    return { count: total?.n ?? 0, rows };
  }

  async keys(userId: number): Promise<WatchKey[]> {
    return this.#db
      .select({ kind: watchItems.kind, target: watchItems.targetId })
      .from(watchItems)
      .where(ownedBy(userId))
      .orderBy(watchItems.kind, watchItems.targetId);
  }

  /** Adds what is not there yet, in order, while the list has room; says what became of each. */
  add(
    userId: number,
    keys: readonly WatchKey[],
    limit: number,
  ): Promise<('added' | 'already' | 'over_limit')[]> {
    return lockingUser(this.#db, userId, async (tx) => {
      const held = new Set(
        (
          await tx
            .select({ kind: watchItems.kind, target: watchItems.targetId })
            .from(watchItems)
            .where(ownedBy(userId))
        ).map(keyOf),
      );
      const fresh: WatchKey[] = [];
      const outcomes = keys.map((key) => {
        if (held.has(keyOf(key))) return 'already';
        if (held.size >= limit) return 'over_limit';
        held.add(keyOf(key));
        fresh.push(key);
        return 'added';
      });
      const addedAt = this.#now();
      if (fresh.length > 0) {
        await tx
          .insert(watchItems)
          .values(fresh.map(({ kind, target }) => ({ userId, kind, targetId: target, addedAt })));
      }
      return outcomes;
    });
  }

  async remove(userId: number, { kind, target }: WatchKey): Promise<void> {
    await this.#db
      .delete(watchItems)
      .where(and(ownedBy(userId, kind), eq(watchItems.targetId, target)));
  }
}
