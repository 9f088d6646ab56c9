import type { author, EndpointResponse, PortalSlug } from '@litometr/api-contract';
import { lookupNames } from '../bookBriefs.ts';
import type { Reads } from '../context.ts';

type Similar = EndpointResponse<typeof author>['similar'];

const SIMILAR = 10;
/** Tags that two authors have in common at least. */
const LEAST_SHARED = 2;

interface SimilarRow {
  id: number;
  shared: number;
  theirs: number;
}

interface Own {
  author: number;
  tags: readonly number[];
  /** On which books ever stood. */
  lists: readonly string[];
}

/** Who writes with the same tags, whatever the books are, and on which lists they met. */
export async function similarAuthors(
  reads: Reads,
  portal: PortalSlug,
  { author, tags, lists: own }: Own,
): Promise<Similar> {
  if (tags.length < LEAST_SHARED) return [];
  const rows = await reads.db.select<SimilarRow>(
    `SELECT author_id AS id, count() AS shared, any(held) AS theirs
     FROM author_tags
     WHERE portal = {portal:String} AND tag_id IN {tags:Array(UInt32)}
       AND author_id != {author:UInt64}
     GROUP BY id HAVING shared >= ${LEAST_SHARED}
     ORDER BY shared / ({own:UInt32} + theirs - shared) DESC, id LIMIT ${SIMILAR}`,
    { portal, author, tags, own: tags.length },
  );
  const ids = rows.map(({ id }) => id);
  const [names, lists] = await Promise.all([
    lookupNames(reads, portal, 'authors', ids),
    sharedLists(reads, portal, ids, own),
  ]);
  return rows
    .flatMap(({ id, shared, theirs }) =>
      names([id]).map((named) => ({
        ...named,
        shared,
        score: shared / (tags.length + theirs - shared),
        shared_lists: lists.get(id) ?? 0,
      })),
    )
    .sort((a, b) => b.score - a.score || b.shared_lists - a.shared_lists || a.id - b.id);
}

/** On how many of the lists where an author's books ever stood those of others did. */
async function sharedLists(
  { db }: Reads,
  portal: PortalSlug,
  authors: readonly number[],
  own: readonly string[],
): Promise<ReadonlyMap<number, number>> {
  if (own.length === 0 || authors.length === 0) return new Map();
  const rows = await db.select<{ id: number; lists: number }>(
    `SELECT author_id AS id, length(arrayIntersect(lists, {own:Array(String)})) AS lists
     FROM author_latest
     WHERE portal = {portal:String} AND author_id IN {authors:Array(UInt32)}`,
    { portal, authors: [...authors], own: [...own] },
  );
  return new Map(rows.map(({ id, lists }) => [id, lists]));
}
