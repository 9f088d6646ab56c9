import type { PortalSlug } from '@litometr/api-contract';
import { daysBetween } from '@litometr/domain';
import { listTables } from '../../measurements/aggregates/listTables.ts';
import { pickColumns, type RowOf } from '../../measurements/columns.ts';
import type { Reads } from './context.ts';
import { LIST_FILTER, listParams, type StoredList } from './listChoice.ts';
import { memoizePerState } from './memoizePerState.ts';

const DAY_COLUMNS = pickColumns(listTables.list_daily.columns, [
  'day',
  'size',
  'depth',
  'complete',
  'prev_day',
  'number',
  'entered',
]);

/** A captured day of a list; `list_daily` says what its columns mean. */
export type DayRow = RowOf<typeof DAY_COLUMNS>;

export function capturedDays(
  reads: Reads,
  portal: PortalSlug,
  list: StoredList,
): Promise<readonly DayRow[]> {
  const key = `days ${portal} ${list.kind} ${list.genreId} ${list.period}`;
  return memoizePerState(reads, key, () =>
    reads.db.select<DayRow>(
      `SELECT ${Object.keys(DAY_COLUMNS).join(', ')} FROM list_daily WHERE ${LIST_FILTER} ORDER BY day`,
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
