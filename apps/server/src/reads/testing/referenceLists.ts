import type { RankRow } from '../../measurements/rows.ts';
import type { PortalFixture } from './portalFixture.ts';

export interface ReferenceList {
  list: RankRow['list'];
  genre: string | null;
  days: { day: string; books: string[] }[];
}

/** The lists of a fixture, with their captured days. */
export function referenceLists({ ranks }: PortalFixture): ReferenceList[] {
  const byList = Map.groupBy(ranks, (row) => `${row.list} ${row.genre ?? ''}`);
  return [...byList.values()].flatMap((rows) => {
    const [first] = rows;
    if (first === undefined) return [];
    const days = [...new Set(rows.map(({ day }) => day))].sort().map((day) => ({
      day,
      books: rows
        .filter((row) => row.day === day)
        .sort((a, b) => a.position - b.position)
        .map((row) => row.bookId),
    }));
    return [{ list: first.list, genre: first.genre, days }];
  });
}
