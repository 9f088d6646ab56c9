import { and, count, desc, eq } from 'drizzle-orm';
import { notFound } from '../http/errors.ts';
import type { Database } from '../postgres/database.ts';
import { notes } from '../postgres/schema.ts';
import { full } from './allowance.ts';
import { lockingUser } from './lockUser.ts';
import type { Page } from './watchStore.ts';

export type NoteRow = typeof notes.$inferSelect;

const owned = (userId: number, id: number) => and(eq(notes.userId, userId), eq(notes.id, id));

/** Private remarks on days of books. Another's note is not found. */
export class NoteStore {
  readonly #db: Database;
  readonly #now: () => Date;

  constructor(db: Database, now: () => Date) {
    this.#db = db;
    this.#now = now;
  }

  /** The last written first. */
  async page(userId: number, bookId: number | undefined, { page, size }: Page) {
    const where = and(
      eq(notes.userId, userId),
      bookId === undefined ? undefined : eq(notes.bookId, bookId),
    );
    const [total] = await this.#db.select({ n: count() }).from(notes).where(where);
    const rows = await this.#db
      .select()
      .from(notes)
      .where(where)
      .orderBy(desc(notes.updatedAt), desc(notes.id))
      .limit(size)
      .offset((page - 1) * size);
    return { count: total?.n ?? 0, rows };
  }

  /** @throws ApiError 409 at the limit */
  add(
    userId: number,
    note: Pick<NoteRow, 'bookId' | 'day' | 'text'>,
    limit: number,
  ): Promise<NoteRow> {
    return lockingUser(this.#db, userId, async (tx) => {
      const [stored] = await tx.select({ n: count() }).from(notes).where(eq(notes.userId, userId));
      if ((stored?.n ?? 0) >= limit) throw full('notes', limit);
      const at = this.#now();
      const row = { userId, ...note, createdAt: at, updatedAt: at };
      return required(await tx.insert(notes).values(row).returning());
    });
  }

  async change(
    userId: number,
    id: number,
    change: { day?: string | undefined; text?: string | undefined },
  ): Promise<NoteRow> {
    const set = { ...change, updatedAt: this.#now() };
    return required(await this.#db.update(notes).set(set).where(owned(userId, id)).returning());
  }

  async remove(userId: number, id: number): Promise<void> {
    required(await this.#db.delete(notes).where(owned(userId, id)).returning());
  }
}

function required([row]: NoteRow[]): NoteRow {
  if (row === undefined) throw notFound('There is no such note.');
  return row;
}
