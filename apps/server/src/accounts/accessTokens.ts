import { errors, jwtVerify, SignJWT } from 'jose';
import * as z from 'zod/mini';
import { isCanonicalToken } from './canonicalToken.ts';

const ACCESS_TOKEN_SECONDS = 300;

const algorithm = 'HS256';
const tokenType = 'at+jwt';
const issuer = 'litometr';
const audience = 'litometr-api';

const claims = z.object({
  sub: z.string().check(z.regex(/^[1-9][0-9]{0,9}$/)),
  sid: z.uuid(),
});

/** Whose token it is and which session it belongs to. The role is read from the store, not here. */
export interface AccessClaims {
  userId: number;
  sessionId: string;
}

export function signAccessToken(key: Uint8Array, claims: AccessClaims, now: Date): Promise<string> {
  const seconds = Math.floor(now.getTime() / 1000);
  return new SignJWT({ sid: claims.sessionId })
    .setProtectedHeader({ alg: algorithm, typ: tokenType })
    .setSubject(String(claims.userId))
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt(seconds)
    .setNotBefore(seconds)
    .setExpirationTime(seconds + ACCESS_TOKEN_SECONDS)
    .sign(key);
}

/**
 * Returns the session of a token. `expired` when the server signed it and it has run out, as every
 * client's token does; null when it was not signed by this server, is of another kind, uses another
 * algorithm, is not valid yet or is not canonical.
 */
export async function readAccessToken(
  key: Uint8Array,
  token: string,
  now: Date,
): Promise<AccessClaims | 'expired' | null> {
  if (!isCanonicalToken(token)) return null;
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: [algorithm],
      typ: tokenType,
      issuer,
      audience,
      requiredClaims: ['exp', 'nbf', 'iat', 'sub', 'sid'],
      currentDate: now,
      // Servers that share the store need not share a clock to the second.
      clockTolerance: 5,
    });
    const parsed = z.safeParse(claims, payload);
    return parsed.success ? { userId: Number(parsed.data.sub), sessionId: parsed.data.sid } : null;
  } catch (error) {
    if (error instanceof errors.JWTExpired) return 'expired';
    // Which check failed is of use to a forger only.
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}
