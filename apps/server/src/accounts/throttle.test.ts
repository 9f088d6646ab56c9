import { describe, expect, it } from 'vitest';
import { LoginThrottle } from './throttle.ts';

function setUp() {
  let time = 0;
  const throttle = new LoginThrottle(() => new Date(time));
  const fail = (account: string, address = '::1') => throttle.admit(account, address);
  return { throttle, fail, advance: (seconds: number) => (time += seconds * 1000) };
}

describe('guessing the password of one account', () => {
  it('is slowed down more with each failure, up to five minutes', () => {
    const { fail, advance } = setUp();
    for (let failure = 1; failure <= 10; failure += 1) {
      expect(fail('a')).toMatchObject({ allowed: true, last: failure === 10 });
    }
    const delays = [1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300];
    for (const retryAfter of delays) {
      expect(fail('a', 'another address')).toEqual({ allowed: false, retryAfter });
      advance(retryAfter);
      expect(fail('a')).toMatchObject({ allowed: true });
    }
  });

  it('leaves other accounts alone, and is forgotten by a success and by time', () => {
    const { fail, advance } = setUp();
    for (let failure = 0; failure < 9; failure += 1) fail('a');
    const tenth = fail('a');
    expect(fail('b').allowed).toBe(true);
    expect(fail('a').allowed).toBe(false);
    if (tenth.allowed) tenth.succeeded();
    expect(fail('a')).toMatchObject({ allowed: true, last: false });
    for (let failure = 0; failure < 9; failure += 1) fail('a');
    advance(31 * 60);
    expect(fail('a')).toMatchObject({ allowed: true, last: false });
    expect(fail('a').allowed).toBe(true);
  });

  it('counts attempts that are made at once', () => {
    const { fail } = setUp();
    const attempts = Array.from({ length: 100 }, () => fail('a'));
    expect(attempts.filter((attempt) => attempt.allowed)).toHaveLength(10);
  });
});

it('stops an address that tries many accounts, for ten minutes', () => {
  const { fail, advance } = setUp();
  for (let failure = 0; failure < 60; failure += 1) fail(`account ${failure}`);
  advance(60);
  expect(fail('new')).toEqual({ allowed: false, retryAfter: 540 });
  expect(fail('new', '::2').allowed).toBe(true);
  advance(540);
  expect(fail('new').allowed).toBe(true);
});

it('does not count successes against an address', () => {
  const { fail } = setUp();
  for (let login = 0; login < 200; login += 1) {
    const admission = fail('regular');
    expect(admission.allowed).toBe(true);
    if (admission.allowed) admission.succeeded();
  }
});

it('stops a flood from everywhere', () => {
  const { fail } = setUp();
  const attempts = Array.from({ length: 2000 }, (_, n) => fail(`account ${n}`, `address ${n}`));
  expect(attempts.filter((attempt) => attempt.allowed)).toHaveLength(1200);
});
