import type { DayValue, PortalSlug } from '@litometr/api-contract';
import type { listTables } from '../../measurements/aggregates/listTables.ts';
import type { RowOf } from '../../measurements/columns.ts';
import type { PortalView, Reads } from './context.ts';
import { type StoredList, storedLists } from './listChoice.ts';

/** The first list of the portal's definition that the store holds; null where it holds none. */
export async function leadingList(reads: Reads, view: PortalView): Promise<StoredList | null> {
  const held = await storedLists(reads, view.definition.slug);
  for (const { kind } of view.definition.lists) {
    const found = held.find((list) => list.kind === kind);
    if (found !== undefined) return found;
  }
  return held[0] ?? null;
}

/** A complete day of a leading list, compared with `prev_day`, the complete day before. */
export interface FlowDay
  extends RowOf<
    Pick<typeof listTables.leading_daily.columns, 'day' | 'prev_day' | 'size' | 'entered'>
  > {
  left: number | null;
}

/** Entries and exits of portals' leading lists on their captured days from one on. */
export async function leadingFlows(
  { db }: Reads,
  portals: readonly PortalSlug[],
  period: { from: string; to: string },
): Promise<ReadonlyMap<PortalSlug, FlowDay[]>> {
  const rows = await db.select<FlowDay & { portal: PortalSlug }>(
    `SELECT portal, day, prev_day, size, entered, left_count AS left FROM leading_daily
     WHERE portal IN {portals:Array(String)} AND day BETWEEN {from:Date} AND {to:Date}
     ORDER BY portal, day`,
    { portals: [...portals], ...period },
  );
  const flows = Map.groupBy(rows, (row) => row.portal);
  return new Map(
    [...flows].map(([portal, days]) => [portal, days.map(({ portal: _, ...day }) => day)]),
  );
}

/** Turnover of a captured day: (new + re-entered) ÷ size; null on a list's first day. */
export function turnoverOf({ entered, size }: FlowDay): number | null {
  return entered === null || size === 0 ? null : entered / size;
}

export function turnoverSeries(flow: readonly FlowDay[]): DayValue[] {
  return flow.map((day) => ({ day: day.day, value: turnoverOf(day) }));
}
