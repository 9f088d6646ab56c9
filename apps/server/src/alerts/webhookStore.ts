import { randomBytes } from 'node:crypto';
import { and, asc, count, desc, eq } from 'drizzle-orm';
import { ApiError, notFound } from '../http/errors.ts';
import { full } from '../personal/allowance.ts';
import { lockingUser } from '../personal/lockUser.ts';
import type { Page } from '../personal/watchStore.ts';
import type { Database } from '../postgres/database.ts';
import { webhookDeliveries, webhooks } from '../postgres/schema.ts';
import type { DeliveryRow } from './deliver.ts';

export type WebhookRow = typeof webhooks.$inferSelect;

const owned = (userId: number, id: number) => and(eq(webhooks.userId, userId), eq(webhooks.id, id));

/** Webhooks, the addresses that receive alerts, with the journal of their deliveries. */
export class WebhookStore {
  readonly #db: Database;
  readonly #now: () => Date;

  constructor(db: Database, now: () => Date) {
    this.#db = db;
    this.#now = now;
  }

  list(userId: number): Promise<WebhookRow[]> {
    const isOwn = eq(webhooks.userId, userId);
    return this.#db.select().from(webhooks).where(isOwn).orderBy(asc(webhooks.id));
  }

  /** @throws ApiError 409 at the limit, or for an address that is there already */
  add(userId: number, url: string, limit: number): Promise<WebhookRow> {
    return lockingUser(this.#db, userId, async (tx) => {
      const isOwn = eq(webhooks.userId, userId);
      const stored = await tx.select({ url: webhooks.url }).from(webhooks).where(isOwn);
      if (stored.some((hook) => hook.url === url)) {
        throw new ApiError(409, 'This address exists already.', { code: 'url_taken' });
      }
      if (stored.length >= limit) throw full('webhooks', limit);
      const secret = randomBytes(32).toString('base64url');
      const row = { userId, url, secret, createdAt: this.#now() };
      return required(await tx.insert(webhooks).values(row).returning());
    });
  }

  async enable(userId: number, id: number, enabled: boolean): Promise<WebhookRow> {
    const where = owned(userId, id);
    return required(await this.#db.update(webhooks).set({ enabled }).where(where).returning());
  }

  async remove(userId: number, id: number): Promise<void> {
    required(await this.#db.delete(webhooks).where(owned(userId, id)).returning());
  }

  /** Creates a delivery that only the caller processes, not the queue. */
  async beginTrial(userId: number, id: number): Promise<DeliveryRow> {
    const hook = required(await this.#db.select().from(webhooks).where(owned(userId, id)));
    const row = { webhookId: hook.id, alertId: null, state: 'given_up' as const };
    const [made] = await this.#db
      .insert(webhookDeliveries)
      .values({ ...row, createdAt: this.#now() })
      .returning();
    if (made === undefined) throw new Error('The delivery was not written.');
    return made;
  }

  /** The latest first. */
  async deliveries(userId: number, webhookId: number | undefined, { page, size }: Page) {
    const where = and(
      eq(webhooks.userId, userId),
      webhookId === undefined ? undefined : eq(webhooks.id, webhookId),
    );
    const join = eq(webhooks.id, webhookDeliveries.webhookId);
    const [total] = await this.#db
      .select({ n: count() })
      .from(webhookDeliveries)
      .innerJoin(webhooks, join)
      .where(where);
    const rows = await this.#db
      .select({ delivery: webhookDeliveries })
      .from(webhookDeliveries)
      .innerJoin(webhooks, join)
      .where(where)
      .orderBy(desc(webhookDeliveries.id))
      .limit(size)
      .offset((page - 1) * size);
    return { count: total?.n ?? 0, rows: rows.map(({ delivery }) => delivery) };
  }
}

function required([row]: WebhookRow[]): WebhookRow {
  if (row === undefined) throw notFound('There is no such webhook.');
  return row;
}
