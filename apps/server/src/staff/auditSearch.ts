import type { AuditRecord, EndpointRequest, staffAudit } from '@litometr/api-contract';
import { portalDefinitions, TIME_ZONE } from '@litometr/domain';
import { and, count, desc, eq, ilike, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, alias } from 'drizzle-orm/pg-core';
import type { Database } from '../postgres/database.ts';
import { audit, users } from '../postgres/schema.ts';
import { literal } from './userList.ts';

type AuditQuery = EndpointRequest<typeof staffAudit>['query'];

/** Days begin and end where the product's days do. */
const dayOfRecord = sql`(${audit.at} at time zone ${sql.raw(`'${TIME_ZONE}'`)})::date`;

/** Newest first. */
export async function searchAudit(
  db: Database,
  { page, size, ...filters }: AuditQuery,
): Promise<{ count: number; items: AuditRecord[] }> {
  const { event, user, actor, address, from, to } = filters;
  const actors = alias(users, 'actors');
  const where = and(
    event === undefined ? undefined : inArray(audit.event, event),
    user === undefined ? undefined : sql`${audit.userId} = ${user}`,
    actor === undefined ? undefined : sql`${audit.actorId} = ${actor}`,
    filters.by === undefined ? undefined : byWhom(actors.username, filters.by),
    filters.object === undefined ? undefined : toWhat(filters.object),
    address === undefined ? undefined : eq(audit.address, address),
    from === undefined ? undefined : sql`${dayOfRecord} >= ${from}`,
    to === undefined ? undefined : sql`${dayOfRecord} <= ${to}`,
  );
  const [total] = await db
    .select({ n: count() })
    .from(audit)
    .leftJoin(users, eq(users.id, audit.userId))
    .leftJoin(actors, eq(actors.id, audit.actorId))
    .where(where);
  const rows = await db
    .select({ record: audit, user: users.username, actor: actors.username })
    .from(audit)
    .leftJoin(users, eq(users.id, audit.userId))
    .leftJoin(actors, eq(actors.id, audit.actorId))
    .where(where)
    .orderBy(desc(audit.id))
    .limit(size)
    .offset((page - 1) * size);
  const items = rows.map(({ record, user: username, actor: actorName }): AuditRecord => {
    const { id, at, event: name, userId, actorId, subject, session, details } = record;
    return {
      id,
      at: at.toISOString(),
      event: name,
      user: person(userId, username),
      actor: person(actorId, actorName),
      subject,
      address: record.address,
      session,
      details: details ?? {},
    };
  });
  return { count: total?.n ?? 0, items };
}

/** Actions on one's own account are recorded with the user only, without an actor. */
function byWhom(actorName: AnyPgColumn, part: string): SQL {
  return ilike(sql`coalesce(${actorName}, ${users.username})`, `%${literal(part)}%`);
}

function toWhat(part: string): SQL | undefined {
  const like = `%${literal(part)}%`;
  const ofAnother = and(isNotNull(audit.actorId), ilike(users.username, like));
  const values = sql`(select string_agg(value, chr(10)) from jsonb_each_text(${audit.details}))`;
  // Recorded by their slugs, portals are shown by their names.
  const named = portalDefinitions.filter(({ name }) =>
    name.toLocaleLowerCase('ru').includes(part.toLocaleLowerCase('ru')),
  );
  const slugs = named.map(({ slug }) => slug);
  const ofPortal =
    slugs.length === 0 ? undefined : inArray(sql`${audit.details}->>'portal'`, slugs);
  return or(ofAnother, ilike(values, like), ofPortal);
}

function person(id: number | null, username: string | null): AuditRecord['user'] {
  return id === null || username === null ? null : { id, username };
}
