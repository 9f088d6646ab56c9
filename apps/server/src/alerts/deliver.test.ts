import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AccountsStore } from '../accounts/openAccounts.ts';
import { openTestAccounts, TestClock } from '../accounts/testing/openTestAccounts.ts';
import { webhookDeliveries, webhooks } from '../postgres/schema.ts';
import { DELIVERIES_AT_ONCE, deliverDue } from './deliver.ts';
import type { Sender } from './sender.ts';

const clock = new TestClock();
let accounts: AccountsStore;
beforeAll(async () => {
  accounts = await openTestAccounts({ now: clock.now, onFailure: () => undefined });
});
afterAll(() => accounts.close());

async function addHook(name: string, deliveries: number, minutesAgo: number): Promise<void> {
  const { database, now } = accounts;
  const [user] = await database.query.users.findMany({ limit: 1 });
  const url = `https://example.org/${name}`;
  const [hook] = await database
    .insert(webhooks)
    .values({ userId: user?.id ?? 0, url, secret: 's', createdAt: now() })
    .returning();
  const at = new Date(now().getTime() - minutesAgo * 60_000);
  const row = { webhookId: hook?.id ?? 0, state: 'waiting' as const, createdAt: at, nextAt: at };
  await database.insert(webhookDeliveries).values(Array.from({ length: deliveries }, () => row));
}

const deliver = (send: Sender) =>
  deliverDue({
    database: accounts.database,
    now: clock.now,
    failures: accounts.failures,
    send,
  });

it('serves every webhook in each batch, however much one of them waits for', async () => {
  await addHook('busy', 3 * DELIVERIES_AT_ONCE, 60);
  await addHook('quiet', 1, 1);
  const sent: string[] = [];
  await deliver((url) => {
    sent.push(url);
    return Promise.resolve({ status: 200, error: null });
  });
  expect(sent).toHaveLength(DELIVERIES_AT_ONCE);
  expect(sent).toContain('https://example.org/quiet');
});

it('counts an attempt that fails on this side, and ends it as any other', async () => {
  await addHook('broken', 1, 90);
  await deliver((url) => {
    if (url.endsWith('/broken')) throw new TypeError('The message cannot be signed.');
    return Promise.resolve({ status: 200, error: null });
  });
  const rows = await accounts.database.query.webhookDeliveries.findMany();
  const failed = rows.filter(({ error }) => error === 'internal');
  expect(failed).toMatchObject([{ state: 'given_up', attempts: 1, status: null, nextAt: null }]);
  expect(rows.filter(({ state }) => state === 'delivered').length).toBeGreaterThan(
    DELIVERIES_AT_ONCE,
  );
  expect(await accounts.failures.list()).toMatchObject([{ loop: 'webhooks', count: 1 }]);
});
