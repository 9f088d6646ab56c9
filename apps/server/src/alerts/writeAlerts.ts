import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../postgres/database.ts';
import { alerts, webhookDeliveries, webhooks } from '../postgres/schema.ts';
import type { RuleAlerts, RuleErrors } from './composeAlerts.ts';

const BATCH_ROWS = 500;

/**
 * Writes alerts with their deliveries and returns how many are new. A rule whose alerts the store
 * refuses is recorded in `errors`; the alerts of the others are written.
 */
export async function writeAlerts(
  tx: Database,
  composed: readonly RuleAlerts[],
  { at, errors }: { at: Date; errors: RuleErrors },
): Promise<number> {
  let written = 0;
  const writeBatch = async (batch: readonly RuleAlerts[]): Promise<void> => {
    try {
      // A savepoint: what is refused takes back this batch alone.
      written += await tx.transaction((savepoint) => insertAlerts(savepoint, batch, at));
    } catch (error) {
      const [first, ...others] = batch;
      if (first === undefined) return;
      if (others.length === 0) {
        errors.set(first.ruleId, error);
        return;
      }
      const middle = Math.ceil(batch.length / 2);
      await writeBatch(batch.slice(0, middle));
      await writeBatch(batch.slice(middle));
    }
  };
  for (const batch of batchesOf(composed)) await writeBatch(batch);
  return written;
}

/** Whole rules together, up to so many rows. */
function batchesOf(composed: readonly RuleAlerts[]): RuleAlerts[][] {
  const batches: RuleAlerts[][] = [];
  let rows = BATCH_ROWS;
  for (const one of composed) {
    if (one.rows.length === 0) continue;
    rows += one.rows.length;
    const last = batches.at(-1);
    if (last !== undefined && rows <= BATCH_ROWS) last.push(one);
    else {
      batches.push([one]);
      rows = one.rows.length;
    }
  }
  return batches;
}

async function insertAlerts(tx: Database, batch: readonly RuleAlerts[], at: Date): Promise<number> {
  const written = await tx
    .insert(alerts)
    .values(batch.flatMap(({ rows }) => rows.map((row) => ({ ...row, at }))))
    .onConflictDoNothing()
    .returning({ id: alerts.id, userId: alerts.userId });
  await queueDeliveries(tx, written, at);
  return written.length;
}

async function queueDeliveries(
  tx: Database,
  written: readonly { id: number; userId: number }[],
  at: Date,
): Promise<void> {
  const owners = [...new Set(written.map(({ userId }) => userId))];
  if (owners.length === 0) return;
  const hooks = await tx
    .select({ id: webhooks.id, userId: webhooks.userId })
    .from(webhooks)
    .where(and(inArray(webhooks.userId, owners), eq(webhooks.enabled, true)));
  const rows = written.flatMap((alert) =>
    hooks
      .filter((hook) => hook.userId === alert.userId)
      .map((hook) => ({
        webhookId: hook.id,
        alertId: alert.id,
        state: 'waiting' as const,
        createdAt: at,
        nextAt: at,
      })),
  );
  if (rows.length > 0) await tx.insert(webhookDeliveries).values(rows).onConflictDoNothing();
}
