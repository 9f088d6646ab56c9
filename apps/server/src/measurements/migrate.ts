import { addMetricColumns } from './addMetricColumns.ts';
import { updateAggregates } from './aggregates/updateAggregates.ts';
import type { Writer } from './client.ts';
import { columnFaults } from './columnFaults.ts';
import { readMigrations } from './migrationFiles.ts';
import { baseTableNames, DATABASE } from './tables.ts';

/** The store was made by another version of the program; the message says what differs. */
export class StoreVersionError extends Error {
  override name = 'StoreVersionError';
}

/**
 * Brings the store to this version: runs the migrations that it does not have, each recorded when all
 * of its statements are done, adds columns for new metrics of the registry, checks the tables, then
 * rebuilds the aggregates where another definition built them. An interrupted migration is repeated
 * from its first statement by the next start.
 *
 * @param finishPublications carries out what the journal of an existing store says is decided. It runs
 *   before any table changes: a plan names the tables of the version that made it, and its rows are in
 *   the stage, which a rebuild of the aggregates makes again.
 * @throws StoreVersionError where the store belongs to another version
 */
export async function migrate(
  writer: Writer,
  finishPublications: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const known = await appliedVersions(writer);
  const migrations = await readMigrations();
  const newest = migrations.at(-1)?.version ?? 0;
  const foreign = known.find((version) => version > newest);
  if (foreign !== undefined) {
    throw new StoreVersionError(
      `The measurements store has version ${foreign}, this program knows ${newest}. Start the newer program, or choose another folder with LITOMETR_DATA_DIR.`,
    );
  }
  if (known.length > 0) await finishPublications();
  for (const { version, name, statements } of migrations) {
    if (known.includes(version)) continue;
    for (const statement of statements) await writer.command(statement);
    await writer.insert('migrations', [{ version, name, applied_at: new Date().toISOString() }]);
  }
  await addMetricColumns(writer);
  const faults = await columnFaults(writer, baseTableNames);
  if (faults.length > 0) {
    throw new StoreVersionError(
      `The measurements store differs from this program: ${faults.join('; ')}. It was made by another version; choose another folder with LITOMETR_DATA_DIR, or remove the store and import again.`,
    );
  }
  await updateAggregates(writer, newest);
}

async function appliedVersions(writer: Writer): Promise<number[]> {
  const [found] = await writer.select<{ found: number }>(
    "SELECT count() AS found FROM system.tables WHERE database = {database:String} AND name = 'migrations'",
    { database: DATABASE },
  );
  if (found?.found !== 1) return [];
  const rows = await writer.select<{ version: number }>('SELECT version FROM migrations');
  return rows.map((row) => row.version);
}
