import type { KpiTileProps } from '@litometr/analytics-widgets';
import type { DayValue } from '@litometr/api-contract';

/** Points from which a line says something. */
const LEAST_POINTS = 3;

/** The small line of a tile; none where its days are too few to draw one. */
export const sparkOf = (
  points: readonly DayValue[] | undefined,
  label: string,
): Pick<KpiTileProps, 'spark'> =>
  points === undefined || points.length < LEAST_POINTS ? {} : { spark: { points, label } };
