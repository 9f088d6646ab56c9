import type { PortalSlug } from '@litometr/api-contract';
import { dayBefore } from '@litometr/domain';
import { and, eq, inArray, lte } from 'drizzle-orm';
import type { Database } from '../postgres/database.ts';
import { alertBacklog, alertRules } from '../postgres/schema.ts';

export type BacklogRow = typeof alertBacklog.$inferSelect;

const MINUTE_MS = 60_000;
/** Waits between attempts; the last one again and again. */
const WAITS_MS = [1, 5, 30, 120, 720].map((minutes) => minutes * MINUTE_MS);
const LONGEST_WAIT_MS = 720 * MINUTE_MS;
/** Older changes are no news. */
const BACKLOG_DAYS = 30;

/** Rules that failed for a portal, all of them or those whose time has come. */
export async function backlogOf(
  database: Database,
  portal: PortalSlug,
  dueAt?: Date,
): Promise<Map<number, BacklogRow>> {
  const isDue = dueAt === undefined ? undefined : lte(alertBacklog.nextAt, dueAt);
  const rows = await database
    .select()
    .from(alertBacklog)
    .where(and(eq(alertBacklog.portal, portal), isDue));
  return new Map(rows.map((row) => [row.ruleId, row]));
}

/** Notes rules as failed for the days after `since`. Returns those that still exist. */
export async function postpone(
  tx: Database,
  failed: readonly { ruleId: number; since: string; before: BacklogRow | undefined }[],
  { portal, day, at }: { portal: PortalSlug; day: string; at: Date },
): Promise<Set<number>> {
  if (failed.length === 0) return new Set();
  // Their owners may have removed them since they were read; those that are left stay until the end.
  const ids = failed.map(({ ruleId }) => ruleId);
  const present = await tx
    .select({ id: alertRules.id })
    .from(alertRules)
    .where(inArray(alertRules.id, ids))
    .for('key share');
  const existing = new Set(present.map(({ id }) => id));
  const oldest = dayBefore(day, BACKLOG_DAYS);
  for (const { ruleId, since, before } of failed) {
    if (!existing.has(ruleId)) continue;
    const attempts = (before?.attempts ?? 0) + 1;
    const wait = WAITS_MS[attempts - 1] ?? LONGEST_WAIT_MS;
    const isOld = since < oldest;
    const row = {
      since: isOld ? oldest : since,
      attempts,
      nextAt: new Date(at.getTime() + wait),
    };
    await tx
      .insert(alertBacklog)
      .values({ ruleId, portal, ...row })
      .onConflictDoUpdate({ target: [alertBacklog.ruleId, alertBacklog.portal], set: row });
  }
  return existing;
}

/** Ends the backlog of rules that succeeded, or that are off. */
export async function clearBacklog(
  tx: Database,
  portal: PortalSlug,
  ruleIds: readonly number[],
): Promise<void> {
  if (ruleIds.length === 0) return;
  await tx
    .delete(alertBacklog)
    .where(and(eq(alertBacklog.portal, portal), inArray(alertBacklog.ruleId, [...ruleIds])));
}
