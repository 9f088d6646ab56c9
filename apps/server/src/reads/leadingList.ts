import type { DayValue } from '@litometr/api-contract';
import type { PortalView, Reads } from './context.ts';
import { type HeldList, heldLists, LIST_FILTER, listParams } from './listChoice.ts';

/** The first list of the portal's definition that the store holds; null where it holds none. */
export async function leadingList(reads: Reads, view: PortalView): Promise<HeldList | null> {
  const held = await heldLists(reads, view.definition.slug);
  for (const { kind } of view.definition.lists) {
    const found = held.find((list) => list.kind === kind);
    if (found !== undefined) return found;
  }
  return held[0] ?? null;
}

export interface FlowDay {
  day: string;
  size: number;
  entered: number | null;
  left: number | null;
}

/** Entries and exits on each captured day of a list. */
export function flowOf(
  reads: Reads,
  view: PortalView,
  list: HeldList,
  period: { from: string; to: string },
): Promise<FlowDay[]> {
  return reads.db.select<FlowDay>(
    `SELECT day, size, entered, left_count AS left FROM list_daily
     WHERE ${LIST_FILTER} AND day BETWEEN {from:Date} AND {to:Date} ORDER BY day`,
    { ...listParams(view.definition.slug, list), from: period.from, to: period.to },
  );
}

/** Turnover of a captured day: (new + re-entered) ÷ size; null on a list's first day. */
export function turnoverOf({ entered, size }: FlowDay): number | null {
  return entered === null || size === 0 ? null : entered / size;
}

export function turnoverSeries(flow: readonly FlowDay[]): DayValue[] {
  return flow.map((day) => ({ day: day.day, value: turnoverOf(day) }));
}
