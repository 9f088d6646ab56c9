import type { RankRow } from '../../ingest/rows.ts';
import type { World } from './world.ts';

export interface SlowList {
  list: RankRow['list'];
  genre: string | null;
  days: { day: string; books: string[] }[];
}

/** The lists of a world, with their captured days. */
export function slowLists({ ranks }: World): SlowList[] {
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
