import type { WatchKey, WatchKind } from '@litometr/api-contract';
import { and, count, desc, eq, inArray, notInArray, type SQL } from 'drizzle-orm';
import type { Aliases } from '../measurements/publishedAliases.ts';
import type { Database } from '../postgres/database.ts';
import { watchItems } from '../postgres/schema.ts';
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

const keyColumns = { id: watchItems.id, kind: watchItems.kind, target: watchItems.targetId };

const canonicalKey = ({ kind, target }: WatchKey, aliases: Aliases): WatchKey => ({
  kind,
  target: aliases.canonical(kind, target),
});

/** Rows of a further name of what an earlier row follows. */
function repeatedRows(rows: readonly (WatchKey & { id: number })[], aliases: Aliases): number[] {
  const seen = new Set<string>();
  return rows
    .toSorted((a, b) => a.id - b.id)
    .flatMap((row) => {
      const key = keyOf(canonicalKey(row, aliases));
      if (seen.has(key)) return [row.id];
      seen.add(key);
      return [];
    });
}

const ownedBy = (userId: number, kind?: WatchKind): SQL | undefined =>
  and(eq(watchItems.userId, userId), kind === undefined ? undefined : eq(watchItems.kind, kind));

/**
 * The items on users' watch lists, each once, by kind and id of the measurements store. Rows store
 * the id that was followed; renamed items are shown, and followed again, under their canonical id.
 */
export class WatchStore {
  readonly #db: Database;
  readonly #now: () => Date;
  readonly #aliases: () => Promise<Aliases>;

  constructor(db: Database, now: () => Date, aliases: () => Promise<Aliases>) {
    this.#db = db;
    this.#now = now;
    this.#aliases = aliases;
  }

  /** The last added first. */
  async page(userId: number, kind: WatchKind | undefined, { page, size }: Page) {
    const aliases = await this.#aliases();
    const repeated = repeatedRows(
      await this.#db.select(keyColumns).from(watchItems).where(ownedBy(userId)),
      aliases,
    );
    const isShown = repeated.length === 0 ? undefined : notInArray(watchItems.id, repeated);
    const where = and(ownedBy(userId, kind), isShown);
    const [total] = await this.#db.select({ n: count() }).from(watchItems).where(where);
    const rows = await this.#db
      .select(columns)
      .from(watchItems)
      .where(where)
      .orderBy(desc(watchItems.addedAt), desc(watchItems.id))
      .limit(size)
      .offset((page - 1) * size);
    const items = rows.map((row) => ({ ...row, ...canonicalKey(row, aliases) }));
    return { count: total?.n ?? 0, rows: items };
  }

  async keys(userId: number): Promise<WatchKey[]> {
    const aliases = await this.#aliases();
    const rows = await this.#db
      .select(keyColumns)
      .from(watchItems)
      .where(ownedBy(userId))
      .orderBy(watchItems.kind, watchItems.targetId);
    const repeated = new Set(repeatedRows(rows, aliases));
    return rows.filter(({ id }) => !repeated.has(id)).map((row) => canonicalKey(row, aliases));
  }

  /** Adds missing items in order, up to the limit of the list; returns the outcome of each. */
  async add(
    userId: number,
    keys: readonly WatchKey[],
    limit: number,
  ): Promise<('added' | 'already' | 'over_limit')[]> {
    const aliases = await this.#aliases();
    return lockingUser(this.#db, userId, async (tx) => {
      const rows = await tx.select(keyColumns).from(watchItems).where(ownedBy(userId));
      const existing = new Set(rows.map((row) => keyOf(canonicalKey(row, aliases))));
      const fresh: WatchKey[] = [];
      const outcomes = keys.map((requested) => {
        const key = canonicalKey(requested, aliases);
        if (existing.has(keyOf(key))) return 'already';
        if (existing.size >= limit) return 'over_limit';
        existing.add(keyOf(key));
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
    const names = (await this.#aliases()).names(kind, target);
    await this.#db
      .delete(watchItems)
      .where(and(ownedBy(userId, kind), inArray(watchItems.targetId, names)));
  }
}
