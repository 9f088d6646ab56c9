import {
  COLUMN_TABLES_MAX,
  noPreferences,
  type Preferences,
  preferences as schema,
} from '@litometr/api-contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../postgres/database.ts';
import { preferences } from '../postgres/schema.ts';
import { lockingUser } from './lockUser.ts';

/** A value that only an older version knew counts as unset. */
function readable(chosen: Readonly<Record<string, unknown>>): Preferences {
  const parsed = schema.safeParse({ ...noPreferences, ...chosen });
  if (parsed.success) return parsed.data;
  const unreadable = new Set(parsed.error.issues.map(({ path }) => path[0]));
  const known = Object.entries(chosen).filter(([key]) => !unreadable.has(key));
  return schema.parse({ ...noPreferences, ...Object.fromEntries(known) });
}

export async function readPreferences(db: Database, userId: number): Promise<Preferences> {
  const [row] = await db.select().from(preferences).where(eq(preferences.userId, userId));
  return readable(row?.chosen ?? {});
}

/** Sets the given preferences; of `columns`, each given table. */
export function changePreferences(
  db: Database,
  userId: number,
  change: Partial<Preferences>,
  now: Date,
): Promise<Preferences> {
  return lockingUser(db, userId, async (tx) => {
    const before = await readPreferences(tx, userId);
    const columns =
      change.columns === undefined || change.columns === null
        ? change.columns
        : Object.fromEntries(
            Object.entries({ ...before.columns, ...change.columns }).slice(-COLUMN_TABLES_MAX),
          );
    const chosen = { ...before, ...change };
    if (columns !== undefined) chosen.columns = columns;
    const row = { chosen, updatedAt: now };
    await tx
      .insert(preferences)
      .values({ userId, ...row })
      .onConflictDoUpdate({ target: preferences.userId, set: row });
    return chosen;
  });
}
