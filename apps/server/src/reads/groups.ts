import type {
  EndpointRequest,
  EndpointResponse,
  GroupRow,
  genres,
  groupSorts,
  MetricKey,
  tag,
  tags,
} from '@litometr/api-contract';
import { notFound } from '../http/errors.ts';
import { mainMetric } from '../measurements/portals.ts';
import { type BriefRow, briefColumns, lookupNames, toBriefs } from './bookBriefs.ts';
import { metaOf, type PortalView, type Reads, requirePortal } from './context.ts';
import { type LatestRow, latestColumns, valueAt } from './latest.ts';
import { gainBetween } from './readings.ts';
import { foundIn, plainSql, searchText } from './search.ts';
import { weekChangeSql } from './weekGain.ts';

type GroupKind = 'genre' | 'tag';
type GroupSort = (typeof groupSorts)[number];

const sources = {
  genre: { names: 'genres', ids: 'b.genre_ids' },
  tag: { names: 'tags', ids: 'b.tag_ids' },
} as const;

/** New within this many days of the data day. */
const NEW_DAYS = 30;

const orders: Readonly<Record<GroupSort, string>> = {
  name: `lowerUTF8(${plainSql('name')}) ASC, id`,
  '-name': `lowerUTF8(${plainSql('name')}) DESC, id`,
  books: 'books ASC, name ASC, id',
  '-books': 'books DESC, name ASC, id',
  authors: 'authors ASC, name ASC, id',
  '-authors': 'authors DESC, name ASC, id',
  new_books: 'new_books ASC, name ASC, id',
  '-new_books': 'new_books DESC, name ASC, id',
  gain: 'gain ASC NULLS LAST, name ASC, id',
  '-gain': 'gain DESC NULLS LAST, name ASC, id',
  median_gain: 'median_gain ASC NULLS LAST, name ASC, id',
  '-median_gain': 'median_gain DESC NULLS LAST, name ASC, id',
  top_places: 'top_places ASC, name ASC, id',
  '-top_places': 'top_places DESC, name ASC, id',
};

/**
 * Figures per genre or tag over the books of a portal. A gain counts books with a reading at
 * both ends of the week; medians are exact.
 */
function groupsSql(kind: GroupKind, metric: MetricKey | null): string {
  const gain = metric === null ? 'NULL' : weekChangeSql(metric);
  const { names, ids } = sources[kind];
  return `
    SELECT g.id AS id, g.name AS name, count() AS books,
           uniqExactArray(b.author_ids) AS authors,
           countIf(b.first_published_on > toString({asof:Date} - ${NEW_DAYS})
             AND b.first_published_on <= toString({asof:Date})) AS new_books,
           if(countIf(b.status IS NOT NULL) = 0, NULL,
              countIf(b.status = 'finished') / countIf(b.status IS NOT NULL)) AS finished_share,
           count(b.gain) AS n,
           if(n = 0, NULL, sum(b.gain)) AS gain,
           if(n = 0, NULL, quantileExactInclusive(0.5)(b.gain)) AS median_gain,
           sum(b.top_places) AS top_places,
           if(countIf(b.price_rub > 0) = 0, NULL,
              quantileExactInclusiveIf(0.5)(toFloat64(b.price_rub), b.price_rub > 0)) AS median_price
    FROM (
      SELECT arrayJoin(${ids}) AS group_id, b.author_ids AS author_ids, b.status AS status,
             b.first_published_on AS first_published_on, b.price_rub AS price_rub,
             ${gain} AS gain, l.top_places AS top_places
      FROM books AS b
      LEFT JOIN (SELECT * FROM book_latest WHERE portal = {portal:String}) AS l
        ON l.book_id = b.id
      WHERE b.portal = {portal:String}
    ) AS b
    INNER JOIN (SELECT id, name FROM ${names} WHERE portal = {portal:String}) AS g
      ON g.id = b.group_id
    WHERE ({q:String} = '' OR ${foundIn('g.name')})
      AND ({id:UInt64} = 0 OR g.id = {id:UInt64})
    GROUP BY g.id, g.name`;
}

