import type { EndpointRequest, StaffUser, staffUsers } from '@litometr/api-contract';
import { and, asc, count, eq, gt, isNotNull, isNull, like, max, sql } from 'drizzle-orm';
import { usernameKey } from '../accounts/usernames.ts';
import type { Database } from '../postgres/database.ts';
import { refreshTokens, tokenFamilies, users } from '../postgres/schema.ts';

type UserQuery = EndpointRequest<typeof staffUsers>['query'];

/** By name. */
export async function listUsers(
  db: Database,
  now: Date,
  { q, role, state, page, size }: UserQuery,
): Promise<{ count: number; items: StaffUser[] }> {
  const where = and(
    q === undefined ? undefined : like(users.usernameKey, `%${literal(usernameKey(q))}%`),
    role === undefined ? undefined : eq(users.role, role),
    state === undefined
      ? undefined
      : state === 'enabled'
        ? isNull(users.disabledAt)
        : isNotNull(users.disabledAt),
  );
  const [total] = await db.select({ n: count() }).from(users).where(where);
  const rows = await rowsOf(db, now)
    .where(where)
    .orderBy(asc(users.usernameKey))
    .limit(size)
    .offset((page - 1) * size);
  return { count: total?.n ?? 0, items: rows.map(toUserDto) };
}

export async function findUser(db: Database, now: Date, id: number): Promise<StaffUser | null> {
  const [row] = await rowsOf(db, now).where(eq(users.id, id));
  return row === undefined ? null : toUserDto(row);
}

/** Escapes the wildcards of a LIKE pattern. */
export const literal = (text: string) => text.replaceAll(/[\\%_]/g, '\\$&');

function rowsOf(db: Database, now: Date) {
  const live = and(isNull(tokenFamilies.revokedAt), gt(tokenFamilies.expiresAt, now));
  const used = max(sql`coalesce(${refreshTokens.usedAt}, ${tokenFamilies.createdAt})`);
  const sessionStats = db
    .select({
      userId: tokenFamilies.userId,
      seenAt: used.mapWith(tokenFamilies.createdAt).as('seen_at'),
      live: sql<number>`count(distinct ${tokenFamilies.id}) filter (where ${live})`
        .mapWith(Number)
        .as('live'),
    })
    .from(tokenFamilies)
    .leftJoin(refreshTokens, eq(refreshTokens.familyId, tokenFamilies.id))
    .groupBy(tokenFamilies.userId)
    .as('held');
  const { id, username, role, demo, createdAt, disabledAt } = users;
  return db
    .select({
      id,
      username,
      role,
      demo,
      createdAt,
      disabledAt,
      seenAt: sessionStats.seenAt,
      sessions: sessionStats.live,
    })
    .from(users)
    .leftJoin(sessionStats, eq(sessionStats.userId, users.id))
    .$dynamic();
}

interface UserRow {
  id: number;
  username: string;
  role: string;
  demo: boolean;
  createdAt: Date;
  disabledAt: Date | null;
  seenAt: Date | null;
  sessions: number | null;
}

function toUserDto({ createdAt, disabledAt, seenAt, sessions, ...user }: UserRow): StaffUser {
  return {
    ...user,
    created_at: createdAt.toISOString(),
    disabled_at: disabledAt?.toISOString() ?? null,
    last_seen_at: seenAt?.toISOString() ?? null,
    sessions: sessions ?? 0,
  };
}
