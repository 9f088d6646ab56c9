import type { AlertCondition, AlertScope } from '@litometr/api-contract';
import { and, asc, count, eq, max } from 'drizzle-orm';
import { notFound } from '../http/errors.ts';
import { full } from '../personal/allowance.ts';
import { lockingUser } from '../personal/lockUser.ts';
import type { Database } from '../postgres/database.ts';
import { alertRules, alerts } from '../postgres/schema.ts';

export type RuleRow = typeof alertRules.$inferSelect;

const owned = (userId: number, id: number) =>
  and(eq(alertRules.userId, userId), eq(alertRules.id, id));

/** Alert rules of users. A rule of another user counts as not found. */
export class RuleStore {
  readonly #db: Database;
  readonly #now: () => Date;

  constructor(db: Database, now: () => Date) {
    this.#db = db;
    this.#now = now;
  }

  /** Returns the rules with the time of the last alert of each. */
  async list(userId: number): Promise<(RuleRow & { lastAt: Date | null })[]> {
    const last = this.#db
      .select({ ruleId: alerts.ruleId, at: max(alerts.at).as('last_at') })
      .from(alerts)
      .where(eq(alerts.userId, userId))
      .groupBy(alerts.ruleId)
      .as('last');
    const rows = await this.#db
      .select({ rule: alertRules, lastAt: last.at })
      .from(alertRules)
      .leftJoin(last, eq(last.ruleId, alertRules.id))
      .where(eq(alertRules.userId, userId))
      .orderBy(asc(alertRules.id));
    return rows.map(({ rule, lastAt }) => ({ ...rule, lastAt }));
  }

  /** @throws ApiError 409 at the limit */
  add(
    userId: number,
    rule: { scope: AlertScope; condition: AlertCondition },
    limit: number,
  ): Promise<RuleRow> {
    return lockingUser(this.#db, userId, async (tx) => {
      const isOwn = eq(alertRules.userId, userId);
      const [stored] = await tx.select({ n: count() }).from(alertRules).where(isOwn);
      if ((stored?.n ?? 0) >= limit) throw full('alert rules', limit);
      const row = { userId, ...rule, createdAt: this.#now() };
      return required(await tx.insert(alertRules).values(row).returning());
    });
  }

  async change(
    userId: number,
    id: number,
    {
      condition,
      enabled,
    }: { condition?: AlertCondition | undefined; enabled?: boolean | undefined },
  ): Promise<RuleRow> {
    const where = owned(userId, id);
    const set: { condition?: AlertCondition; enabled?: boolean } = {};
    if (condition !== undefined) set.condition = condition;
    if (enabled !== undefined) set.enabled = enabled;
    // Nothing to change is no error; a statement without columns would be one.
    if (Object.keys(set).length === 0) {
      return required(await this.#db.select().from(alertRules).where(where));
    }
    return required(await this.#db.update(alertRules).set(set).where(where).returning());
  }

  async remove(userId: number, id: number): Promise<void> {
    required(await this.#db.delete(alertRules).where(owned(userId, id)).returning());
  }
}

function required([row]: RuleRow[]): RuleRow {
  if (row === undefined) throw notFound('There is no such rule.');
  return row;
}
