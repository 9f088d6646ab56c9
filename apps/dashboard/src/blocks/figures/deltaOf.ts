import type { KpiDelta } from '@litometr/analytics-widgets';

/**
 * Returns the change between two values of one figure, for a tile: 0 where nothing changed, null
 * where either value is unknown.
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

/**
 * Returns the same for a figure of a response; null for shares, whose relative change would mislead.
 * Tiles compare them as text.
 */
export const kpiDelta = (kpi: {
  value: number | null;
  previous: number | null;
  unit: string;
}): KpiDelta | null => (kpi.unit === 'share' ? null : deltaOf(kpi.value, kpi.previous));
