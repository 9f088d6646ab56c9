import {
  type MenuChange,
  type MenuDraft,
  type MenuEntry,
  type MenuVersion,
  menuChanges,
  menuProblems,
} from '@litometr/api-contract';
import { asc, count, desc, eq, sql } from 'drizzle-orm';
import { ApiError, notFound } from '../http/errors.ts';
import type { Database } from '../postgres/database.ts';
import { menuDrafts, menuItems, menuVersions, users } from '../postgres/schema.ts';
import { entryOf, readEntries, storedEntry, writeEntries } from './menuRows.ts';

/** Writers of the menu take turns: what one saw cannot change under its hands. */
const MENU_LOCK = 7_431_003;

type VersionRow = Pick<typeof menuVersions.$inferSelect, 'id' | 'origin' | 'createdAt'> & {
  author: string | null;
};
type Recorder = (tx: Database, details: Record<string, string | number>) => Promise<void>;

const versionColumns = {
  id: menuVersions.id,
  origin: menuVersions.origin,
  createdAt: menuVersions.createdAt,
  author: users.username,
};

/** The draft of the menu and its versions. A menu is never changed in place. */
export class MenuEditor {
  readonly #db: Database;
  readonly #now: () => Date;

  constructor(db: Database, now: () => Date) {
    this.#db = db;
    this.#now = now;
  }

  async current(db: Database = this.#db): Promise<MenuVersion> {
    const [row] = await versions(db).orderBy(desc(menuVersions.id)).limit(1);
    if (row === undefined) throw new Error('The store has no menu: its start writes one.');
    return toVersionDto(db, row);
  }

  async draft(db: Database = this.#db): Promise<MenuDraft | null> {
    const [row] = await db
      .select({ draft: menuDrafts, author: users.username })
      .from(menuDrafts)
      .leftJoin(users, eq(users.id, menuDrafts.authorId));
    if (row === undefined) return null;
    const items = row.draft.items.map(entryOf);
    return {
      revision: row.draft.revision,
      base_version: row.draft.baseVersion,
      author: row.author,
      updated_at: row.draft.updatedAt.toISOString(),
      items,
      problems: menuProblems(items),
    };
  }

  /** @throws ApiError 409 with the draft as it is now */
  save(
    authorId: number,
    { revision, base_version: baseVersion, items }: SavedDraft,
  ): Promise<MenuDraft> {
    return this.#inTurn(async (tx) => {
      const before = await this.draft(tx);
      if ((before?.revision ?? null) !== revision) throw editConflict(before);
      const row = {
        revision: (before?.revision ?? 0) + 1,
        baseVersion,
        items: items.map(storedEntry),
        authorId,
        updatedAt: this.#now(),
      };
      await tx
        .insert(menuDrafts)
        .values({ id: 1, ...row })
        .onConflictDoUpdate({ target: menuDrafts.id, set: row });
      return required(await this.draft(tx));
    });
  }

  /** @throws ApiError 409 with the draft as it is now */
  discard(revision: number): Promise<void> {
    return this.#inTurn(async (tx) => {
      const before = await this.draft(tx);
      if (before?.revision !== revision) throw editConflict(before);
      await tx.delete(menuDrafts);
    });
  }

  async diff(): Promise<{ version: number; revision: number; changes: MenuChange[] }> {
    const [current, draft] = [await this.current(), required(await this.draft())];
    const changes = menuChanges(current.items, draft.items);
    return { version: current.version, revision: draft.revision, changes };
  }

  /** @throws ApiError 400 with the problems, 409 with the draft and the published menu */
  publish(authorId: number, revision: number, record: Recorder): Promise<MenuVersion> {
    return this.#inTurn(async (tx) => {
      const [draft, current] = [await this.draft(tx), await this.current(tx)];
      if (draft?.revision !== revision) throw editConflict(draft, current);
      if (draft.base_version !== current.version) throw editConflict(draft, current);
      const errors = draft.problems.filter(({ level }) => level === 'error');
      if (errors.length > 0) {
        const detail = 'The menu has errors: correct them before it is published.';
        throw new ApiError(400, { detail, code: 'menu_errors', problems: errors });
      }
      await tx.delete(menuDrafts);
      return this.#write(tx, authorId, draft.items, record);
    });
  }

  async history({ page, size }: { page: number; size: number }) {
    const [total] = await this.#db.select({ n: count() }).from(menuVersions);
    const rows = await versions(this.#db)
      .orderBy(desc(menuVersions.id))
      .limit(size)
      .offset((page - 1) * size);
    const items = await Promise.all(rows.map((row) => toVersionDto(this.#db, row)));
    return { count: total?.n ?? 0, items };
  }

  /** @throws ApiError 404, or 409 with the published menu */
  restore(
    authorId: number,
    { version, current: seen }: { version: number; current: number },
    record: Recorder,
  ): Promise<MenuVersion> {
    return this.#inTurn(async (tx) => {
      const current = await this.current(tx);
      if (current.version !== seen) throw editConflict(await this.draft(tx), current);
      const [row] = await versions(tx).where(eq(menuVersions.id, version));
      if (row === undefined) throw notFound('There is no such version of the menu.');
      const { items } = await toVersionDto(tx, row);
      return this.#write(tx, authorId, items, (at, details) =>
        record(at, { ...details, restored: version }),
      );
    });
  }

  async #write(
    tx: Database,
    authorId: number,
    items: readonly MenuEntry[],
    record: Recorder,
  ): Promise<MenuVersion> {
    const row = { origin: 'edited' as const, authorId, createdAt: this.#now() };
    const [made] = await tx.insert(menuVersions).values(row).returning({ id: menuVersions.id });
    if (made === undefined) throw new Error('The version was not written.');
    await writeEntries(tx, made.id, items);
    await record(tx, { version: made.id });
    return this.current(tx);
  }

  #inTurn<T>(work: (tx: Database) => Promise<T>): Promise<T> {
    return this.#db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${MENU_LOCK})`);
      return work(tx);
    });
  }
}

interface SavedDraft {
  revision: number | null;
  base_version: number;
  items: readonly MenuEntry[];
}

function versions(db: Database) {
  return db
    .select(versionColumns)
    .from(menuVersions)
    .leftJoin(users, eq(users.id, menuVersions.authorId))
    .$dynamic();
}

async function toVersionDto(db: Database, row: VersionRow): Promise<MenuVersion> {
  const rows = await db
    .select()
    .from(menuItems)
    .where(eq(menuItems.versionId, row.id))
    .orderBy(asc(menuItems.position), asc(menuItems.id));
  return {
    version: row.id,
    origin: row.origin,
    author: row.author,
    created_at: row.createdAt.toISOString(),
    items: readEntries(rows),
  };
}

function required(draft: MenuDraft | null): MenuDraft {
  if (draft === null) throw notFound('There is no draft of the menu.');
  return draft;
}

/** Returns the conflict with the current versions; the sender has its own. */
function editConflict(draft: MenuDraft | null, current?: MenuVersion): ApiError {
  const detail = 'Another user has changed the menu. Compare, then save again.';
  return new ApiError(409, {
    detail,
    code: 'conflict',
    draft,
    ...(current === undefined ? {} : { current }),
  });
}
