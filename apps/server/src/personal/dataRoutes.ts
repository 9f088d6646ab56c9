import { type Allowance, deleteAccount, myAccount, myData } from '@litometr/api-contract';
import { desc, eq, or, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { signInFirst } from '../accounts/refusals.ts';
import {
  alertRules,
  alerts,
  audit,
  notes,
  savedViews,
  users,
  watchItems,
  webhooks,
} from '../postgres/schema.ts';
import { allowanceOf } from './allowance.ts';
import { InboxStore } from './inboxStore.ts';
import type { OwnRoute } from './ownRoute.ts';
import type { PersonalDeps } from './personalDeps.ts';
import { readPreferences } from './preferencesStore.ts';

/** All rows of a user are read for it. */
const EXPORTS_A_MINUTE = 5;
const PASSWORDS_A_MINUTE = 10;

type OwnTable = PgTable & { userId: PgColumn };

/** Registers the routes of the account: its profile, its export and its deletion. */
export function registerDataRoutes(route: OwnRoute, { accounts }: PersonalDeps): void {
  const { database, own, now } = accounts;
  const inbox = new InboxStore(database, now);
  const account = async (id: number) => {
    const [row] = await database.select().from(users).where(eq(users.id, id));
    if (row === undefined) throw signInFirst();
    return {
      username: row.username,
      role: row.role,
      demo: row.demo,
      created_at: iso(row.createdAt),
    };
  };
  const countRows = (table: OwnTable, id: number) => database.$count(table, eq(table.userId, id));
  route(myAccount, async ({ user: { id } }) => {
    const profile = await account(id);
    const allowance: Allowance = allowanceOf(profile.role);
    const used = {
      watch: await countRows(watchItems, id),
      views: await countRows(savedViews, id),
      notes: await countRows(notes, id),
      rules: await countRows(alertRules, id),
      webhooks: await countRows(webhooks, id),
    };
    return { ...profile, allowance, used, unread_alerts: await inbox.unread(id) };
  });
  const rowsOf = async (table: OwnTable, id: number) =>
    (await database.select().from(table).where(eq(table.userId, id))).map(plain);
  route(
    myData,
    async ({ user, reply }) => {
      const { id } = user;
      reply.header('content-disposition', 'attachment; filename="litometr-account.json"');
      const { demo: _, ...profile } = await account(id);
      const concerns = or(eq(audit.userId, id), eq(audit.actorId, id));
      const { at, event, details } = audit;
      return {
        format: 'litometr-account' as const,
        version: 1 as const,
        made_at: iso(now()),
        account: profile,
        preferences: await readPreferences(database, id),
        watch: await rowsOf(watchItems, id),
        views: await rowsOf(savedViews, id),
        notes: await rowsOf(notes, id),
        rules: await rowsOf(alertRules, id),
        alerts: await rowsOf(alerts, id),
        webhooks: await rowsOf(webhooks, id),
        sessions: (await own.sessions(user)).map((session) => ({ ...session })),
        activity: (
          await database
            .select({ at, event, details: sql<unknown>`${details}` })
            .from(audit)
            .where(concerns)
            .orderBy(desc(audit.id))
        ).map(plain),
      };
    },
    { perMinute: EXPORTS_A_MINUTE },
  );
  route(
    deleteAccount,
    async ({ user, body }) => {
      await own.remove(user, body.password);
      return {};
    },
    { perMinute: PASSWORDS_A_MINUTE },
  );
}

const iso = (moment: Date) => moment.toISOString();

/** Rows of the export as JSON, without the owner's id and without secrets. */
function plain(row: Record<string, unknown>): Record<string, unknown> {
  const { userId: _, secret: __, ...rest } = row;
  return Object.fromEntries(
    Object.entries(rest).map(([key, value]) => [key, value instanceof Date ? iso(value) : value]),
  );
}
