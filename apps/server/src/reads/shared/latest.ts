import type { MetricKey } from '@litometr/api-contract';
import type { ValueAt } from './readings.ts';

/** A row with `last_<metric>`, `week_<metric>` and their days, as `book_latest` has them. */
export type LatestRow = Readonly<Record<string, unknown>>;

/** Reads `last_…` or `week_…` of a row. */
export function valueAt(row: LatestRow, when: 'last' | 'week'): ValueAt {
  return (metric: MetricKey) => {
    const value = row[`${when}_${metric}`];
    const day = row[`${when}_${metric}_day`];
    return typeof value === 'number' && typeof day === 'string' ? { value, day } : null;
  };
}
