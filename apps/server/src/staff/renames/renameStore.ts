import type { PortalSlug, RenameKind, RenameProblem } from '@litometr/api-contract';
import { desc, eq, sql } from 'drizzle-orm';
import type { AuditLog } from '../../accounts/audit.ts';
import type { Actor } from '../../collectors/parserControls.ts';
import { ApiError, notFound } from '../../http/errors.ts';
import type { Database } from '../../postgres/database.ts';
import { renames, users } from '../../postgres/schema.ts';
import { problemOf } from './renameChains.ts';

export type RenameRow = typeof renames.$inferSelect;

/** A name by its key in the measurements store. */
interface KeyedName {
  key: string;
  name: string;
}

export interface NewRename {
  portal: PortalSlug;
  kind: RenameKind;
  former: KeyedName;
  present: KeyedName;
  note: string | null;
}

const problems: Readonly<Record<RenameProblem, string>> = {
  same: 'Both are the same name.',
  renamed: 'This name has a rename already. Undo it first.',
  cycle: 'The present name was itself renamed to the former one. Undo that rename first.',
};

/** The renames of genres and authors that staff have set. Every change is recorded. */
export class RenameStore {
  readonly #db: Database;
  readonly #audit: AuditLog;
  readonly #now: () => Date;

  constructor(db: Database, audit: AuditLog, now: () => Date) {
    this.#db = db;
    this.#audit = audit;
    this.#now = now;
  }

  /** Returns all renames with the name of their author, the latest first. */
  list(): Promise<(RenameRow & { by: string | null })[]> {
    return this.#db
      .select({ rename: renames, by: users.username })
      .from(renames)
      .leftJoin(users, eq(users.id, renames.authorId))
      .orderBy(desc(renames.id))
      .then((rows) => rows.map((row) => ({ ...row.rename, by: row.by })));
  }

  /** The renames of a portal. */
  of(portal: PortalSlug, db: Database = this.#db): Promise<RenameRow[]> {
    return db.select().from(renames).where(eq(renames.portal, portal));
  }

  /** @throws ApiError 409 with the code of `renameProblem` where the names cannot be one */
  add({ portal, kind, former, present, note }: NewRename, actor: Actor): Promise<RenameRow> {
    return this.#db.transaction(async (tx) => {
      // Two renames at once could close a circle that neither sees.
      await tx.execute(sql`lock table ${renames} in share row exclusive mode`);
      const known = await this.of(portal, tx);
      const link = { kind, formerKey: former.key, presentKey: present.key };
      const problem = problemOf(known, link);
      if (problem !== null) {
        throw new ApiError(409, { detail: problems[problem], code: problem });
      }
      const [row] = await tx
        .insert(renames)
        .values({
          portal,
          ...link,
          note,
          formerName: former.name,
          presentName: present.name,
          authorId: actor.id,
          at: this.#now(),
        })
        .returning();
      if (row === undefined) throw new Error('The rename was not stored.');
      await this.#record(tx, actor, row, 'set');
      return row;
    });
  }

  /** @throws ApiError 404 for one that is undone already */
  async undo(id: number, actor: Actor): Promise<RenameRow> {
    return this.#db.transaction(async (tx) => {
      const [row] = await tx.delete(renames).where(eq(renames.id, id)).returning();
      if (row === undefined) throw notFound('There is no such rename.');
      await this.#record(tx, actor, row, 'undone');
      return row;
    });
  }

  #record(
    tx: Database,
    { id, address }: Actor,
    { portal, kind, formerName, presentName }: RenameRow,
    rename: 'set' | 'undone',
  ): Promise<void> {
    const details = { portal, kind, rename, former: formerName, present: presentName };
    return this.#audit.record(tx, { event: 'parser_changed', userId: id, address, details });
  }
}
