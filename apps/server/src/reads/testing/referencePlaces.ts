import {
  completeDays,
  referenceDepth,
  referenceMovement,
} from '../../measurements/testing/referenceMovement.ts';
import { daysAgo, type PortalFixture } from './portalFixture.ts';
import { referenceLists } from './referenceLists.ts';
import { sum } from './referenceReads.ts';

/**
 * Every list that a book was ever on, as on the list's last day that has it (docs/metrics.md, `days-on-list`,
 * `rank-change`).
 */
export function referencePlaces(fixture: PortalFixture, bookId: string) {
  return referenceLists(fixture).flatMap(({ list: kind, genre, period, days }) => {
    const stays = referenceMovement(days).filter((place) => place.book === bookId);
    const last = stays.at(-1);
    const complete = completeDays(days);
    const lastDay = complete.at(-1)?.day ?? '';
    if (last === undefined) return [];
    const now = last.day >= lastDay ? last : null;
    const placeBefore = (complete.at(-2)?.books.indexOf(bookId) ?? -1) + 1 || null;
    const before = now === null ? placeBefore : now.prev_position;
    const { days_on, entries, peak, peak_day, first_entry } = last;
    return [
      {
        kind,
        genre,
        period,
        depth: referenceDepth(days, days.length - 1),
        day: now?.day ?? lastDay,
        position: now?.position ?? null,
        prev_position: before,
        delta: now === null || before === null ? null : before - now.position,
        state: now?.state ?? 'out',
        peak,
        peak_day,
        first_entry,
        days_on,
        entries,
        last_seen: last.day,
        streak: now?.streak ?? 0,
        best_streak: Math.max(...stays.map(({ streak }) => streak)),
      },
    ];
  });
}

/** Books within five places on the same list on the same day of the last thirty (docs/metrics.md, `neighbours`). */
export function referenceNeighbours(fixture: PortalFixture, bookId: string) {
  const met = new Map<string, number[]>();
  for (const { days } of referenceLists(fixture)) {
    for (const { day, books } of days) {
      const own = books.indexOf(bookId);
      if (own === -1 || day <= daysAgo(30)) continue;
      for (const [at, other] of books.entries()) {
        const apart = Math.abs(at - own);
        if (apart > 0 && apart <= 5) met.set(other, [...(met.get(other) ?? []), apart]);
      }
    }
  }
  return [...met]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([book, apart]) => ({ book, times: apart.length, distance: sum(apart) / apart.length }))
    .sort((a, b) => b.times - a.times || a.distance - b.distance)
    .slice(0, 10);
}
