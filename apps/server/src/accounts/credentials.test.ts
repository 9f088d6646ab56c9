import { randomBytes, randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { readAccessToken, signAccessToken } from './accessTokens.ts';
import { HashingBusyError, PasswordHasher } from './passwords.ts';
import { cheapHashing } from './testing/openTestAccounts.ts';

describe('password hashes', () => {
  it('are argon2id at the cost that OWASP recommends', async () => {
    const stored = await new PasswordHasher().hash('пароль 🔑');
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const hasher = new PasswordHasher(cheapHashing);
    expect(await hasher.verify(stored, 'пароль 🔑')).toBe(true);
    expect(await hasher.verify(stored, 'пароль')).toBe(false);
    expect(hasher.isOutdated(stored)).toBe(true);
    expect(new PasswordHasher().isOutdated(stored)).toBe(false);
  });

  it('match nothing for an unknown name', async () => {
    const hasher = new PasswordHasher(cheapHashing);
    expect(await hasher.verify(null, 'no account has this password')).toBe(false);
  });

  it('take as long to compare for an unknown name as for a wrong password', async () => {
    // So dear that the rest of the work does not count.
    const hasher = new PasswordHasher({ memoryCost: 4096, timeCost: 2, parallelism: 1 });
    const stored = await hasher.hash('the password');
    const measure = async (against: string | null): Promise<number> => {
      const begin = performance.now();
      expect(await hasher.verify(against, 'not the password')).toBe(false);
      return performance.now() - begin;
    };
    const known: number[] = [];
    const unknown: number[] = [];
    for (let turn = 0; turn < 15; turn += 1) {
      known.push(await measure(stored));
      unknown.push(await measure(null));
    }
    const median = (times: number[]) => times.toSorted((a, b) => a - b)[7] ?? Number.NaN;
    // Without the same work it would be a hundredth; what a busy machine adds is far less.
    expect(median(unknown) / median(known)).toBeGreaterThan(0.4);
    expect(median(unknown) / median(known)).toBeLessThan(2.5);
  });

  it('run two at a time, fifty wait, the rest is rejected as busy', async () => {
    const hasher = new PasswordHasher(cheapHashing);
    const results = await Promise.allSettled(
      Array.from({ length: 60 }, () => hasher.hash('password')),
    );
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused).toHaveLength(8);
    for (const { reason } of refused) expect(reason).toBeInstanceOf(HashingBusyError);
    expect(await hasher.hash('again')).toContain('argon2id');
  });
});

describe('password checks of known devices', () => {
  it('run before those of unknown devices, even when the queue is full of them', async () => {
    const hasher = new PasswordHasher(cheapHashing);
    const stored = await hasher.hash('password');
    const order: string[] = [];
    const strangers = Promise.allSettled(
      Array.from({ length: 60 }, async () => {
        await hasher.verify(stored, 'guess');
        order.push('stranger');
      }),
    );
    const owner = hasher.verify(stored, 'password', true).then((isRight) => {
      order.push('owner');
      return isRight;
    });
    expect(await owner).toBe(true);
    await strangers;
    // Two checks were running already, and two may end at the same time.
    expect(order.indexOf('owner')).toBeLessThan(4);
    expect(order).toHaveLength(53);
  });
});

describe('access tokens', () => {
  const key = randomBytes(32);
  const now = new Date('2026-08-07T12:00:00Z');
  const claims = { userId: 7, sessionId: randomUUID() };

  it('say whose they are, to the server that signed them', async () => {
    const token = await signAccessToken(key, claims, now);
    expect(await readAccessToken(key, token, now)).toEqual(claims);
    expect(await readAccessToken(randomBytes(32), token, now)).toBeNull();
    const later = new Date(now.getTime() + 306_000);
    expect(await readAccessToken(key, token, later)).toBe('expired');
  });

  it('are refused with another kind, issuer, audience, algorithm or without a session', async () => {
    const make = (change: (token: SignJWT) => SignJWT, header: object = {}, sid?: string) => {
      const token = new SignJWT(sid === undefined ? {} : { sid })
        .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', ...header })
        .setSubject('7')
        .setIssuer('litometr')
        .setAudience('litometr-api')
        .setIssuedAt(now)
        .setNotBefore(now)
        .setExpirationTime(new Date(now.getTime() + 60_000));
      return change(token).sign(key);
    };
    const same = (token: SignJWT) => token;
    const { sessionId } = claims;
    expect(await readAccessToken(key, await make(same, {}, sessionId), now)).toEqual(claims);
    const wrong = await Promise.all([
      make(same),
      make(same, {}, 'not-a-uuid'),
      make(same, { typ: 'JWT' }, sessionId),
      make(same, { alg: 'HS384' }, sessionId),
      make((token) => token.setIssuer('somebody'), {}, sessionId),
      make((token) => token.setAudience('something'), {}, sessionId),
      make((token) => token.setSubject('admin'), {}, sessionId),
      make((token) => token.setNotBefore(new Date(now.getTime() + 30_000)), {}, sessionId),
    ]);
    const [head = '', body = ''] = (await make(same, {}, sessionId)).split('.');
    const none = Buffer.from(JSON.stringify({ alg: 'none', typ: 'at+jwt' })).toString('base64url');
    for (const token of [...wrong, `${none}.${body}.`, `${head}.${body}.`]) {
      expect(await readAccessToken(key, token, now)).toBeNull();
    }
  });

  it('are refused in every other spelling of the same bytes', async () => {
    const token = await signAccessToken(key, claims, now);
    const [head = '', body = '', signature = ''] = token.split('.');
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    // Of 32 bytes the last character carries four bits: three more characters decode to them.
    const last = alphabet.indexOf(signature.slice(-1));
    const spellings = [1, 2, 3].map(
      (bits) => `${token.slice(0, -1)}${alphabet.charAt(last + bits)}`,
    );
    for (const fill of ['=', '==', ' ', '\n', '\t', '\r\n', '\0', '%3D']) {
      spellings.push(`${token}${fill}`, `${fill}${token}`);
      spellings.push([head, `${body}${fill}`, signature].join('.'));
      spellings.push([`${head}${fill}`, body, signature].join('.'));
    }
    const standard = token.replaceAll('-', '+').replaceAll('_', '/');
    if (standard !== token) spellings.push(standard);
    for (const spelling of spellings) {
      expect(await readAccessToken(key, spelling, now), JSON.stringify(spelling)).toBeNull();
    }
    expect(await readAccessToken(key, token, now)).toEqual(claims);
  });

  it('may be any rubbish without a fault', async () => {
    const part = fc.oneof(
      fc.string(),
      fc.base64String(),
      fc.json().map((text) => btoa(encodeURI(text))),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(part, { maxLength: 5 }), async (parts) => {
        expect(await readAccessToken(key, parts.join('.'), now)).toBeNull();
      }),
    );
  });
});
