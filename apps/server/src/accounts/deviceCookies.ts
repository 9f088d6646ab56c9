import { randomUUID } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import * as z from 'zod/mini';
import { isCanonicalToken } from './canonicalToken.ts';

export const DEVICE_COOKIE = 'litometr_device';
export const DEVICE_COOKIE_SECONDS = 180 * 24 * 60 * 60;

/** Accounts that one browser is remembered for, the last used first: bounds the cookie's size. */
const ACCOUNTS_PER_BROWSER = 5;
const SEPARATOR = '~';

const algorithm = 'HS256';
const tokenType = 'device+jwt';
const issuer = 'litometr';
const audience = 'litometr-sign-in';

const claims = z.object({
  sub: z.string(),
  jti: z.uuid(),
  generation: z.number(),
});
type DeviceClaims = z.infer<typeof claims>;

/** The account side of a device token. */
export interface DeviceAccount {
  id: number;
  /** Grows when all sessions are ended: older device tokens are invalid then. */
  deviceGeneration: number;
}

/**
 * Cookies that prove that a browser has signed in to an account before (OWASP "device cookies").
 * They open nothing: they only choose the limit that failed sign-ins count against.
 */
export class DeviceCookies {
  readonly #key: Uint8Array;
  readonly #now: () => Date;

  constructor(key: Uint8Array, now: () => Date) {
    this.#key = key;
    this.#now = now;
  }

  /** Returns the id of the device; null when the cookie holds no valid token of the account. */
  async find(cookie: string | undefined, account: DeviceAccount | null): Promise<string | null> {
    if (account === null) return null;
    for (const { claims } of await this.#read(cookie)) {
      const isCurrent = claims.generation === account.deviceGeneration;
      if (claims.sub === String(account.id) && isCurrent) return claims.jti;
    }
    return null;
  }

  /** Returns the cookie after a sign-in: a new token of the account before those of others. */
  async issue(cookie: string | undefined, account: DeviceAccount): Promise<string> {
    const subject = String(account.id);
    const others = (await this.#read(cookie)).filter(({ claims }) => claims.sub !== subject);
    const seconds = Math.floor(this.#now().getTime() / 1000);
    const token = await new SignJWT({ generation: account.deviceGeneration })
      .setProtectedHeader({ alg: algorithm, typ: tokenType })
      .setSubject(subject)
      .setJti(randomUUID())
      .setIssuer(issuer)
      .setAudience(audience)
      .setIssuedAt(seconds)
      .setExpirationTime(seconds + DEVICE_COOKIE_SECONDS)
      .sign(this.#key);
    const tokens = [token, ...others.map((other) => other.token)];
    return tokens.slice(0, ACCOUNTS_PER_BROWSER).join(SEPARATOR);
  }

  async #read(cookie = ''): Promise<{ token: string; claims: DeviceClaims }[]> {
    const tokens = cookie.split(SEPARATOR, ACCOUNTS_PER_BROWSER);
    const read = await Promise.all(tokens.map((token) => this.#verify(token)));
    return read.filter((entry) => entry !== null);
  }

  async #verify(token: string): Promise<{ token: string; claims: DeviceClaims } | null> {
    if (!isCanonicalToken(token)) return null;
    try {
      const { payload } = await jwtVerify(token, this.#key, {
        algorithms: [algorithm],
        typ: tokenType,
        issuer,
        audience,
        requiredClaims: ['exp', 'iat', 'sub', 'jti'],
        currentDate: this.#now(),
      });
      const parsed = z.safeParse(claims, payload);
      return parsed.success ? { token, claims: parsed.data } : null;
    } catch (error) {
      // The sender of an invalid cookie is a stranger.
      if (error instanceof errors.JOSEError) return null;
      throw error;
    }
  }
}
