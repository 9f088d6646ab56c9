import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { AccountsStore } from '../accounts/openAccounts.ts';
import { openTestAccounts, TestClock } from '../accounts/testing/openTestAccounts.ts';
import { notes } from '../postgres/schema.ts';
import { BackgroundFailures, type ReportedFailure } from './backgroundFailures.ts';
import { failureMessage } from './failureMessage.ts';

const clock = new TestClock();
let reported: ReportedFailure[] = [];
let accounts: AccountsStore;
let failures: BackgroundFailures;

const open = () =>
  new BackgroundFailures({
    db: accounts.database,
    now: clock.now,
    onFailure: (failure) => reported.push(failure),
  });

beforeAll(async () => {
  accounts = await openTestAccounts({ now: clock.now, onFailure: (one) => reported.push(one) });
});
afterAll(() => accounts.close());
beforeEach(async () => {
  await accounts.database.execute(sql`delete from background_failures`);
  reported = [];
  failures = open();
});

const rule = { loop: 'alerts', subject: 'litnet, rule 7' } as const;
const fail = (text = 'broken') => Promise.reject(new Error(text));
const listed = async () => (await failures.list()).map(({ subject, count }) => [subject, count]);

describe('isolate', () => {
  it('returns the result of work that succeeds, and lists nothing', async () => {
    expect(await failures.isolate(rule, () => Promise.resolve(3))).toBe(3);
    expect(await listed()).toEqual([]);
  });

  it('skips what failed for a growing while, and reports it once', async () => {
    let calls = 0;
    const work = () => {
      calls += 1;
      return fail();
    };
    const seconds = async (wait: number) => {
      clock.advance(wait);
      await failures.isolate(rule, work);
      return calls;
    };
    expect([await seconds(0), await seconds(14), await seconds(2)]).toEqual([1, 1, 2]);
    expect([await seconds(29), await seconds(2)]).toEqual([2, 3]);
    for (let hour = 0; hour < 9; hour += 1) await seconds(3_600);
    expect(calls).toBe(12);
    expect(reported).toEqual([{ ...rule, message: 'broken' }]);
    expect(await listed()).toEqual([[rule.subject, 12]]);
  });

  it('never waits longer than a quarter of an hour', async () => {
    for (let times = 0; times < 30; times += 1) {
      clock.advance(15 * 60 + 1);
      await failures.isolate(rule, fail);
    }
    expect(await listed()).toEqual([[rule.subject, 30]]);
  });

  it('resolves when the subject succeeds, and reports the next failure as a new one', async () => {
    await failures.isolate(rule, fail);
    clock.advance(60);
    await failures.isolate(rule, () => Promise.resolve());
    expect(await listed()).toEqual([]);
    await failures.isolate(rule, () => fail('again'));
    expect(await listed()).toEqual([[rule.subject, 1]]);
    expect(reported.map(({ message }) => message)).toEqual(['broken', 'again']);
  });

  it('continues from the stored state after a restart, and on another server', async () => {
    await failures.isolate(rule, fail);
    const other = open();
    expect(await other.isolate(rule, () => Promise.resolve('too early'))).toBeUndefined();
    clock.advance(60);
    expect(await other.isolate(rule, () => Promise.resolve('done'))).toBe('done');
    expect(await listed()).toEqual([]);
    clock.advance(60);
    expect(await failures.isolate(rule, () => Promise.resolve('done'))).toBe('done');
  });

  it('separates subjects and loops', async () => {
    await failures.isolate(rule, fail);
    const others = [
      { loop: 'alerts', subject: 'litnet, rule 8' },
      { loop: 'webhooks', subject: rule.subject },
    ] as const;
    for (const other of others) {
      expect(await failures.isolate(other, () => Promise.resolve(1))).toBe(1);
    }
    expect(await listed()).toEqual([[rule.subject, 1]]);
  });

  it('reports once where the store rejects writes', async () => {
    const away = new BackgroundFailures({
      db: accounts.database,
      now: clock.now,
      onFailure: (failure) => reported.push(failure),
    });
    await accounts.database.execute(sql`alter table background_failures rename to away`);
    try {
      for (let times = 0; times < 3; times += 1) await away.isolate(rule, fail);
    } finally {
      await accounts.database.execute(sql`alter table away rename to background_failures`);
    }
    expect(reported).toHaveLength(1);
    clock.advance(60);
    expect(await away.isolate(rule, () => Promise.resolve(1))).toBe(1);
  });
});

