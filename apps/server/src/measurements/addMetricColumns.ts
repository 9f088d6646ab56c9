import { snapshotFields } from '@litometr/domain';
import type { Writer } from './client.ts';
import { metricValueColumns } from './schema.ts';
import { DATABASE } from './tables.ts';

/**
 * Adds a column to `metrics` for each metric of the registry that the store does not have. It is null
 * in older readings, as a metric that was not read is. Its place is after the metric before it in the
 * registry, as in the definition of the table.
 */
export async function addMetricColumns(writer: Writer): Promise<void> {
  const rows = await writer.select<{ name: string }>(
    "SELECT name FROM system.columns WHERE database = {database:String} AND table = 'metrics'",
    { database: DATABASE },
  );
  const existing = new Set(rows.map(({ name }) => name));
  for (const [index, field] of snapshotFields.entries()) {
    if (existing.has(field.key)) continue;
    const previous = snapshotFields[index - 1]?.key ?? 'book_id';
    await writer.command(
      `ALTER TABLE metrics ADD COLUMN IF NOT EXISTS ${field.key} ${metricValueColumns[field.key]} AFTER ${previous}`,
    );
  }
}
