import type { PortalSlug } from '@litometr/api-contract';
import { daysBetween } from '@litometr/domain';
import type { Reads } from './context.ts';
import { LIST_FILTER, listParams, type StoredList } from './listChoice.ts';
import { memoizePerState } from './memoizePerState.ts';

export interface DayRow {
  day: string;
  size: number;
  /** The largest size of the last fourteen captured days, the day included. */
  depth: number;
  /** Whether it was captured in full. */
  complete: boolean;
  /** The last complete day before. */
  prev_day: string | null;
  /** Complete days up to the day. */
  number: number;
  entered: number | null;
}

export function capturedDays(
  reads: Reads,
  portal: PortalSlug,
  list: StoredList,
): Promise<readonly DayRow[]> {
  const key = `days ${portal} ${list.kind} ${list.genreId} ${list.period}`;
  return memoizePerState(reads, key, () =>
    reads.db.select<DayRow>(
      `SELECT day, size, depth, complete, prev_day, number, entered FROM list_daily WHERE ${LIST_FILTER} ORDER BY day`,
      listParams(portal, list),
    ),
  );
}

/** The captured day before a day that lies nearest to another; the earlier of two as near. */
export function nearestDay(days: readonly string[], wanted: string, before: string): string | null {
  const distance = (day: string) => Math.abs(daysBetween(day, wanted));
  const earlier = days.filter((day) => day < before);
  return earlier.toSorted((a, b) => distance(a) - distance(b))[0] ?? null;
}