describe('attempt', () => {
  it('records failures and does the work whenever it is called', async () => {
    await failures.attempt(rule, fail);
    expect(await failures.attempt(rule, () => Promise.resolve(1))).toBe(1);
    expect(await listed()).toEqual([]);
  });
});

describe('dismiss', () => {
  it('hides a failure until it was resolved and comes again', async () => {
    await failures.attempt(rule, fail);
    const [{ id } = { id: 0 }] = await failures.list();
    expect(await failures.dismiss(id)).toEqual(rule);
    expect(await failures.dismiss(id)).toBeNull();
    await failures.attempt(rule, fail);
    expect(await listed()).toEqual([]);
    await failures.attempt(rule, () => Promise.resolve());
    await failures.attempt(rule, fail);
    expect(await listed()).toEqual([[rule.subject, 1]]);
  });
});

describe('the list', () => {
  it('omits failures not seen for a week, and prune deletes them after thirty days', async () => {
    await failures.attempt(rule, fail);
    clock.advance(8 * 86_400);
    expect(await listed()).toEqual([]);
    await failures.prune();
    const rows = () => accounts.database.query.backgroundFailures.findMany();
    expect(await rows()).toHaveLength(1);
    clock.advance(23 * 86_400);
    await failures.prune();
    expect(await rows()).toEqual([]);
  });
});

describe('pruning of the accounts', () => {
  it('does the other parts when one fails', async () => {
    await accounts.audit.record({ event: 'data_imported' });
    clock.advance(400 * 86_400);
    await accounts.database.execute(sql`alter table token_families rename to away`);
    try {
      await accounts.prune();
    } finally {
      await accounts.database.execute(sql`alter table away rename to token_families`);
    }
    expect(reported).toMatchObject([{ loop: 'pruning', subject: 'sessions' }]);
    expect(await accounts.audit.recent(10)).toEqual([]);
    clock.advance(3_600);
    await accounts.prune();
    expect(await listed()).toEqual([]);
  });
});

describe('failureMessage', () => {
  it('of a query names the code and no value', async () => {
    const at = clock.now();
    const row = { userId: 1, bookId: 1, day: '2026-01-01', createdAt: at, updatedAt: at };
    const refused = accounts.database.insert(notes).values({ ...row, text: 'secret\u0000text' });
    const message = await refused.then(
      () => '',
      (error: unknown) => failureMessage(error),
    );
    expect(message).toMatch(/^PostgreSQL \w{5}: /);
    expect(message).not.toMatch(/secret|insert/i);
  });

  it.each([
    [new SyntaxError(`Unexpected token 'k', "keyword: 1" is not valid JSON`), /keyword/],
    [Object.assign(new Error('invalid input "me@x.org"'), { code: '22P02' }), /me@x/],
    [Object.assign(new Error("bad 'title'"), { name: 'ClickHouseError', code: '27' }), /title/],
    ['"quoted"', /quoted/],
    [new Error('a\u0000b\nc'), /\p{Cc}/u],
  ])('of %s leaves contents out', (error, contents) => {
    expect(failureMessage(error)).not.toMatch(contents);
  });

  it('includes the kind of error and the names of constraints', () => {
    expect(failureMessage(new TypeError('x is undefined'))).toBe('TypeError: x is undefined');
    const unique = Object.assign(new Error('violates "alerts_once"'), { code: '23505' });
    expect(failureMessage(unique)).toBe('PostgreSQL 23505: violates "alerts_once"');
    const parsed = z.safeParse(z.object({ type: z.string() }), { type: 1 });
    expect(failureMessage(parsed.error)).toBe('type invalid_type');
    expect(failureMessage(new Error('x'.repeat(999)))).toHaveLength(300);
  });
});
