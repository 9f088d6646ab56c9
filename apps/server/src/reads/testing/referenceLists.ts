import type { RankRow } from '../../measurements/rows.ts';
import type { PortalFixture } from './portalFixture.ts';

export interface ReferenceList {
  list: RankRow['list'];
  genre: string | null;
  period: RankRow['period'];
  days: { day: string; books: string[] }[];
}

const listsOf = new WeakMap<readonly RankRow[], readonly ReferenceList[]>();

/** The lists of a fixture, with their captured days. */
export function referenceLists({ ranks }: PortalFixture): readonly ReferenceList[] {
  const lists = listsOf.get(ranks) ?? buildLists(ranks);
  listsOf.set(ranks, lists);
  return lists;
}

function buildLists(ranks: readonly RankRow[]): ReferenceList[] {
  const byList = Map.groupBy(ranks, (row) => `${row.list} ${row.genre ?? ''} ${row.period ?? ''}`);
  return [...byList.values()].flatMap((rows) => {
    const [first] = rows;
    if (first === undefined) return [];
    const byDay = Map.groupBy(rows, ({ day }) => day);
    const days = [...byDay.keys()].sort().map((day) => ({
      day,
      books: (byDay.get(day) ?? [])
        .toSorted((a, b) => a.position - b.position)
        .map((row) => row.bookId),
    }));
    return [{ list: first.list, genre: first.genre, period: first.period, days }];
  });
}
