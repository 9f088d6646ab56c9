import type { Writer } from '../client.ts';
import { STEP_DAYS } from '../gainDaily.ts';
import { type MergeParams, upcoming } from '../publishMerge.ts';
import { work } from './workTables.ts';

/** Whole calendar months of a portal, small enough to be made at once. */
export interface TimeSpan extends MergeParams {
  /** Both included, `YYYY-MM-DD`. */
  from: string;
  to: string;
  /** The first day of the readings from which the steps of the span may begin. */
  before: string;
}

/** Readings that one span holds at most, unless a single month has more. */
const SPAN_READINGS = 1_500_000;

export const capturedSql = `
  INSERT INTO ${work('captured')}
  SELECT day, sum(readings) FROM (
    SELECT day, count() AS readings FROM ${upcoming('metrics')} GROUP BY day
    UNION ALL SELECT DISTINCT day, 0 FROM ${upcoming('ranks')})
  GROUP BY day`;

/** The spans from a day on (null: from the first) to the last captured one, in order, no gaps. */
export async function spansFrom(
  writer: Writer,
  params: MergeParams,
  first: string | null,
): Promise<TimeSpan[]> {
  const months = await writer.select<{
    from: string;
    to: string;
    before: string;
    readings: number;
  }>(
    `SELECT from, toLastDayOfMonth(from) AS to, toDate(greatest(0, toInt32(from) - ${STEP_DAYS})) AS before,
       total AS readings
     FROM (
       SELECT toStartOfMonth(day) AS from, sum(readings) AS total
       FROM ${work('captured')}
       GROUP BY from ORDER BY from WITH FILL STEP INTERVAL 1 MONTH)`,
    params,
  );
  const spans: TimeSpan[] = [];
  let held = 0;
  for (const { from, to, before, readings } of months) {
    const span = spans.at(-1);
    if (first === null || from >= first) {
      if (span === undefined || held + readings > SPAN_READINGS) {
        spans.push({ ...params, from, to, before });
        held = readings;
      } else {
        span.to = to;
        held += readings;
      }
    }
  }
  return spans;
}
