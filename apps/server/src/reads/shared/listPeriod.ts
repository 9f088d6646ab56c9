import type { PortalView, Reads } from './context.ts';
import type { StoredList } from './listChoice.ts';
import { type Period, periodOf, type RequestedPeriod } from './period.ts';

/** The days of a period up to the list's last day, or thirty up to it. */
export async function listPeriod(
  reads: Reads,
  view: PortalView,
  list: StoredList,
  requested: RequestedPeriod,
): Promise<Period> {
  const period = await periodOf(reads, view, { ...requested, to: requested.to ?? list.lastDay });
  // A list has a last day, so that its period has an end.
  return period ?? { from: list.lastDay, to: list.lastDay };
}
