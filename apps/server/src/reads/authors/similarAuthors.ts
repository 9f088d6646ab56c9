import type { author, EndpointResponse } from '@litometr/api-contract';
import type { PortalView, Reads } from '../shared/context.ts';
import { ONE_PASS } from '../shared/onePass.ts';

type Similar = EndpointResponse<typeof author>['similar'];

const SIMILAR = 10;
/** Tags that two authors have in common at least. */
const MIN_SHARED = 2;

interface SimilarRow {
  id: number;
  shared: number;
  theirs: number;
}

interface Own {
  author: number;
  tags: readonly number[];
  /** Lists that the author's books were ever on. */
  lists: readonly string[];
}

/**
 * Returns the authors whose books have the same tags.
 *
 * @methodology similar-authors
 * @title Similar authors
 * @measures Authors of the portal whose books have the most tags in common (Jaccard similarity of the sets of
 *   tags).
 * @unit 0 to 1
 * @formula J = s ÷ (a + b − s)
 * @symbol s: tags that books of both authors have
 * @symbol a, b: different tags of the books of the one and of the other
 * @condition At least {MIN_SHARED} tags in common. {SIMILAR} authors at most; of equal ones those that were
 *   on more of the same lists come first.
 * @source Jaccard, P. (1912). The distribution of the flora in the alpine zone. New Phytologist 11(2), 37–50.
 *   doi:10.1111/j.1469-8137.1912.tb05611.x
 */
export async function similarAuthors(
  reads: Reads,
  view: PortalView,
  { author, tags, lists: own }: Own,
): Promise<Similar> {
  if (tags.length < MIN_SHARED) return [];
  const rows = await reads.db.select<SimilarRow>(
    `SELECT found.id AS id, shared, theirs
     FROM (
       SELECT author_id AS id, count() AS shared, any(held) AS theirs
       FROM author_tags
       WHERE portal = {portal:String} AND tag_id IN {tags:Array(UInt32)}
         AND author_id != {author:UInt64}
       GROUP BY id HAVING shared >= ${MIN_SHARED}) AS found
     INNER JOIN (SELECT id, name, external_id FROM authors WHERE portal = {portal:String}) AS known
       ON known.id = found.id
     ORDER BY shared / ({own:UInt32} + theirs - shared) DESC, name, external_id LIMIT ${SIMILAR}
     ${ONE_PASS}`,
    { portal: view.definition.slug, author, tags, own: tags.length },
  );
  const met = await metOn(
    reads,
    view,
    rows.map(({ id }) => id),
    own,
  );
  // Equals stay in the order of the rows.
  return rows
    .flatMap(({ id, shared, theirs }) => {
      const author = met.get(id);
      if (author === undefined) return [];
      const score = shared / (tags.length + theirs - shared);
      return [{ id, name: author.name, shared, score, shared_lists: author.lists }];
    })
    .sort((a, b) => b.score - a.score || b.shared_lists - a.shared_lists);
}

interface MetRow {
  id: number;
  name: string;
  lists: number;
}

/**
 * Returns the names of authors, and how many lists that another author's books were ever on their
 * books were on too.
 */
async function metOn(
  { db }: Reads,
  { definition, asof }: PortalView,
  authors: readonly number[],
  own: readonly string[],
): Promise<ReadonlyMap<number, MetRow>> {
  if (authors.length === 0) return new Map();
  // A portal of books without readings or lists has no figures made.
  const met =
    asof === null
      ? 'SELECT id, name, 0 AS lists FROM authors'
      : `SELECT author_id AS id, name, length(arrayIntersect(lists, {own:Array(String)})) AS lists
         FROM author_latest`;
  const rows = await db.select<MetRow>(
    `${met} WHERE portal = {portal:String} AND id IN {authors:Array(UInt32)}`,
    { portal: definition.slug, authors: [...authors], own: [...own] },
  );
  return new Map(rows.map((row) => [row.id, row]));
}
