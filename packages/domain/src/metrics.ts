import { valuesOf } from './registry.ts';
import { type SnapshotField, snapshotFields } from './snapshotFields.ts';

type Metric = Exclude<(typeof snapshotFields)[number], { kind: 'detail' }>;

const isMetric = (field: (typeof snapshotFields)[number]): field is Metric =>
  field.kind !== 'detail';

/** Values that a portal may show for a book on a day, in the registry's order. */
const metrics: readonly Metric[] = snapshotFields.filter(isMetric);
export const metricKeys = valuesOf(metrics, 'key');
export type MetricKey = (typeof metricKeys)[number];

/** The main metric of a portal is the first of these that it publishes. */
export const mainMetricOrder = [
  'library',
  'likes',
  'views',
  'rating_count',
] as const satisfies readonly MetricKey[];

const levels: ReadonlySet<string> = new Set(
  snapshotFields.filter(({ kind }: SnapshotField) => kind === 'level').map(({ key }) => key),
);

/** Returns whether a metric is an average: it has no gains that could be summed. */
export const isLevelMetric = (metric: string): boolean => levels.has(metric);