async function readGroups(
  reads: Reads,
  view: PortalView,
  kind: GroupKind,
  query: { q?: string | undefined; sort: GroupSort; page: number; size: number },
) {
  const sql = groupsSql(kind, mainMetric(view.definition));
  const parameters = {
    portal: view.definition.slug,
    asof: view.asof ?? '1970-01-01',
    q: searchText(query.q),
    id: 0,
  };
  const [items, total] = await Promise.all([
    reads.db.select<GroupRow>(
      `${sql} ORDER BY ${orders[query.sort]} LIMIT {limit:UInt32} OFFSET {offset:UInt32}`,
      { ...parameters, limit: query.size, offset: (query.page - 1) * query.size },
    ),
    reads.db.select<{ count: number }>(`SELECT count() AS count FROM (${sql})`, parameters),
  ]);
  const count = total[0]?.count ?? 0;
  return {
    meta: metaOf(view.definition.slug, view, { filters: { ...query }, n: count }),
    count,
    items,
  };
}

export function readGenres(
  reads: Reads,
  { params, query }: EndpointRequest<typeof genres>,
): Promise<EndpointResponse<typeof genres>> {
  return readGroups(reads, requirePortal(reads, params.portal), 'genre', query);
}

export function readTags(
  reads: Reads,
  { params, query }: EndpointRequest<typeof tags>,
): Promise<EndpointResponse<typeof tags>> {
  return readGroups(reads, requirePortal(reads, params.portal), 'tag', query);
}

/** Tags beside a tag, and its books, that one page shows. */
const PARTNERS = 20;
const TAG_BOOKS = 50;

export async function readTag(
  reads: Reads,
  { params }: EndpointRequest<typeof tag>,
): Promise<EndpointResponse<typeof tag>> {
  const view = requirePortal(reads, params.portal);
  const { definition } = view;
  const metric = mainMetric(definition);
  const scope = { portal: params.portal, id: params.id };
  const [found, partners, rows] = await Promise.all([
    reads.db.select<GroupRow>(groupsSql('tag', metric), {
      ...scope,
      asof: view.asof ?? '1970-01-01',
      q: '',
    }),
    reads.db.select<{ id: number; books: number }>(
      `SELECT arrayJoin(tag_ids) AS id, count() AS books FROM books
       WHERE portal = {portal:String} AND has(tag_ids, {id:UInt64})
       GROUP BY id HAVING id != {id:UInt64} ORDER BY books DESC, id LIMIT ${PARTNERS}`,
      scope,
    ),
    reads.db.select<BriefRow & LatestRow>(
      `SELECT ${briefColumns}, ${latestColumns(definition) || '1'}
       FROM books AS b
       LEFT JOIN (SELECT * FROM book_latest WHERE portal = {portal:String}) AS l
         ON l.book_id = b.id
       WHERE b.portal = {portal:String} AND has(b.tag_ids, {id:UInt64})
       ORDER BY ${metric === null ? 'b.id' : `l.last_${metric} DESC NULLS LAST, b.id`}
       LIMIT ${TAG_BOOKS}`,
      scope,
    ),
  ]);
  const group = found[0];
  if (group === undefined) throw notFound('There is no such tag.');
  const [names, briefs] = await Promise.all([
    lookupNames(
      reads,
      params.portal,
      'tags',
      partners.map((row) => row.id),
    ),
    toBriefs(reads, params.portal, rows),
  ]);
  return {
    meta: metaOf(params.portal, view, { n: group.books }),
    tag: group,
    partners: partners.flatMap((row) => {
      const name = names([row.id])[0]?.name;
      return name === undefined ? [] : [{ ...row, name }];
    }),
    books: rows.flatMap((row) => {
      const book = briefs.get(row.id);
      if (book === undefined) return [];
      const gain =
        metric === null
          ? null
          : gainBetween(
              definition,
              metric,
              valueAt(row, 'week')(metric),
              valueAt(row, 'last')(metric),
            );
      return [{ book, gain }];
    }),
  };
}
