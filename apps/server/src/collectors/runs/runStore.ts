import type { CollectorRun, CollectorRunDetail, PortalSlug } from '@litometr/api-contract';
import { and, count, desc, eq, inArray, isNotNull, lt } from 'drizzle-orm';
import type { Database } from '../../postgres/database.ts';
import { type CollectorReport, collectorRuns } from '../../postgres/schema.ts';
import { type EarlierRun, MEDIAN_OF } from './judge.ts';

export type RunRow = typeof collectorRuns.$inferSelect;
export type RunEnd = Pick<RunRow, 'state' | 'reason' | 'detail' | 'importId' | 'report'>;

const good = inArray(collectorRuns.state, ['published', 'partial', 'unchanged']);
/** Runs are small; a year of them shows seasonal changes. */
const RUN_RETENTION_MS = 400 * 24 * 60 * 60_000;

/** The journal of runs. */
export class RunStore {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  async begin(row: RunRow): Promise<void> {
    await this.#db.insert(collectorRuns).values(row);
    const old = new Date(row.startedAt.getTime() - RUN_RETENTION_MS);
    await this.#db.delete(collectorRuns).where(lt(collectorRuns.startedAt, old));
  }

  async end(id: string, end: RunEnd & { endedAt: Date }): Promise<void> {
    await this.#db.update(collectorRuns).set(end).where(eq(collectorRuns.id, id));
  }

  /** Runs of a server that was cut off: they end now. Answers their portals. */
  async endKilled(endedAt: Date): Promise<PortalSlug[]> {
    const gone = await this.#db
      .update(collectorRuns)
      .set({
        state: 'failed',
        reason: 'killed',
        detail:
          'The server was killed. Nothing of the run was imported; the next one continues it.',
        endedAt,
      })
      .where(eq(collectorRuns.state, 'running'))
      .returning();
    // The column holds what this server wrote.
    return gone.map(({ portal }) => portal as PortalSlug);
  }

  /** The last good runs of a portal, the latest first. */
  async earlier(portal: PortalSlug): Promise<EarlierRun[]> {
    const rows = await this.#db
      .select()
      .from(collectorRuns)
      .where(and(eq(collectorRuns.portal, portal), good))
      .orderBy(desc(collectorRuns.startedAt))
      .limit(MEDIAN_OF);
    return rows.map(({ report, startedAt, endedAt }) => ({
      items: itemsOf(report),
      pages: report.pages,
      seconds: secondsOf(startedAt, endedAt) ?? 0,
      coverage: report.fields,
    }));
  }

  /** Runs of a day that ended without an import: what they read is still true that day. */
  async cutOff(portal: PortalSlug, day: string): Promise<ReadonlySet<string>> {
    const rows = await this.#db
      .select({ id: collectorRuns.id })
      .from(collectorRuns)
      .where(
        and(
          eq(collectorRuns.portal, portal),
          eq(collectorRuns.day, day),
          inArray(collectorRuns.state, ['stopped', 'failed', 'dry_run']),
        ),
      );
    return new Set(rows.map(({ id }) => id));
  }

  async page(
    portal: PortalSlug,
    { page, size }: { page: number; size: number },
  ): Promise<{ count: number; items: RunRow[] }> {
    const own = eq(collectorRuns.portal, portal);
    const [total] = await this.#db.select({ count: count() }).from(collectorRuns).where(own);
    const items = await this.#db
      .select()
      .from(collectorRuns)
      .where(own)
      .orderBy(desc(collectorRuns.startedAt), collectorRuns.id)
      .limit(size)
      .offset((page - 1) * size);
    return { count: total?.count ?? 0, items };
  }

  async find(portal: PortalSlug, id: string): Promise<RunRow | null> {
    const [row] = await this.#db
      .select()
      .from(collectorRuns)
      .where(and(eq(collectorRuns.portal, portal), eq(collectorRuns.id, id)));
    return row ?? null;
  }

  async last(portal: PortalSlug): Promise<RunRow | null> {
    return (await this.page(portal, { page: 1, size: 1 })).items[0] ?? null;
  }

  /** When the last good run ended; null where there was none. */
  async lastGoodAt(portal: PortalSlug): Promise<Date | null> {
    const [row] = await this.#db
      .select({ at: collectorRuns.endedAt })
      .from(collectorRuns)
      .where(and(eq(collectorRuns.portal, portal), good, isNotNull(collectorRuns.endedAt)))
      .orderBy(desc(collectorRuns.endedAt))
      .limit(1);
    return row?.at ?? null;
  }
}

/** Books that a run read. */
function itemsOf({ items }: CollectorReport): number {
  return items.new + items.updated + items.unchanged;
}

function secondsOf(from: Date, to: Date | null): number | null {
  return to === null ? null : (to.getTime() - from.getTime()) / 1000;
}

/** Runs of older versions did not count them. */
const notCounted = { unreadable: 0 };

/** A run of the journal as the contract has it. */
export function runOf(row: RunRow): CollectorRun {
  const { fields, lists: _lists, error_groups: _groups, ...report } = row.report;
  return {
    id: row.id,
    portal: row.portal as PortalSlug,
    trigger: row.trigger,
    state: row.state,
    reason: row.reason,
    detail: row.detail,
    started_at: row.startedAt.toISOString(),
    ended_at: row.endedAt?.toISOString() ?? null,
    seconds: secondsOf(row.startedAt, row.endedAt),
    day: row.day,
    import: row.importId,
    ...report,
    coverage: fields.map(({ field, share }) => ({ field, share })),
  };
}

export function runDetailOf(row: RunRow): CollectorRunDetail {
  const { fields, lists, error_groups } = row.report;
  return {
    ...runOf(row),
    fields: fields.map((field) => ({ ...notCounted, ...field })),
    lists,
    error_groups,
  };
}
