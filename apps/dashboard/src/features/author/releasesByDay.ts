import type { authorHistory, EndpointResponse } from '@litometr/api-contract';
import { dayAfter, daysBetween } from '@litometr/domain';

type History = EndpointResponse<typeof authorHistory>;

/**
 * Returns how many books and parts came out on each day of the period. Parts without a date are seen as growth
 * between readings: then a day before the first readings is unknown unless a book came out on it.
 *
 * @param hasDates whether the portal dates the parts of the author
 */
export function releasesByDay(
  { from, to, releases, items }: Pick<History, 'from' | 'to' | 'releases' | 'items'>,
  hasDates: boolean,
): { day: string; value: number | null }[] {
  if (from === null || to === null) return [];
  const out = new Map(releases.map(({ day, books, chapters }) => [day, books + chapters]));
  const read = items[0]?.day;
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => {
    const day = dayAfter(from, index);
    const isKnown = hasDates || (read !== undefined && day >= read);
    return { day, value: out.get(day) ?? (isKnown ? 0 : null) };
  });
}
