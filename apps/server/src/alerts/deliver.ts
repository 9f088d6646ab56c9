import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { BackgroundFailures } from '../background/backgroundFailures.ts';
import type { Database } from '../postgres/database.ts';
import { alerts, users, webhookDeliveries, webhooks } from '../postgres/schema.ts';
import type { Sender, Sent } from './sender.ts';

export interface AttemptDeps {
  database: Database;
  send: Sender;
  now: () => Date;
}

export interface DeliveryDeps extends AttemptDeps {
  failures: BackgroundFailures;
}

const MINUTE = 60_000;
/** Waits between attempts; after the last one the delivery is given up. */
const WAITS = [MINUTE, 5 * MINUTE, 30 * MINUTE, 120 * MINUTE, 720 * MINUTE];
/** Longer than any attempt: a server that dies with one in hand leaves it to the others. */
const LEASE = 2 * MINUTE;
export const DELIVERIES_AT_ONCE = 10;
/** `410 Gone`: the receiver wants no more. */
const GONE = 410;

export type DeliveryRow = typeof webhookDeliveries.$inferSelect;

/**
 * Sends due deliveries, a few at a time, and returns how many were tried. An attempt that fails on our side
 * counts as one, so that it ends as those do which the receiver refuses.
 */
export async function deliverDue(deps: DeliveryDeps): Promise<number> {
  const due = await takeDue(deps);
  await Promise.all(due.map((delivery) => attemptIsolated(deps, delivery)));
  return due.length;
}

async function attemptIsolated(deps: DeliveryDeps, delivery: DeliveryRow): Promise<void> {
  const subject = { loop: 'webhooks', subject: `webhook ${delivery.webhookId}` } as const;
  try {
    await attempt(deps, delivery);
  } catch (error) {
    await deps.failures.record(subject, error);
    const isStored = conclude(deps, delivery, { status: null, error: 'internal' });
    // The lease ends by itself: the delivery is tried again then.
    await isStored.catch((storeError: unknown) => deps.failures.record(subject, storeError));
    return;
  }
  await deps.failures.succeeded(subject);
}

/**
 * Takes due deliveries for a while, during which no other server takes them. Webhooks take turns:
 * one with thousands of deliveries does not hold up those with few.
 */
function takeDue({ database, now }: AttemptDeps): Promise<DeliveryRow[]> {
  return database.transaction(async (tx) => {
    const turn = sql<number>`row_number() over (partition by ${webhookDeliveries.webhookId}
      order by ${webhookDeliveries.nextAt}, ${webhookDeliveries.id})`.as('turn');
    const waiting = tx
      .select({ id: webhookDeliveries.id, nextAt: webhookDeliveries.nextAt, turn })
      .from(webhookDeliveries)
      .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhookId))
      .innerJoin(users, eq(users.id, webhooks.userId))
      .where(
        and(
          eq(webhookDeliveries.state, 'waiting'),
          lte(webhookDeliveries.nextAt, now()),
          eq(webhooks.enabled, true),
          isNull(users.disabledAt),
        ),
      )
      .as('waiting');
    const due = await tx
      .select({ id: webhookDeliveries.id })
      .from(webhookDeliveries)
      .innerJoin(waiting, eq(waiting.id, webhookDeliveries.id))
      // Another server may have taken it since the first look.
      .where(and(eq(webhookDeliveries.state, 'waiting'), lte(webhookDeliveries.nextAt, now())))
      .orderBy(asc(waiting.turn), asc(waiting.nextAt), asc(waiting.id))
      .limit(DELIVERIES_AT_ONCE)
      .for('update', { of: webhookDeliveries, skipLocked: true });
    if (due.length === 0) return [];
    return tx
      .update(webhookDeliveries)
      .set({ nextAt: new Date(now().getTime() + LEASE) })
      .where(
        inArray(
          webhookDeliveries.id,
          due.map(({ id }) => id),
        ),
      )
      .returning();
  });
}

/** One attempt, and what it left behind. */
export async function attempt(deps: AttemptDeps, delivery: DeliveryRow): Promise<DeliveryRow> {
  const { database, send } = deps;
  const isHook = eq(webhooks.id, delivery.webhookId);
  const [hook] = await database.select().from(webhooks).where(isHook);
  if (hook === undefined) return delivery;
  const sent = await send(hook.url, hook.secret, await bodyOf(database, delivery));
  return conclude(deps, delivery, sent);
}

/** Stores how an attempt went, and when the next one is due. */
async function conclude(
  { database, now }: Pick<AttemptDeps, 'database' | 'now'>,
  delivery: DeliveryRow,
  { status, error }: Sent,
): Promise<DeliveryRow> {
  const attempts = delivery.attempts + 1;
  const wait = delivery.alertId === null || status === GONE ? undefined : WAITS[attempts - 1];
  const isOver = error === null || wait === undefined;
  const set = {
    attempts,
    status,
    error,
    state: error === null ? ('delivered' as const) : isOver ? ('given_up' as const) : 'waiting',
    nextAt: isOver ? null : new Date(now().getTime() + wait),
  } as const;
  if (status === GONE) {
    await database
      .update(webhooks)
      .set({ enabled: false })
      .where(eq(webhooks.id, delivery.webhookId));
  }
  const isDelivery = eq(webhookDeliveries.id, delivery.id);
  await database.update(webhookDeliveries).set(set).where(isDelivery);
  return { ...delivery, ...set };
}

async function bodyOf(database: Database, delivery: DeliveryRow): Promise<string> {
  if (delivery.alertId === null) {
    return JSON.stringify({ type: 'trial', delivery: delivery.id });
  }
  const [row] = await database.select().from(alerts).where(eq(alerts.id, delivery.alertId));
  if (row === undefined) throw new Error(`Delivery ${delivery.id} has no alert.`);
  const { id, ruleId, portal, day, fact, at } = row;
  const alert = { id, rule: ruleId, portal, day, fact, at: at.toISOString() };
  return JSON.stringify({ type: 'alert', delivery: delivery.id, alert });
}
