import type { PortalSlug } from '@litometr/api-contract';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { AccountsStore } from '../accounts/openAccounts.ts';
import type { Database } from '../postgres/database.ts';
import { collectors, users } from '../postgres/schema.ts';

/** The acting user and their address, for the audit. */
export interface Actor {
  id: number;
  address: string;
}

export type CollectorRow = typeof collectors.$inferSelect & { agreedByName: string | null };

/** Outcome of a run, for the schedule. */
export interface Ran {
  nextRunAt: Date;
  endedAt: Date;
  outcome: 'good' | 'bad' | 'stopped';
  /** Until when the portal is left alone after so many failures in a row. */
  rest: ((failures: number) => Date) | null;
}

/** Which collectors are on and when they run. Every change by a person is recorded. */
export class CollectorStore {
  readonly #db: Database;
  readonly #audit: AccountsStore['auditLog'];

  constructor({ database, auditLog }: Pick<AccountsStore, 'database' | 'auditLog'>) {
    this.#db = database;
    this.#audit = auditLog;
  }

  async all(): Promise<CollectorRow[]> {
    const rows = await this.#db
      .select({ row: collectors, name: users.username })
      .from(collectors)
      .leftJoin(users, eq(users.id, collectors.agreedBy));
    return rows.map(({ row, name }) => ({ ...row, agreedByName: name }));
  }

  async find(portal: PortalSlug): Promise<CollectorRow | undefined> {
    return (await this.all()).find((row) => row.portal === portal);
  }

  /** Returns the collectors that are on and due. */
  async due(now: Date): Promise<CollectorRow[]> {
    const rows = await this.all();
    return rows.filter(
      ({ enabled, nextRunAt, restingUntil }) =>
        enabled &&
        nextRunAt !== null &&
        nextRunAt <= now &&
        (restingUntil === null || restingUntil <= now),
    );
  }

  /**
   * Turns a collector on; its first run starts at once. Turning on twice does not change who agreed
   * first, and when.
   */
  turnOn(
    portal: PortalSlug,
    { rulesKey, at }: { rulesKey: string; at: Date },
    actor: Actor | null,
  ): Promise<void> {
    return this.#db.transaction(async (tx) => {
      const [before] = await tx
        .select()
        .from(collectors)
        .where(eq(collectors.portal, portal))
        .for('update');
      if (before?.enabled === true && before.rulesKey === rulesKey) return;
      const row = {
        enabled: true,
        rulesKey,
        agreedAt: at,
        agreedBy: actor?.id ?? null,
        nextRunAt: at,
        restingUntil: null,
        failures: 0,
        updatedAt: at,
      };
      await tx
        .insert(collectors)
        .values({ portal, ...row })
        .onConflictDoUpdate({ target: collectors.portal, set: row });
      await this.#record(tx, actor, { portal, collector: 'on', rules: rulesKey });
    });
  }

  turnOff(portal: PortalSlug, updatedAt: Date, actor: Actor | null): Promise<void> {
    return this.#db.transaction(async (tx) => {
      const off = await tx
        .update(collectors)
        .set({ enabled: false, nextRunAt: null, updatedAt })
        .where(and(eq(collectors.portal, portal), eq(collectors.enabled, true)))
        .returning();
      if (off.length > 0) await this.#record(tx, actor, { portal, collector: 'off' });
    });
  }

  /** Sets the next run of a collector that is on. */
  async runAt(portal: PortalSlug, nextRunAt: Date): Promise<void> {
    await this.#db
      .update(collectors)
      .set({ nextRunAt })
      .where(and(eq(collectors.portal, portal), isNotNull(collectors.nextRunAt)));
  }

  /** A collector that was turned off during its run stays off. */
  ran(portal: PortalSlug, { nextRunAt, endedAt, outcome, rest }: Ran): Promise<void> {
    return this.#db.transaction(async (tx) => {
      const own = eq(collectors.portal, portal);
      const [before] = await tx.select().from(collectors).where(own).for('update');
      if (before === undefined) return;
      const failures =
        outcome === 'bad' ? before.failures + 1 : outcome === 'good' ? 0 : before.failures;
      const restingUntil = rest === null ? null : rest(failures);
      const next = restingUntil ?? nextRunAt;
      const set = { failures, restingUntil, updatedAt: endedAt };
      await tx
        .update(collectors)
        .set({ ...set, nextRunAt: before.enabled ? next : null })
        .where(own);
    });
  }

  record(actor: Actor, details: Record<string, string>): Promise<void> {
    return this.#record(this.#db, actor, details);
  }

  #record(db: Database, actor: Actor | null, details: Record<string, string>): Promise<void> {
    const by = actor === null ? {} : { userId: actor.id, address: actor.address };
    return this.#audit.record(db, { event: 'parser_changed', details, ...by });
  }
}
