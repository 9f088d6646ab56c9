import {
  isLevelMetric,
  type MetricKey,
  mainMetricOrder,
  type PortalDefinition,
  type RoundingSteps,
} from '@litometr/domain';

/**
 * Returns the first of library, likes, views and rating_count that a portal publishes; null where it
 * publishes none.
 *
 * @methodology main-metric
 * @title Main metric of a portal
 * @measures The counter by which books, authors, genres and tags of a portal are compared.
 * @condition It is the first of these that the portal publishes: library adds, likes, views, number of
 *   ratings.
 * @condition A metric that a portal does not publish is missing, not zero. Portals do not publish sales, so
 *   revenue is not estimated.
 * @source own
 */
export function mainMetric(portal: PortalDefinition): MetricKey | null {
  return mainMetricOrder.find((metric) => portal.metrics[metric] !== undefined) ?? null;
}

/** From which values on a portal rounds a metric, and to what; nothing where it is exact. */
export function roundedFrom({ metrics }: PortalDefinition, metric: MetricKey) {
  const rule = metrics[metric];
  if (rule === undefined || rule === 'exact') return [];
  return rule
    .map(({ step }, index) => ({ from: rule[index - 1]?.below ?? 0, step }))
    .filter(({ step }) => step > 1);
}

/**
 * The rounding step of a value as the portal shows it; 1 where it is exact.
 *
 * @methodology rounding
 * @title Rounded counters
 * @measures Some portals round a counter, for example to 441k. The rounding step is the smallest difference
 *   that the portal can show at that value. Rounded values carry the sign ≈.
 * @formula |v₂ − v₁| ≥ max(s₁, s₂)
 * @symbol v₁, v₂: the two readings of the counter
 * @symbol s₁, s₂: their rounding steps
 * @condition A change that does not reach the larger step is unknown. It is not shown, and it does not enter
 *   medians, gain percentile, the fastest gains of the week, the share above the threshold or alerts.
 * @condition Sums over many books include such changes, because the rounding cancels out over a longer span.
 * @source own
 */
export function roundingStep(portal: PortalDefinition, metric: MetricKey, value: number): number {
  const rule = portal.metrics[metric];
  if (rule === undefined || rule === 'exact') return isLevelMetric(metric) ? 0.01 : 1;
  return stepOf(rule, value);
}

/** Of a size in characters. */
export function charsStep({ chars }: PortalDefinition, value: number): number {
  return chars === null || chars === 'exact' ? 1 : stepOf(chars, value);
}

const stepOf = (rule: RoundingSteps, value: number): number =>
  rule.find((entry) => value < entry.below)?.step ?? 1;

/** The step of a value of the engine's, as SQL. */
export function stepSql(rule: RoundingSteps, value: string): string {
  const limited = rule.filter(({ below }) => Number.isFinite(below));
  const steps = limited.map(({ below, step }) => `${value} < ${below}, ${step}`);
  return `multiIf(${[...steps, rule.at(-1)?.step ?? 1].join(', ')})`;
}
