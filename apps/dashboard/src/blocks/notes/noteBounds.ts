import { dayOfInstant } from '@litometr/analytics-widgets';

/** The reader's own day: data may be of yesterday, but what one does is of today. */
export const todayOf = (now: Date): string =>
  dayOfInstant(now, new Intl.DateTimeFormat().resolvedOptions().timeZone);

/**
 * The days that a note may be of: from the first of the data up to today. The day that it has
 * already stays among them, also when the data have since lost it.
 */
export function noteBounds(
  day: string,
  firstDay: string | null,
  now: Date,
): { minDay?: string; maxDay: string } {
  const today = todayOf(now);
  return {
    ...(firstDay !== null && { minDay: day < firstDay ? day : firstDay }),
    maxDay: day > today ? day : today,
  };
}
