import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { TestClock } from '../testing/openTestAccounts.ts';
import { Counters } from './counters.ts';
import { type Admission, SignInLimits } from './signInLimits.ts';

function setUp() {
  const clock = new TestClock();
  clock.advance(0);
  const limits = new SignInLimits(new Counters(null, randomBytes(32)));
  const fail = (account: string, address = '203.0.113.1', device: string | null = null) =>
    limits.admit({ account, address, device });
  const failTimes = async (times: number, ...attempt: Parameters<typeof fail>) => {
    const admissions: Admission[] = [];
    for (let call = 0; call < times; call += 1) admissions.push(await fail(...attempt));
    return admissions.filter((admission) => admission.allowed).length;
  };
  return { fail, failTimes, advance: (seconds: number) => clock.advance(seconds) };
}

/** An address of a block of its own per number. */
const inBlock = (block: number, host = 1) => `100.${64 + (block >> 8)}.${block & 255}.${host}`;

describe('SignInLimits for one account and address block', () => {
  it('delays each attempt after ten failures twice as long, up to five minutes', async () => {
    const { fail, advance } = setUp();
    for (let failure = 1; failure <= 10; failure += 1) {
      expect(await fail('a')).toMatchObject({ allowed: true, last: failure === 10 });
    }
    for (const retryAfter of [1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300]) {
      expect(await fail('a', '203.0.113.99')).toEqual({ allowed: false, retryAfter });
      advance(retryAfter);
      expect(await fail('a')).toMatchObject({ allowed: true });
    }
  });

  it('does not affect other accounts and other blocks', async () => {
    const { fail, failTimes } = setUp();
    expect(await failTimes(20, 'a')).toBe(10);
    expect((await fail('b')).allowed).toBe(true);
    expect((await fail('a', '203.0.114.1')).allowed).toBe(true);
  });

  it('forgets failures after a success and after half an hour', async () => {
    const { fail, failTimes, advance } = setUp();
    await failTimes(9, 'a');
    const tenth = await fail('a');
    if (tenth.allowed) await tenth.succeed();
    expect(await failTimes(10, 'a')).toBe(10);
    expect((await fail('a')).allowed).toBe(false);
    advance(30 * 60);
    expect(await failTimes(10, 'a')).toBe(10);
  });

  it('counts simultaneous attempts', async () => {
    const { fail } = setUp();
    const attempts = await Promise.all(Array.from({ length: 100 }, () => fail('a')));
    expect(attempts.filter((attempt) => attempt.allowed)).toHaveLength(10);
  });
});

describe('SignInLimits for one address', () => {
  it('refuses it after sixty failures at any accounts, for ten minutes', async () => {
    const { fail, advance } = setUp();
    for (let failure = 0; failure < 60; failure += 1) await fail(`account ${failure}`);
    advance(60);
    expect(await fail('new')).toEqual({ allowed: false, retryAfter: 540 });
    expect((await fail('new', '203.0.113.2')).allowed).toBe(true);
    advance(540);
    expect((await fail('new')).allowed).toBe(true);
  });

  it('counts an IPv6 network of 64 bits as one, however its hosts are numbered', async () => {
    const { fail } = setUp();
    for (let failure = 0; failure < 60; failure += 1) {
      await fail(`account ${failure}`, `2001:db8:1:2::${failure}`);
    }
    expect((await fail('new', '2001:db8:1:2:ffff::1')).allowed).toBe(false);
    expect((await fail('new', '2001:db8:1:3::1')).allowed).toBe(true);
  });

  it('does not count successes', async () => {
    const { fail } = setUp();
    for (let login = 0; login < 200; login += 1) {
      const admission = await fail('regular');
      expect(admission.allowed).toBe(true);
      if (admission.allowed) await admission.succeed();
    }
  });
});

describe('SignInLimits for one account from everywhere', () => {
  it('allows each block two attempts and then one in five minutes after 100 failures', async () => {
    const { fail, failTimes, advance } = setUp();
    for (let block = 0; block < 10; block += 1) {
      expect(await failTimes(10, 'a', inBlock(block))).toBe(10);
    }
    const fresh = inBlock(200);
    expect(await failTimes(2, 'a', fresh)).toBe(2);
    expect(await fail('a', fresh)).toEqual({ allowed: false, retryAfter: 300 });
    advance(300);
    expect(await failTimes(5, 'a', fresh)).toBe(1);
    expect(await failTimes(10, 'b', fresh)).toBe(10);
    advance(3600);
    expect(await failTimes(10, 'a', fresh)).toBe(10);
  });

  it('does not slow a known device, whose own failures delay only itself', async () => {
    const { fail, failTimes } = setUp();
    for (let block = 0; block < 20; block += 1) await failTimes(10, 'a', inBlock(block));
    await failTimes(60, 'other', inBlock(1));
    expect(await failTimes(12, 'a', inBlock(1), 'laptop')).toBe(10);
    expect(await fail('a', inBlock(1), 'laptop')).toEqual({ allowed: false, retryAfter: 1 });
    expect((await fail('a', inBlock(1), 'phone')).allowed).toBe(true);
    expect((await fail('a', inBlock(300))).allowed).toBe(true);
  });
});

it('has no limit of all accounts and addresses together', async () => {
  const { fail, failTimes } = setUp();
  for (let address = 1; address <= 40; address += 1) {
    for (let account = 0; account < 6; account += 1) {
      await failTimes(10, `account ${account}`, inBlock(address));
    }
  }
  expect((await fail('owner', inBlock(500))).allowed).toBe(true);
});
