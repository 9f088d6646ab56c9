import {
  type EndpointRequest,
  type EndpointResponse,
  type PortalSlug,
  SIMILAR_BOOKS,
  type similarBooks,
} from '@litometr/api-contract';
import { notFound } from '../../http/errors.ts';
import { mainMetric } from '../../measurements/portals.ts';
import { byName, lookupNames } from '../shared/bookBriefs.ts';
import { findSnapshots } from '../shared/bookRows.ts';
import { metaOf, type Reads, requirePortal } from '../shared/context.ts';
import { valueAt } from '../shared/latest.ts';
import { ONE_PASS } from '../shared/onePass.ts';
import { weekGain } from '../shared/readings.ts';

/** Tags and genres that two books have in common at least. */
const MIN_SHARED = 2;

interface SimilarRow {
  id: number;
  score: number;
}

interface OwnRow {
  portal: PortalSlug;
  tag_ids: number[];
  genre_ids: number[];
}

/** Returns the tags and genres of a book; null for an unknown id. */
async function ownOf({ db, states }: Reads, id: number): Promise<OwnRow | null> {
  const [row] = await db.select<OwnRow>(
    `SELECT portal, tag_ids, genre_ids FROM books
     WHERE portal IN {portals:Array(String)} AND id = {id:UInt64} LIMIT 1`,
    { portals: [...states.keys()], id },
  );
  return row ?? null;
}

/**
 * Returns books by the number of tags and genres that they share with one book. The names of shared tags
 * and genres are read from the rows of the shown books alone: a common tag has tens of thousands of books.
 *
 * @methodology similar-books
 * @title Similar books
 * @measures Books of the portal that have the most tags and genres in common with a book (Jaccard
 *   similarity).
 * @unit 0 to 1
 * @formula J = s ÷ (a + b − s)
 * @symbol s: tags and genres that both books have
 * @symbol a, b: tags and genres of the one and of the other book
 * @condition At least {MIN_SHARED} in common. {SIMILAR_BOOKS} books at most; of equal ones the greater main
 *   metric comes first.
 * @source Jaccard, P. (1912). The distribution of the flora in the alpine zone. New Phytologist 11(2), 37–50.
 *   doi:10.1111/j.1469-8137.1912.tb05611.x
 */
function similarRows({ db }: Reads, id: number, { portal, tag_ids, genre_ids }: OwnRow) {
  return db.select<SimilarRow>(
    `SELECT book_id AS id, count() AS shared,
            shared / (any(length(tag_ids) + length(genre_ids)) + {own:UInt32} - shared) AS score
     FROM group_books
     WHERE portal = {portal:String} AND book_id != {id:UInt64}
       AND (kind = 'tag' AND group_id IN {tags:Array(UInt32)}
         OR kind = 'genre' AND group_id IN {genres:Array(UInt32)})
     GROUP BY id HAVING shared >= ${MIN_SHARED}
     ORDER BY score DESC, any(main) DESC NULLS LAST, any(external_id) LIMIT ${SIMILAR_BOOKS}
     ${ONE_PASS}`,
    { portal, id, tags: tag_ids, genres: genre_ids, own: tag_ids.length + genre_ids.length },
  );
}

const shared = (ids: readonly number[], own: ReadonlySet<number>) =>
  ids.filter((id) => own.has(id));

export async function readSimilarBooks(
  reads: Reads,
  { params: { id } }: EndpointRequest<typeof similarBooks>,
): Promise<EndpointResponse<typeof similarBooks>> {
  const own = await ownOf(reads, id);
  if (own === null) throw notFound('There is no such book.');
  const { portal } = own;
  const view = requirePortal(reads, portal);
  const { definition } = view;
  const metric = mainMetric(definition);
  const rows = await similarRows(reads, id, own);
  const [found, tags, genres] = await Promise.all([
    findSnapshots(
      reads,
      portal,
      rows.map((row) => row.id),
    ),
    lookupNames(reads, portal, 'tags', []),
    lookupNames(reads, portal, 'genres', []),
  ]);
  const [ownTags, ownGenres] = [new Set(own.tag_ids), new Set(own.genre_ids)];
  const items = rows.flatMap((row) => {
    const stored = found.get(row.id);
    if (stored === undefined) return [];
    const { book, snapshot } = stored;
    const genreIds = book.genres.map((genre) => genre.id);
    const [first, last] = [valueAt(snapshot, 'week'), valueAt(snapshot, 'last')];
    return [
      {
        book,
        score: row.score,
        tags: tags(shared(snapshot.tag_ids, ownTags)).toSorted(byName),
        genres: genres(shared(genreIds, ownGenres)).toSorted(byName),
        gain: metric === null ? null : weekGain(definition, metric, first(metric), last(metric)),
        momentum: snapshot.momentum,
        best_position: snapshot.best_position,
      },
    ];
  });
  return { meta: metaOf(portal, view, { n: items.length }), count: items.length, items };
}
