import { snapshotFields } from '@litometr/domain';
import type { Writer } from './client.ts';
import { metricValueColumns } from './schema.ts';
import { storedColumns } from './storedColumns.ts';

/**
 * Adds a column to `metrics` for each metric of the registry that the store does not have. It is null
 * in older readings, as a metric that was not read is. Its place is after the metric before it in the
 * registry, as in the definition of the table.
 */
export async function addMetricColumns(writer: Writer): Promise<void> {
  const existing = (await storedColumns(writer)).get('metrics');
  for (const [index, field] of snapshotFields.entries()) {
    if (existing?.has(field.key) === true) continue;
    const previous = snapshotFields[index - 1]?.key ?? 'book_id';
    await writer.command(
      `ALTER TABLE metrics ADD COLUMN IF NOT EXISTS ${field.key} ${metricValueColumns[field.key]} AFTER ${previous}`,
    );
  }
}
