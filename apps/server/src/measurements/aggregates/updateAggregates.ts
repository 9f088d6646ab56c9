import { createHash } from 'node:crypto';
import type { Writer } from '../client.ts';
import { columnFaults } from '../columnFaults.ts';
import { mergeAllParts } from '../mergeParts.ts';
import { aggregateTableNames, createTable, tables } from '../tables.ts';
import { rebuildAggregates } from './rebuildAggregates.ts';

/**
 * Increase it with a change of what an aggregate holds that its columns do not show, such as a
 * formula: stores then rebuild their aggregates.
 */
const FORMULAS_VERSION = 2;

/** Identifies the definition of all aggregates, over base tables of a version. */
function aggregateFingerprint(baseVersion: number): string {
  const definitions = aggregateTableNames.map((name) => createTable(name, tables[name]));
  return createHash('sha256')
    .update(JSON.stringify([baseVersion, FORMULAS_VERSION, definitions]))
    .digest('hex');
}

/**
 * Rebuilds the aggregates where the store's were built by another definition, or their tables differ
 * from it. What they hold is derived, so that they need no history of their own: the tables are
 * dropped, created as they are defined now and filled. An interrupted rebuild is repeated by the
 * next start, because the definition is recorded last.
 */
export async function updateAggregates(writer: Writer, baseVersion: number): Promise<void> {
  const fingerprint = aggregateFingerprint(baseVersion);
  const [built] = await writer.select<{ fingerprint: string }>(
    'SELECT fingerprint FROM aggregate_builds',
  );
  const faults = await columnFaults(writer, aggregateTableNames);
  if (built?.fingerprint === fingerprint && faults.length === 0) return;
  await writer.command('TRUNCATE TABLE aggregate_builds SYNC');
  for (const name of aggregateTableNames) {
    await writer.command(`DROP TABLE IF EXISTS ${name} SYNC`);
    await writer.command(createTable(name, tables[name]));
  }
  await rebuildAggregates(writer);
  await mergeAllParts(writer);
  await writer.insert('aggregate_builds', [{ fingerprint, built_at: new Date().toISOString() }]);
}
