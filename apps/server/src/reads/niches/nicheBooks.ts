import type { EndpointResponse, tag } from '@litometr/api-contract';
import type { QueryParams } from '../../measurements/client.ts';
import { mainMetric } from '../../measurements/portals.ts';
import { findBriefs, lookupNames } from '../bookBriefs.ts';
import type { PortalView, Reads } from '../context.ts';
import { findLatest, valueAt } from '../latest.ts';
import { gainBetween } from '../readings.ts';
import { BEARERS, BEARING } from './nicheFacts.ts';
import { windowStart } from './nicheWhole.ts';

type Answer = EndpointResponse<typeof tag>;

const BOOKS = 50;
const AUTHORS = 20;
const ENTERED = 20;

interface LeadingRow {
  id: number;
  momentum: number | null;
  best_position: number | null;
}

/** The leading bearers by main metric. */
export async function nicheBooks(
  reads: Reads,
  { definition }: PortalView,
  scope: QueryParams,
): Promise<Answer['books']> {
  const metric = mainMetric(definition);
  const order = metric === null ? 'c.id' : `c.last_${metric} DESC NULLS LAST, c.id`;
  const rows = await reads.db.select<LeadingRow>(
    `SELECT c.id AS id, c.momentum AS momentum, c.best_position AS best_position
     FROM catalogue_books AS c WHERE ${BEARING} ORDER BY ${order} LIMIT ${BOOKS}`,
    scope,
  );
  const ids = rows.map(({ id }) => id);
  const [briefs, latest] = await Promise.all([
    findBriefs(reads, definition.slug, ids),
    findLatest(reads, definition, ids),
  ]);
  return rows.flatMap(({ id, momentum, best_position }) => {
    const book = briefs.get(id);
    if (book === undefined) return [];
    const [first, last] = [valueAt(latest(id), 'week'), valueAt(latest(id), 'last')];
    const gain =
      metric === null ? null : gainBetween(definition, metric, first(metric), last(metric));
    return [{ book, gain, momentum, best_position }];
  });
}

interface AuthorSource {
  id: number;
  books: number;
  top_places: number;
  best_position: number | null;
}

/** The authors of the bearers; `books` of the answer are those of `own` that they wrote. */
export async function nicheAuthors(
  reads: Reads,
  { definition }: PortalView,
  scope: QueryParams,
  own: number,
): Promise<Answer['authors']> {
  const rows = await reads.db.select<AuthorSource>(
    `SELECT arrayJoin(c.author_ids) AS id, count() AS books, sum(l.top_places) AS top_places,
            min(c.best_position) AS best_position
     FROM (SELECT id, author_ids, best_position FROM catalogue_books AS c WHERE ${BEARING}) AS c
     LEFT JOIN (SELECT book_id, top_places FROM book_latest
                WHERE portal = {portal:String} AND top_places > 0) AS l ON l.book_id = c.id
     GROUP BY id ORDER BY top_places DESC, books DESC, id LIMIT ${AUTHORS}`,
    scope,
  );
  const names = await lookupNames(
    reads,
    definition.slug,
    'authors',
    rows.map(({ id }) => id),
  );
  return rows.flatMap(({ id, ...figures }) =>
    names([id]).map((named) => ({ ...named, ...figures, share: figures.books / own })),
  );
}

/** Bearers that came onto a list within thirty days. */
export async function nicheEntered(
  reads: Reads,
  view: PortalView,
  scope: QueryParams,
): Promise<Answer['entered']> {
  const rows = await reads.db.select<{ book_id: number; day: string; position: number }>(
    `SELECT book_id, day, position FROM rank_entries
     WHERE portal = {portal:String} AND day > {since:Date} AND state IN ('new', 're_entry')
       AND prev_day IS NOT NULL AND book_id IN ${BEARERS}
     ORDER BY day DESC, position, book_id, list, genre_id, period
     LIMIT 1 BY book_id LIMIT ${ENTERED}`,
    { ...scope, since: windowStart(view) },
  );
  const briefs = await findBriefs(
    reads,
    view.definition.slug,
    rows.map((row) => row.book_id),
  );
  return rows.flatMap(({ book_id, day, position }) => {
    const book = briefs.get(book_id);
    return book === undefined ? [] : [{ book, day, position }];
  });
}
