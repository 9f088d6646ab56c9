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

interface AnswersPartialDaysProps {
  /** Of the answers that the charts show beside each other; undefined: not here yet. */
  metas: readonly (Meta | undefined)[];
  /** The period of each point, where it is more than a day. */
  points?: PointSpans;
  children: ReactNode;
}

/** Around charts whose answers differ from the page's: of several portals, or in weeks and months. */
export function AnswersPartialDays({ metas, points, children }: AnswersPartialDaysProps) {
  const days = [...new Set(metas.flatMap((meta) => meta?.partial_days ?? none))].sort();
  return (
    <PartialDays days={points === undefined ? days : pointsWith(days, points)}>
      {children}
    </PartialDays>
  );
}

/**
 * Returns the points that are cut off or hold one of some days: each lasts till the next one, the
 * last till the end.
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
