import type { MetricKey } from '@litometr/api-contract';

/**
 * The change of a metric over the week up to the data day, from `book_latest AS l`; NULL without
 * two readings (one reading that is both the last and the week-old one is no change of zero).
 */
export function weekChangeSql(metric: MetricKey): string {
  return `if(l.last_${metric}_day > l.week_${metric}_day, l.last_${metric} - l.week_${metric}, NULL)`;
}
