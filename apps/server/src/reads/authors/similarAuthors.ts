import type { author, EndpointResponse } from '@litometr/api-contract';
import type { PortalView, Reads } from '../shared/context.ts';
import { ONE_PASS } from '../shared/onePass.ts';

type Similar = EndpointResponse<typeof author>['similar'];

const SIMILAR = 10;
/** Tags that two authors have in common at least. */
const MIN_SHARED = 2;

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
  { author, tags, lists }: Own,
): Promise<Similar> {
  if (tags.length < MIN_SHARED) return [];
  const found = await mostSimilar(reads, view, { author, tags });
  const byId = new Map(found.map((row) => [row.id, row]));
  const known = await namesAndLists(reads, view, { ids: [...byId.keys()], lists });
  // Equals stay in the order of their names.
  return known
    .flatMap(({ id, name, shared_lists }) => {
      const row = byId.get(id);
      return row === undefined
        ? []
        : [{ id, name, shared: row.shared, score: row.score, shared_lists }];
    })
    .sort((a, b) => b.score - a.score)
    .slice(0, SIMILAR)
    .sort((a, b) => b.score - a.score || b.shared_lists - a.shared_lists);
}

interface SimilarRow {
  id: number;
  shared: number;
  score: number;
}

/** The authors with the highest scores, and all that are equal to the last of them. */
function mostSimilar(
  { db }: Reads,
  { definition }: PortalView,
  { author, tags }: Pick<Own, 'author' | 'tags'>,
): Promise<SimilarRow[]> {
  return db.select<SimilarRow>(
    `SELECT author_id AS id, count() AS shared, shared / ({own:UInt32} + any(held) - shared) AS score
     FROM author_tags
     WHERE portal = {portal:String} AND tag_id IN {tags:Array(UInt32)} AND author_id != {author:UInt64}
     GROUP BY id HAVING shared >= ${MIN_SHARED}
     ORDER BY score DESC LIMIT ${SIMILAR} WITH TIES
     ${ONE_PASS}`,
    { portal: definition.slug, author, tags, own: tags.length },
  );
}

interface NamedRow {
  id: number;
  name: string;
  shared_lists: number;
}

/**
 * The names of authors in their order, and how many of some lists, which another author's books were ever
 * on, their books were on too.
 */
async function namesAndLists(
  { db }: Reads,
  { definition, asof }: PortalView,
  { ids, lists }: { ids: readonly number[]; lists: readonly string[] },
): Promise<NamedRow[]> {
  if (ids.length === 0) return [];
  // A portal of books without readings or lists has no figures made.
  const authors =
    asof === null
      ? 'SELECT id, name, external_id, 0 AS shared_lists FROM authors'
      : `SELECT author_id AS id, name, external_id,
           length(arrayIntersect(lists, {lists:Array(String)})) AS shared_lists
         FROM author_latest`;
  return db.select<NamedRow>(
    `${authors} WHERE portal = {portal:String} AND id IN {ids:Array(UInt32)}
     ORDER BY name, external_id`,
    { portal: definition.slug, ids: [...ids], lists: [...lists] },
  );
}
