import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { Pool } from 'pg';
import { disableWasmTierUp } from './disableWasmTierUp.ts';
import * as schema from './schema.ts';

/** The accounts tables over either driver; a transaction is one too. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface OpenDatabase {
  db: Database;
  /** Null for the embedded store. */
  pool: Pool | null;
  close(): Promise<void>;
}

/** The accounts store cannot serve. The message says what, why and what to do, for a person. */
export class AccountsStartError extends Error {
  override readonly name = 'AccountsStartError';
}

const migrationsFolder = fileURLToPath(new URL('./drizzle', import.meta.url));

/** Any fixed number: servers that start together on one PostgreSQL migrate and seed in turn. */
const START_LOCK = 7_431_002;

type Prepare = (db: Database) => Promise<void>;

/**
 * PostgreSQL inside this process. Only one process may open the folder: the caller holds its lock,
 * because a second PGlite would open it without an error and damage it.
 *
 * @param folder null stores everything in memory
 */
export async function openEmbedded(folder: string | null, prepare: Prepare): Promise<OpenDatabase> {
  const client = await createEmbedded(folder).catch((error: unknown) => {
    throw new AccountsStartError(
      `The accounts store in ${folder ?? 'memory'} does not open: ${reasonOf(error)}. ` +
        'Check that the folder is writable and the disk not full, or restore it from a backup.',
      { cause: error },
    );
  });
  const db = drizzlePglite(client, { schema });
  try {
    await migratePglite(db, { migrationsFolder });
    await prepare(db);
  } catch (error) {
    await client.close();
    throw error;
  }
  return { db, pool: null, close: () => client.close() };
}

async function createEmbedded(folder: string | null): Promise<PGlite> {
  disableWasmTierUp();
  if (folder === null) return PGlite.create('memory://');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return PGlite.create(folder);
}

/** A PostgreSQL server, which any number of Litometr servers may share. */
export async function openPostgres(url: string, prepare: Prepare): Promise<OpenDatabase> {
  const pool = new Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 10_000 });
  // Without a listener a dropped idle connection would end the process; the pool replaces it.
  pool.on('error', () => undefined);
  const starter = await pool.connect().catch(async (error: unknown) => {
    await pool.end();
    throw new AccountsStartError(
      `The accounts database of DATABASE_URL does not respond: ${reasonOf(error)}. ` +
        'Start it or correct DATABASE_URL; without DATABASE_URL the embedded store is used.',
      { cause: error },
    );
  });
  try {
    const session = drizzlePostgres(starter, { schema });
    await session.execute(sql`select pg_advisory_lock(${START_LOCK})`);
    await migratePostgres(session, { migrationsFolder });
    await prepare(session);
    await session.execute(sql`select pg_advisory_unlock(${START_LOCK})`);
  } catch (error) {
    // Ends the connection and with it the lock.
    starter.release(true);
    await pool.end();
    throw error;
  }
  starter.release();
  return { db: drizzlePostgres(pool, { schema }), pool, close: () => pool.end() };
}

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ');
  return error instanceof Error ? error.message : String(error);
}
