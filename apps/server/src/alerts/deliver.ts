import { and, asc, eq, inArray, isNull, lte } from 'drizzle-orm';
import type { Database } from '../accounts/database.ts';
import { alerts, users, webhookDeliveries, webhooks } from '../accounts/schema.ts';
import type { Sender } from './sender.ts';

export interface DeliveryDeps {
  database: Database;
  send: Sender;
  now: () => Date;
}

const MINUTE = 60_000;
/** Waits between attempts; after the last one the delivery is given up. */
const WAITS = [MINUTE, 5 * MINUTE, 30 * MINUTE, 120 * MINUTE, 720 * MINUTE];
/** Longer than any attempt: a server that dies with one in hand leaves it to the others. */
const LEASE = 2 * MINUTE;
const AT_ONCE = 10;
/** `410 Gone`: the receiver wants no more. */
const GONE = 410;

export type DeliveryRow = typeof webhookDeliveries.$inferSelect;

/** Sends what is due, a few at a time; tells how many were tried. */
export async function deliverDue(deps: DeliveryDeps): Promise<number> {
  const due = await takeDue(deps);
  await Promise.all(due.map((delivery) => attempt(deps, delivery)));
  return due.length;
}

/** Takes due deliveries for a while; no other server takes them meanwhile. */
function takeDue({ database, now }: DeliveryDeps): Promise<DeliveryRow[]> {
  return database.transaction(async (tx) => {
    const due = await tx
      .select({ id: webhookDeliveries.id })
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
      .orderBy(asc(webhookDeliveries.nextAt), asc(webhookDeliveries.id))
      .limit(AT_ONCE)
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
export async function attempt(deps: DeliveryDeps, delivery: DeliveryRow): Promise<DeliveryRow> {
  const { database, send, now } = deps;
  const isHook = eq(webhooks.id, delivery.webhookId);
  const [hook] = await database.select().from(webhooks).where(isHook);
  if (hook === undefined) return delivery;
  const { status, error } = await send(hook.url, hook.secret, await bodyOf(database, delivery));
  const attempts = delivery.attempts + 1;
  const wait = delivery.alertId === null || status === GONE ? undefined : WAITS[attempts - 1];
  const isOver = error === null || wait === undefined;
  const set = {
    ...{ attempts, status, error },
    state: error === null ? ('delivered' as const) : isOver ? ('given_up' as const) : 'waiting',
    nextAt: isOver ? null : new Date(now().getTime() + wait),
  } as const;
  if (status === GONE) await database.update(webhooks).set({ enabled: false }).where(isHook);
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
