import type { DayPoint } from '../../internal/days.ts';
import type { Formats } from '../../provider/formats.ts';
import { dayTicks } from '../internal/ticks.ts';

/** Maximum number of day labels above the columns. */
const MAX_DAY_LABELS = 8;

/** Returns the rank on each day; null: off the list, undefined: the book has no point there. */
export function placesOn(
  points: readonly DayPoint[],
  days: readonly string[],
): readonly (number | null | undefined)[] {
  // Both are ascending, so one pass suffices instead of a search for each of thousands of cells.
  let at = 0;
  return days.map((day) => {
    while ((points[at]?.day ?? day) < day) at += 1;
    const point = points[at];
    return point?.day === day ? point.value : undefined;
  });
}

/** Returns the labels above the columns; empty between them. */
export function dayLabels(days: readonly string[], formats: Formats): string[] {
  const first = days[0];
  const last = days.at(-1);
  const ticks = first && last ? dayTicks(first, last, MAX_DAY_LABELS) : [];
  return days.map((day) => {
    const at = ticks.indexOf(day);
    return at < 0 ? '' : formats.formatDayTick(day, ticks[at - 1] ?? null);
  });
}
