import type { EndpointResponse, tag } from '@litometr/api-contract';
import type { QueryParams } from '../../measurements/client.ts';
import { mainMetric } from '../../measurements/portals.ts';
import { type BriefRow, briefColumns, findBriefs, lookupNames, toBriefs } from '../bookBriefs.ts';
import type { PortalView, Reads } from '../context.ts';
import { type LatestRow, latestColumns, valueAt } from '../latest.ts';
import { gainBetween } from '../readings.ts';
import { BEARERS } from './nicheFacts.ts';
import { windowStart } from './nicheWhole.ts';

type Answer = EndpointResponse<typeof tag>;

const BOOKS = 50;
const AUTHORS = 20;
const ENTERED = 20;

const BEARING_LATEST = `(SELECT * FROM book_latest
  WHERE portal = {portal:String} AND book_id IN ${BEARERS}) AS l`;

type BookSource = BriefRow & LatestRow & { momentum: number | null; best_position: number | null };

/** The leading bearers by main metric. */
export async function nicheBooks(
  reads: Reads,
  { definition }: PortalView,
  scope: QueryParams,
): Promise<Answer['books']> {
  const metric = mainMetric(definition);
  const latest = latestColumns(definition);
  const order = metric === null ? 'b.id' : `l.last_${metric} DESC NULLS LAST, b.id`;
  const rows = await reads.db.select<BookSource>(
    `SELECT ${briefColumns}, l.momentum AS momentum, l.best_position AS best_position
            ${latest === '' ? '' : `, ${latest}`}
     FROM books AS b LEFT JOIN ${BEARING_LATEST} ON l.book_id = b.id
     WHERE b.portal = {portal:String} AND b.id IN ${BEARERS}
     ORDER BY ${order} LIMIT ${BOOKS}`,
    scope,
  );
  const briefs = await toBriefs(reads, definition.slug, rows);
  return rows.flatMap((row) => {
    const book = briefs.get(row.id);
    if (book === undefined) return [];
    const { momentum, best_position } = row;
    const [first, last] = [valueAt(row, 'week'), valueAt(row, 'last')];
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
    `SELECT arrayJoin(b.author_ids) AS id, count() AS books, sum(l.top_places) AS top_places,
            min(l.best_position) AS best_position
     FROM (SELECT id, author_ids FROM books
           WHERE portal = {portal:String} AND id IN ${BEARERS}) AS b
     LEFT JOIN ${BEARING_LATEST} ON l.book_id = b.id
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
