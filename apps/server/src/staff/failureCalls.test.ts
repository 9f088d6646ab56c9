import { backgroundFailures, dismissBackgroundFailure, staffAudit } from '@litometr/api-contract';
import { beforeEach, expect, it } from 'vitest';
import { idleCollectors } from '../collectors/testing/idleCollectors.ts';
import type { Measurements } from '../measurements/client.ts';
import { personalApp } from '../personal/testing/personalApp.ts';
import { createRenames } from './renames/renameRunner.ts';
import { registerStaffRoutes } from './routes.ts';

/** Nothing here reads them. */
const measurements = undefined as unknown as Measurements;
const area = personalApp((to, accounts) =>
  registerStaffRoutes(to, {
    accounts,
    measurements,
    collectors: idleCollectors(accounts, measurements),
    underWay: () => Promise.resolve([]),
    renames: createRenames(accounts, measurements),
    logTail: null,
  }),
);
beforeEach(() => area.later());

const as = 'moderator';
const rule = { loop: 'alerts', subject: 'litnet, rule 7' } as const;

it('lists each failure once with how often and since when', async () => {
  expect((await area.ok(backgroundFailures, { as })).items).toEqual([]);
  const { failures } = area.accounts;
  const first = area.clock.now();
  for (const wait of [0, 60, 3_600]) {
    area.clock.advance(wait);
    area.tokens.clear();
    await failures.isolate(rule, () => Promise.reject(new Error('The fact has no book.')));
  }
  const { items } = await area.ok(backgroundFailures, { as });
  expect(items).toMatchObject([{ ...rule, message: 'The fact has no book.', count: 3 }]);
  expect(Date.parse(items[0]?.first_at ?? '') - first.getTime()).toBeLessThan(60_000);
  expect(Date.parse(items[0]?.last_at ?? '') - first.getTime()).toBeGreaterThanOrEqual(3_660_000);
});

it('hides dismissed failures, and records the actor', async () => {
  const [item] = (await area.ok(backgroundFailures, { as })).items;
  const params = { id: item?.id ?? 0 };
  for (const who of ['user', 'vip']) {
    expect(await area.status(dismissBackgroundFailure, { params, as: who })).toBe(403);
  }
  await area.ok(dismissBackgroundFailure, { params, as });
  expect((await area.ok(backgroundFailures, { as })).items).toEqual([]);
  expect(await area.status(dismissBackgroundFailure, { params, as })).toBe(404);
  const { items } = await area.ok(staffAudit, { query: { event: 'parser_changed' }, as: 'admin' });
  expect(items.map(({ user, details }) => [user?.username, details])).toEqual([
    [as, { failure: 'alerts: litnet, rule 7', dismissed: true }],
  ]);
});
