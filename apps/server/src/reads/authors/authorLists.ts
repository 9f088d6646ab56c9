import type {
  authors,
  authorsSummary,
  EndpointRequest,
  EndpointResponse,
} from '@litometr/api-contract';
import { dayBefore } from '@litometr/domain';
import { findMatches } from '../../search/findMatches.ts';
import { weekChangeParams } from '../formulas/weekChange.ts';
import { metaOf, type Reads, requirePortal } from '../shared/context.ts';
import { foundIn, searchText } from '../shared/textSearch.ts';
import { type AuthorSource, authorOrder, authorsFrom, toAuthorRows } from './authorRows.ts';

const NEW_DAYS = 30;
/** No captured day is as early. */
const NO_DAY = '1970-01-01';

/** SQL of a filter by a fact: `yes`, `no`, or '' for no filter. */
const yesNoFilter = (name: string, fact: string) =>
  `({${name}:String} = '' OR (${fact}) = ({${name}:String} = 'yes'))`;

const writersOf = (where: string) =>
  `(SELECT arrayJoin(author_ids) FROM books WHERE portal = {portal:String} AND ${where})`;

/** Authors who were on a list by a day; an entry of a co-author counts for both. */
const LISTED_BEFORE = writersOf(`id IN (SELECT book_id FROM rank_stat
  WHERE portal = {portal:String} AND first_entry <= {since:Date})`);

const FILTER = `({q:String} = '' OR id IN {found:Array(UInt32)} OR ${foundIn('name')})
  AND ({tier:String} = '' OR tier = {tier:String})
  AND ({genre:Int64} = -1 OR id IN ${writersOf('has(genre_ids, {genre:Int64})')})
  AND ${yesNoFilter('active', 'active_books > 0')}
  AND ${yesNoFilter('publisher', `id IN ${writersOf("ifNull(publisher, '') != ''")}`)}
  AND ${yesNoFilter('breakthrough', `charted_books > 0 AND id NOT IN ${LISTED_BEFORE}`)}
  AND ${yesNoFilter('growing', 'ifNull(gain_change > 0, 0)')}`;

/** Authors whose name fits the words in another form, spelling or keyboard layout. */
async function foundAuthors(
  { db }: Reads,
  portal: string,
  typed: string | undefined,
): Promise<number[]> {
  if (typed === undefined || typed.trim() === '') return [];
  const found = await findMatches(db, typed, { kinds: ['author'], portal }, async (matches) => {
    const rows = await db.select<{ id: number; strength: number }>(
      `SELECT id, strength FROM (${matches.sql}) ORDER BY score DESC, id LIMIT ${MAX_FOUND_AUTHORS}`,
      matches.params,
    );
    return { rows, strong: rows.reduce((sum, row) => sum + row.strength, 0) };
  });
  return found?.result.rows.map(({ id }) => id) ?? [];
}

/** Of a name's beginning that thousands share. */
const MAX_FOUND_AUTHORS = 5_000;

export async function readAuthors(
  reads: Reads,
  { params, query }: EndpointRequest<typeof authors>,
): Promise<EndpointResponse<typeof authors>> {
  const view = requirePortal(reads, params.portal);
  const from = `FROM ${authorsFrom(view)} WHERE ${FILTER}`;
  const parameters = {
    portal: params.portal,
    q: searchText(query.q),
    found: await foundAuthors(reads, params.portal, query.q),
    tier: query.tier ?? '',
    genre: query.genre ?? -1,
    active: query.active ?? '',
    publisher: query.publisher ?? '',
    breakthrough: query.breakthrough ?? '',
    growing: query.growing ?? '',
    since: dayBefore(view.asof ?? NO_DAY, view.asof === null ? 0 : NEW_DAYS),
    asof: view.asof ?? NO_DAY,
    ...weekChangeParams(view),
  };
  const [rows, total] = await Promise.all([
    reads.db.select<AuthorSource>(
      `SELECT * ${from} ORDER BY ${authorOrder(query.sort)}
       LIMIT {limit:UInt32} OFFSET {offset:UInt32}`,
      { ...parameters, limit: query.size, offset: (query.page - 1) * query.size },
    ),
    reads.db.select<{ count: number }>(`SELECT count() AS count ${from}`, parameters),
  ]);
  const count = total[0]?.count ?? 0;
  return {
    meta: metaOf(params.portal, view, { filters: { ...query }, n: count }),
    count,
    items: await toAuthorRows(reads, view, rows),
  };
}

interface SummaryRow {
  authors: number;
  active: number;
  debuts: number;
  debuts_before: number;
  in_tops: number;
  median_books: number;
}

/** Number of leading authors whose share of the top is shown. */
const FIRST = 10;

export async function readAuthorsSummary(
  reads: Reads,
  { params: { portal } }: EndpointRequest<typeof authorsSummary>,
): Promise<EndpointResponse<typeof authorsSummary>> {
  const view = requirePortal(reads, portal);
  const since = dayBefore(view.asof ?? NO_DAY, view.asof === null ? 0 : NEW_DAYS);
  const earlier = view.asof === null ? since : dayBefore(since, NEW_DAYS);
  const [counted, shared] = await Promise.all([
    reads.db.select<SummaryRow>(
      `SELECT count() AS authors, countIf(active_books > 0) AS active,
              countIf(debut_on > {since:Date} AND debut_on <= {asof:Date}) AS debuts,
              countIf(debut_on > {earlier:Date} AND debut_on <= {since:Date}) AS debuts_before,
              countIf(top_places > 0) AS in_tops,
              quantileExactInclusive(0.5)(books) AS median_books
       FROM ${authorsFrom(view)}`,
      { portal, since, earlier, asof: view.asof ?? NO_DAY, ...weekChangeParams(view) },
    ),
    // A place of two authors counts once, for either of the first ten.
    reads.db.select<{ held: number; places: number }>(
      `WITH first AS (SELECT id FROM ${authorsFrom(view)} WHERE top_places > 0
         ORDER BY top_places DESC, name, external_id LIMIT ${FIRST})
       SELECT sumIf(l.top_places, hasAny(b.author_ids, (SELECT groupArray(id) FROM first))) AS held,
              sum(l.top_places) AS places
       FROM (SELECT id, author_ids FROM catalogue_books WHERE portal = {portal:String}) AS b
       INNER JOIN (SELECT book_id, top_places FROM book_latest
                   WHERE portal = {portal:String} AND top_places > 0) AS l ON l.book_id = b.id`,
      { portal, ...weekChangeParams(view) },
    ),
  ]);
  const [row] = counted;
  const [top] = shared;
  const authors = row?.authors ?? 0;
  return {
    meta: metaOf(portal, view, { n: authors }),
    authors,
    active: row?.active ?? 0,
    debuts: row?.debuts ?? 0,
    debuts_before: row?.debuts_before ?? 0,
    in_tops: row?.in_tops ?? 0,
    median_books: authors === 0 ? null : (row?.median_books ?? null),
    top_ten_share: top === undefined || top.places === 0 ? null : top.held / top.places,
  };
}
