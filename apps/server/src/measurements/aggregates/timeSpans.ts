import type { Writer } from '../client.ts';
import { type MergeParams, upcoming } from '../publishMerge.ts';
import { work } from './workTables.ts';

/** Whole calendar months of a portal, small enough to be made at once. */
export interface TimeSpan extends MergeParams {
  /** Both included, `YYYY-MM-DD`. */
  from: string;
  to: string;
  /** The last day of readings before the span; its first day when there is none. */
  before: string;
}

/** Readings that one span holds at most, unless a single month has more. */
const SPAN_READINGS = 4_000_000;

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
    last: string | null;
    readings: number;
  }>(
    `SELECT from, toLastDayOfMonth(from) AS to, nullIf(last_day, toDate(0)) AS last, total AS readings
     FROM (
       SELECT toStartOfMonth(day) AS from, maxIf(day, readings > 0) AS last_day,
         sum(readings) AS total
       FROM ${work('captured')}
       GROUP BY from ORDER BY from WITH FILL STEP INTERVAL 1 MONTH)`,
    params,
  );
  const spans: TimeSpan[] = [];
  let before: string | null = null;
  let held = 0;
  for (const { from, to, last, readings } of months) {
    const span = spans.at(-1);
    if (first === null || from >= first) {
      if (span === undefined || held + readings > SPAN_READINGS) {
        spans.push({ ...params, from, to, before: before ?? from });
        held = readings;
      } else {
        span.to = to;
        held += readings;
      }
    }
    before = last ?? before;
  }
  return spans;
}
