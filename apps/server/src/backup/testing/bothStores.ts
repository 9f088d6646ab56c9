import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { type AccountsStore, openAccounts } from '../../accounts/openAccounts.ts';
import { cheapHashing } from '../../accounts/testing/openTestAccounts.ts';
import type { Measurements } from '../../measurements/client.ts';
import { openMeasurements } from '../../measurements/openMeasurements.ts';
import type { Database } from '../../postgres/database.ts';
import { type Beginning, putAccounts, putMeasurements } from '../../testing/preparedStores.ts';
import { settleRestore } from '../settleRestore.ts';
import { accountRows, measurementRows } from './contents.ts';

export interface BothStores {
  measurements: Measurements;
  accounts: AccountsStore;
}

/** Puts both stores into a data folder, which is made. */
export async function putBoth(beginning: Beginning, dataFolder: string): Promise<void> {
  await putMeasurements(beginning, join(dataFolder, 'measurements'));
  await putAccounts(join(dataFolder, 'accounts'));
}

/**
 * Opens both stores of a data folder for `work`, as a start does. One process at a time.
 *
 * @param databaseUrl of a PostgreSQL in place of the embedded accounts
 */
export async function withBoth<T>(
  dataFolder: string,
  work: (stores: BothStores) => Promise<T>,
  databaseUrl: string | null = null,
): Promise<T> {
  const measurements = await openMeasurements({ folder: join(dataFolder, 'measurements') });
  try {
    const accounts = await openAccounts({
      folder: join(dataFolder, 'accounts'),
      databaseUrl,
      demoData: false,
      loopback: true,
      adminPassword: 'long enough',
      hashing: cheapHashing,
    });
    try {
      await settleRestore({ measurements, database: accounts.database });
      return await work({ measurements, accounts });
    } finally {
      await accounts.close();
    }
  } finally {
    await measurements.close();
  }
}

/** The stores as a backup and a restore take them. */
export const sidesOf = ({ measurements, accounts }: BothStores, people = true) => ({
  measurements,
  accounts: { database: accounts.database, hasPeople: () => Promise.resolve(people) },
});

/** The number of rows and a digest of each table of both stores, without the journal. */
export async function digestsOf({ measurements, accounts }: BothStores) {
  return {
    measurements: digests(await measurementRows(measurements)),
    accounts: digests(await accountRows(accounts.database)),
  };
}

function digests(tables: Readonly<Record<string, readonly string[]>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(tables).map(([name, rows]) => {
      const digest = createHash('sha256').update(rows.join('\n')).digest('hex');
      return [name, `${rows.length} rows, ${digest.slice(0, 12)}`];
    }),
  );
}

const TOKENS_OF_FAMILY = 1_000;

/**
 * Adds refresh tokens of the first user, each the child of the one before, in random physical
 * order: many a child lies before its parent.
 */
export async function addTokens(db: Database, count: number): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select setseed(0.5)`);
    await tx.execute(sql`
      insert into token_families (id, user_id, created_at, expires_at)
      select md5(family::text)::uuid, (select min(id) from users), now(), now() + interval '90 days'
      from generate_series(0, ${Math.ceil(count / TOKENS_OF_FAMILY) - 1}::int) family`);
    await tx.execute(sql`
      insert into refresh_tokens (id, family_id, hash, nonce, parent_id, expires_at, used_at)
      select id, md5(((id - 1) / ${TOKENS_OF_FAMILY}::int)::text)::uuid,
        encode(sha256(id::text::bytea), 'hex'), md5(id::text),
        case when id % ${TOKENS_OF_FAMILY}::int = 1 then null else id - 1 end,
        now() + interval '14 days', now()
      from generate_series(1, ${count}::int) id order by random()`);
    await tx.execute(sql`select setval('refresh_tokens_id_seq', ${count}::int)`);
  });
}
