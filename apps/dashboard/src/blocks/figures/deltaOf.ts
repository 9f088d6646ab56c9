import type { KpiDelta } from '@litometr/analytics-widgets';

/**
 * A change between two values of one figure, as a tile takes it. What did not change changed by 0;
 * null where either value is not known.
 *
 * @returns `value`: in the figure's unit; `share`: of the earlier value, null where that is zero
 */
export function deltaOf(
  now: number | null | undefined,
  then: number | null | undefined,
): KpiDelta | null {
  if (now == null || then == null) return null;
  return { value: now - then, share: then === 0 ? null : (now - then) / then };
}

/** The same of an answer's figure. Shares are compared in words: per cent of them would mislead. */
export const kpiDelta = (kpi: {
  value: number | null;
  previous: number | null;
  unit: string;
}): KpiDelta | null => (kpi.unit === 'share' ? null : deltaOf(kpi.value, kpi.previous));
