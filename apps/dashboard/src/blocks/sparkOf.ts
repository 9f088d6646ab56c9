import type { KpiTileProps } from '@litometr/analytics-widgets';
import type { DayValue } from '@litometr/api-contract';

/** Minimum number of points for a meaningful line. */
const MIN_POINTS = 3;

/** Returns the sparkline of a tile; none where there are too few days. */
export const sparkOf = (
  points: readonly DayValue[] | undefined,
  label: string,
): Pick<KpiTileProps, 'spark'> =>
  points === undefined || points.length < MIN_POINTS ? {} : { spark: { points, label } };
