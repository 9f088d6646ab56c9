import type { EndpointResponse, tag } from '@litometr/api-contract';
import type { QueryParams } from '../../measurements/client.ts';
import { mainMetric } from '../../measurements/portals.ts';
import { lookupNames } from '../bookBriefs.ts';
import { findBookRows, findBriefs } from '../bookRows.ts';
import type { PortalView, Reads } from '../context.ts';
import { valueAt } from '../latest.ts';
import { gainBetween } from '../readings.ts';
import { BEARING } from './nicheFacts.ts';

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
  const rows = await reads.db.select<LeadingRow>(
    `SELECT c.book_id AS id, c.momentum AS momentum, c.best_position AS best_position
     ${BEARING} ORDER BY c.main DESC NULLS LAST, id LIMIT ${BOOKS}`,
    scope,
  );
  const found = await findBookRows(
    reads,
    definition.slug,
    rows.map(({ id }) => id),
  );
  return rows.flatMap(({ id, momentum, best_position }) => {
    const row = found.get(id);
    if (row === undefined) return [];
    const { book, standing } = row;
    const [first, last] = [valueAt(standing, 'week'), valueAt(standing, 'last')];
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
    `SELECT arrayJoin(c.author_ids) AS id, count() AS books, sum(c.top_places) AS top_places,
            min(c.best_position) AS best_position
     ${BEARING} GROUP BY id ORDER BY top_places DESC, books DESC, id LIMIT ${AUTHORS}`,
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
    `SELECT c.book_id AS book_id, assumeNotNull(c.entered_on) AS day,
            assumeNotNull(c.entered_at) AS position
     ${BEARING} AND c.entered_on IS NOT NULL
     ORDER BY day DESC, position, book_id LIMIT ${ENTERED}`,
    scope,
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
