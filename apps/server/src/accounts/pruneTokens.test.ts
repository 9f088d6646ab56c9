import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { refreshTokens, tokenFamilies } from '../postgres/schema.ts';
import { openTestAccounts } from './testing/openTestAccounts.ts';

const HOUR = 60 * 60 * 1000;
const now = new Date('2026-11-25T12:00:00Z');
const hours = (count: number) => new Date(now.getTime() + count * HOUR);

interface Session {
  /** Hours from now; negative in the past. */
  expires: number;
  revoked?: number;
  /** When each of its tokens expires. */
  tokens: number[];
}

/** Returns the sessions that a prune leaves, each with the number of its tokens. */
async function leftOf(
  sessions: Readonly<Record<string, Session>>,
): Promise<Record<string, number>> {
  const accounts = await openTestAccounts({ now: () => now });
  const { database } = accounts;
  try {
    const [user] = await accounts.users.list();
    for (const [name, { expires, revoked, tokens }] of Object.entries(sessions)) {
      const id = randomUUID();
      await database.insert(tokenFamilies).values({
        id,
        userId: user?.id ?? 0,
        agent: name,
        createdAt: hours(-2000),
        expiresAt: hours(expires),
        revokedAt: revoked === undefined ? null : hours(revoked),
      });
      let parentId: number | null = null;
      for (const expiry of tokens) {
        const token = { familyId: id, hash: randomUUID(), nonce: '', expiresAt: hours(expiry) };
        const [row]: { id: number }[] = await database
          .insert(refreshTokens)
          .values({ ...token, parentId })
          .returning({ id: refreshTokens.id });
        parentId = row?.id ?? null;
      }
    }
    await accounts.prune();
    const families = await database.select().from(tokenFamilies);
    const found = await database.select().from(refreshTokens);
    return Object.fromEntries<number>(
      families.map(({ id, agent }) => [
        agent ?? '',
        found.filter(({ familyId }) => familyId === id).length,
      ]),
    );
  } finally {
    await accounts.close();
  }
}

describe('prune', () => {
  it('deletes sessions within a day after they expired, were revoked or left unused', async () => {
    const left = await leftOf({
      live: { expires: 800, tokens: [100] },
      'expired an hour ago': { expires: -1, tokens: [-1] },
      'expired yesterday': { expires: -18.5, tokens: [-18.5] },
      'revoked an hour ago': { expires: 800, revoked: -1, tokens: [100] },
      'revoked yesterday': { expires: 800, revoked: -18.5, tokens: [100] },
      'unused for a fortnight and a day': { expires: 800, tokens: [-30, -18.5] },
    });
    expect(left).toEqual({ live: 1, 'expired an hour ago': 1, 'revoked an hour ago': 1 });
  });

  it('deletes expired tokens of a session that lives', async () => {
    const left = await leftOf({ busy: { expires: 800, tokens: [-400, -300, -2, 10, 300] } });
    expect(left).toEqual({ busy: 3 });
  });
});
