import { moscowDay } from '@litometr/domain';
import type { Measurements, Reader, Writer } from '../client.ts';
import { recover } from '../completePublication.ts';
import { openStage } from '../openStage.ts';
import { publishedPartitions } from '../partitions.ts';
import { keepOtherRows } from '../publishMerge.ts';
import { dropStage, next } from '../stage.ts';
import type { PortalState } from '../state.ts';
import { type AggregateTable, aggregateTableNames, tables } from '../tables.ts';
import { makeAggregates } from './makeAggregates.ts';

/** Rows of an aggregate that are not what the portal's rows give. */
export interface AggregateDifference {
  table: AggregateTable;
  /** The months that differ, `YYYY-MM`; empty where a table is not divided by months. */
  months: string[];
}

/**
 * Compares every published aggregate of a portal with a rebuild from the portal's rows. The rebuild
 * stays in the stage and is dropped: nothing is published. Publications wait; pages do not.
 */
export function compareAggregates(
  measurements: Measurements,
  { portal, capturedAt }: PortalState,
): Promise<AggregateDifference[]> {
  return measurements.withPublishLock(async () => {
    const { writer } = measurements;
    await recover(measurements);
    await openStage(writer, portal);
    try {
      const params = { portal, fresh: false, captured: moscowDay(capturedAt) };
      const published = await publishedPartitions(writer, portal);
      await keepOtherRows(writer, params, { coming: [], published });
      await makeAggregates(writer, portal, params, null);
      const found: AggregateDifference[] = [];
      for (const table of aggregateTableNames) {
        const difference = await compareTable(writer, table, portal);
        if (difference !== null) found.push(difference);
      }
      return found;
    } finally {
      await dropStage(writer);
    }
  });
}

async function compareTable(
  writer: Writer,
  table: AggregateTable,
  portal: string,
): Promise<AggregateDifference | null> {
  const stored = await checksums(writer, table, { table, portal });
  const rebuilt = await checksums(writer, next(table), { table, portal });
  const months = [...new Set([...stored.keys(), ...rebuilt.keys()])].filter(
    (month) => stored.get(month) !== rebuilt.get(month),
  );
  if (months.length === 0) return null;
  return { table, months: months.filter((month) => month !== '').toSorted() };
}

/** By month ('' where a table is not divided by months): the number of rows and a sum of their hashes. */
async function checksums(
  reader: Reader,
  from: string,
  { table, portal }: { table: AggregateTable; portal: string },
): Promise<Map<string, string>> {
  const { columns, partition } = tables[table];
  // Sums of fractions may differ in their last bits with the order in which they are added.
  const values = Object.entries(columns).map(([name, type]) =>
    /^(Nullable\()?Float64/.test(type) ? `round(${name}, 6)` : name,
  );
  const month = partition.includes('toYYYYMM') ? "formatDateTime(day, '%Y-%m')" : "''";
  const rows = await reader.select<{ month: string; sum: string }>(
    `SELECT ${month} AS month,
       concat(toString(count()), ' ', toString(sum(cityHash64(tuple(${values.join(', ')}))))) AS sum
     FROM ${from} WHERE portal = {portal:String} GROUP BY month`,
    { portal },
  );
  return new Map(rows.map((row) => [row.month, row.sum]));
}
