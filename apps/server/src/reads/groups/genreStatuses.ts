import {
  bookStatuses,
  type EndpointRequest,
  type EndpointResponse,
  type genreStatuses,
} from '@litometr/api-contract';
import { byName, lookupNames } from '../shared/bookBriefs.ts';
import { metaOf, type Reads, requirePortal } from '../shared/context.ts';

interface StatusRow {
  id: number;
  /** The statuses, '' for 'unknown', and how many books have each. */
  statuses: [keys: string[], counts: number[]];
}

/** From the profiles computed at publication: one row per genre, for any number of books. */
export async function readGenreStatuses(
  reads: Reads,
  { params: { portal } }: EndpointRequest<typeof genreStatuses>,
): Promise<EndpointResponse<typeof genreStatuses>> {
  const view = requirePortal(reads, portal);
  const rows = await reads.db.select<StatusRow>(
    `SELECT group_id AS id,
            JSONExtract(profile, 'statuses', 'Tuple(Array(String), Array(UInt32))') AS statuses
     FROM group_profiles WHERE portal = {portal:String} AND kind = 'genre' ORDER BY group_id`,
    { portal },
  );
  const names = await lookupNames(
    reads,
    portal,
    'genres',
    rows.map(({ id }) => id),
  );
  const counted = rows.map(({ id, statuses: [keys, counts] }) => {
    const of = new Map(keys.map((key, at) => [key, counts[at] ?? 0]));
    return { genre: names([id]), counts: bookStatuses.map((status) => of.get(status) ?? 0) };
  });
  const occurs = bookStatuses.map((_, at) => counted.some(({ counts }) => (counts[at] ?? 0) > 0));
  const items = counted
    .flatMap(({ genre: [genre], counts }) =>
      genre === undefined
        ? []
        : [{ genre, n: sum(counts), books: counts.filter((_, at) => occurs[at]) }],
    )
    .sort((a, b) => b.n - a.n || byName(a.genre, b.genre));
  return {
    meta: metaOf(portal, view, { n: items.length }),
    statuses: bookStatuses.filter((_, at) => occurs[at]),
    count: items.length,
    items,
  };
}

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
