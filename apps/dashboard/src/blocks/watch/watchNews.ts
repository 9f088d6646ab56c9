import type { WatchItem } from '@litometr/api-contract';

/** True when the data day brought a followed item anything to report. */
export function hasChanged({ change }: WatchItem): boolean {
  if (change === null) return false;
  const { events, position, prev_position: before, gain } = change;
  return events.length > 0 || position !== before || (gain?.value != null && gain.value !== 0);
}

/** Sorts events before growth, and items closer to the top of a list first. */
export function byWeight(a: WatchItem, b: WatchItem): number {
  return weightOf(b) - weightOf(a);
}

function weightOf({ change }: WatchItem): number {
  if (change === null) return 0;
  const { events, position, prev_position: before } = change;
  const moved = position === before ? 0 : 10 + Math.abs((position ?? 101) - (before ?? 101));
  return events.length * 1_000 + moved * 5 - (position ?? 101) / 1_000;
}
