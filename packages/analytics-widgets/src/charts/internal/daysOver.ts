import { DAY_MS, dayToTime, timeToDay } from '../../internal/days.ts';

/** Returns every calendar day from the first captured one to the last, missing ones included. */
export function daysOver(captured: readonly string[]): string[] {
  const first = captured[0];
  const last = captured.at(-1);
  if (first === undefined || last === undefined) return [];
  const from = dayToTime(first);
  const count = Math.round((dayToTime(last) - from) / DAY_MS) + 1;
  return Array.from({ length: count }, (_, index) => timeToDay(from + index * DAY_MS));
}
