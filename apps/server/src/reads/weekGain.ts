import type { MetricKey } from '@litometr/api-contract';
import type { PortalDefinition } from '../measurements/portals.ts';

/**
 * The change of a metric over the week up to the data day, from `book_latest AS l`; NULL without
 * two readings (one reading that is both the last and the week-old one is no change of zero).
 */
export function weekChangeSql(metric: MetricKey): string {
  return `if(l.last_${metric}_day > l.week_${metric}_day, l.last_${metric} - l.week_${metric}, NULL)`;
}

/** The gain as rows show it (`gainBetween`): NULL also below the rounding step of the readings. */
export function weekGainSql(portal: PortalDefinition, metric: MetricKey): string {
  const rule = portal.metrics[metric];
  const change = weekChangeSql(metric);
  if (rule === undefined || rule === 'exact') return change;
  const stepOf = (value: string) => {
    const limited = rule.filter(({ below }) => Number.isFinite(below));
    const steps = limited.map(({ below, step }) => `${value} < ${below}, ${step}`);
    return `multiIf(${[...steps, rule.at(-1)?.step ?? 1].join(', ')})`;
  };
  const step = `greatest(${stepOf(`l.last_${metric}`)}, ${stepOf(`l.week_${metric}`)})`;
  return `if(${step} > 1 AND abs(${change}) < ${step}, NULL, ${change})`;
}
