import { PartialDays } from '@litometr/analytics-widgets';
import type { Meta } from '@litometr/api-contract';
import type { ReactNode } from 'react';

const none: readonly string[] = [];

/** First days of the points up to the day `to`; `cutOff`: of those that lie in the period in part. */
interface PointSpans {
  days: readonly string[];
  cutOff: readonly string[];
  to: string;
}

interface ResponsesPartialDaysProps {
  /** Meta of the responses that the charts show next to each other; undefined: not loaded yet. */
  metas: readonly (Meta | undefined)[];
  /** The period of each point, where it is more than a day. */
  points?: PointSpans;
  children: ReactNode;
}

/**
 * Provides partial days to charts whose responses differ from the page's: several portals, weeks,
 * months.
 */
export function ResponsesPartialDays({ metas, points, children }: ResponsesPartialDaysProps) {
  const days = [...new Set(metas.flatMap((meta) => meta?.partial_days ?? none))].sort();
  return (
    <PartialDays days={points === undefined ? days : pointsWith(days, points)}>
      {children}
    </PartialDays>
  );
}

/**
 * Returns the points that are cut off or contain one of the days. A point lasts until the next one,
 * the last point until the end.
 */
function pointsWith(days: readonly string[], { days: points, cutOff, to }: PointSpans): string[] {
  return points.filter((from, at) => {
    const next = points[at + 1];
    return (
      cutOff.includes(from) ||
      days.some((day) => day >= from && (next === undefined ? day <= to : day < next))
    );
  });
}
