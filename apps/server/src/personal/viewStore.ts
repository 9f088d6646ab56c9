import { and, asc, count, eq } from 'drizzle-orm';
import { ApiError, notFound } from '../http/errors.ts';
import type { Database } from '../postgres/database.ts';
import { savedViews } from '../postgres/schema.ts';
import { full } from './allowance.ts';
import { lockingUser } from './lockUser.ts';

export type ViewRow = typeof savedViews.$inferSelect;
type Address = Pick<ViewRow, 'name' | 'path' | 'query'>;

const owned = (userId: number, id: number) =>
  and(eq(savedViews.userId, userId), eq(savedViews.id, id));

/** Pages as users left them. Another's view is not found. */
export class ViewStore {
  readonly #db: Database;
  readonly #now: () => Date;

  constructor(db: Database, now: () => Date) {
    this.#db = db;
    this.#now = now;
  }

  list(userId: number): Promise<ViewRow[]> {
    return this.#db
      .select()
      .from(savedViews)
      .where(eq(savedViews.userId, userId))
      .orderBy(asc(savedViews.name));
  }

  async find(userId: number, id: number): Promise<ViewRow> {
    return required(await this.#db.select().from(savedViews).where(owned(userId, id)));
  }

  /** @throws ApiError 409 at the limit, or for a name in use */
  save(userId: number, address: Address, seenDay: string | null, limit: number): Promise<ViewRow> {
    return lockingUser(this.#db, userId, async (tx) => {
      const isOwn = eq(savedViews.userId, userId);
      const [stored] = await tx.select({ n: count() }).from(savedViews).where(isOwn);
      if ((stored?.n ?? 0) >= limit) throw full('saved views', limit);
      await requireFreeName(tx, userId, address.name);
      const createdAt = this.#now();
      const row = { userId, ...address, seenDay, createdAt };
      return required(await tx.insert(savedViews).values(row).returning());
    });
  }

  /** A new address has not been looked at. */
  change(userId: number, id: number, change: Partial<Address>): Promise<ViewRow> {
    return lockingUser(this.#db, userId, async (tx) => {
      const before = required(await tx.select().from(savedViews).where(owned(userId, id)));
      const { name } = change;
      if (name !== undefined && name !== before.name) await requireFreeName(tx, userId, name);
      const next = { ...before, ...change };
      const moved = next.path !== before.path || next.query !== before.query;
      const set = { ...change, seenDay: moved ? null : before.seenDay };
      const where = owned(userId, id);
      return required(await tx.update(savedViews).set(set).where(where).returning());
    });
  }

  async lookAt(userId: number, id: number, seenDay: string | null): Promise<ViewRow> {
    const where = owned(userId, id);
    return required(await this.#db.update(savedViews).set({ seenDay }).where(where).returning());
  }

  async remove(userId: number, id: number): Promise<void> {
    required(await this.#db.delete(savedViews).where(owned(userId, id)).returning());
  }
}

function required([row]: ViewRow[]): ViewRow {
  if (row === undefined) throw notFound('There is no such saved view.');
  return row;
}

async function requireFreeName(tx: Database, userId: number, name: string): Promise<void> {
  const isSameName = and(eq(savedViews.userId, userId), eq(savedViews.name, name));
  const rows = await tx.select({ id: savedViews.id }).from(savedViews).where(isSameName);
  if (rows.length === 0) return;
  throw new ApiError(409, 'There is a saved view of that name. Choose another.', {
    code: 'name_taken',
  });
}
