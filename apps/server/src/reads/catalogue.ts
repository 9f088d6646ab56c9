import type {
  CatalogueRow,
  catalogue,
  catalogueSorts,
  EndpointRequest,
  EndpointResponse,
  MetricKey,
} from '@litometr/api-contract';
import { badParameter } from '../http/errors.ts';
import { mainMetric } from '../measurements/portals.ts';
import { type BriefRow, briefColumns, lookupNames, toBriefs } from './bookBriefs.ts';
import { metaOf, type PortalView, type Reads, requirePortal } from './context.ts';
import { type LatestRow, latestColumns, valueAt } from './latest.ts';
import { gainsOf, publishedMetrics, readingsOf } from './readings.ts';
import { foundIn, plainSql, searchText } from './search.ts';
import { weekGainSql } from './weekGain.ts';

type Sort = (typeof catalogueSorts)[number];

export type CatalogueSource = BriefRow &
  LatestRow & {
    tag_ids: number[];
    published: string | null;
    best_position: number | null;
  };

export function catalogueColumns(view: PortalView): string {
  const latest = latestColumns(view.definition);
  return `${briefColumns}, b.tag_ids AS tag_ids, b.first_published_on AS published,
    l.best_position AS best_position${latest === '' ? '' : `, ${latest}`}`;
}

/** `books AS b` with `book_latest AS l` where it has a row; needs the parameter `portal`. */
export const CATALOGUE_FROM = `books AS b
  LEFT JOIN (SELECT * FROM book_latest WHERE portal = {portal:String}) AS l ON l.book_id = b.id`;

/** Stored rows → the rows of catalogues and author cards. */
export async function toCatalogueRows(
  reads: Reads,
  { definition }: PortalView,
  rows: readonly CatalogueSource[],
): Promise<CatalogueRow[]> {
  const [briefs, tags] = await Promise.all([
    toBriefs(reads, definition.slug, rows),
    lookupNames(
      reads,
      definition.slug,
      'tags',
      rows.flatMap((row) => row.tag_ids),
    ),
  ]);
  return rows.flatMap((row) => {
    const book = briefs.get(row.id);
    if (book === undefined) return [];
    const last = valueAt(row, 'last');
    return [
      {
        book,
        tags: tags(row.tag_ids),
        published: row.published,
        metrics: readingsOf(definition, last),
        gains: gainsOf(definition, valueAt(row, 'week'), last),
        best_position: row.best_position,
      },
    ];
  });
}

/** The expression behind a sort; 400 for a metric that the portal does not publish. */
function sortSql(view: PortalView, sort: Sort | undefined): string {
  const main = mainMetric(view.definition);
  if (sort === undefined) return main === null ? 'b.id' : `l.last_${main} DESC NULLS LAST, b.id`;
  const field = sort.replace('-', '');
  const direction = `${sort.startsWith('-') ? 'DESC' : 'ASC'} NULLS LAST, b.id`;
  switch (field) {
    case 'title':
      return `lowerUTF8(${plainSql('b.title')}) ${direction}`;
    case 'price':
      return `b.price_rub ${direction}`;
    case 'chars':
      return `b.chars ${direction}`;
    case 'published':
      return `b.first_published_on ${direction}`;
    case 'gain':
      return main === null ? 'b.id' : `${weekGainSql(view.definition, main)} ${direction}`;
    default: {
      const metric = publishedMetrics(view.definition).find((name: MetricKey) => name === field);
      if (metric !== undefined) return `l.last_${metric} ${direction}`;
      throw badParameter('sort', `${view.definition.slug} does not publish ${field}.`);
    }
  }
}

/** No id that a caller can send: 0 is one, and names nothing. */
const ANY = -1;

const FILTER = `b.portal = {portal:String}
  AND ({genre:Int64} = ${ANY} OR has(b.genre_ids, {genre:Int64}))
  AND ({tag:Int64} = ${ANY} OR has(b.tag_ids, {tag:Int64}))
  AND ({author:Int64} = ${ANY} OR has(b.author_ids, {author:Int64}))
  AND ({status:String} = '' OR b.status = {status:String})
  AND ({access:String} = '' OR b.access = {access:String})
  AND ({form:String} = '' OR b.form = {form:String})
  AND ({q:String} = '' OR ${foundIn('b.title')} OR ${foundIn("ifNull(b.series_title, '')")}
    OR hasAny(b.author_ids, (SELECT groupArray(id) FROM authors WHERE portal = {portal:String}
      AND ${foundIn('name')})))`;

export async function readCatalogue(
  reads: Reads,
  { params, query }: EndpointRequest<typeof catalogue>,
): Promise<EndpointResponse<typeof catalogue>> {
  const view = requirePortal(reads, params.portal);
  const order = sortSql(view, query.sort);
  const parameters = {
    portal: params.portal,
    genre: query.genre ?? ANY,
    tag: query.tag ?? ANY,
    author: query.author ?? ANY,
    status: query.status ?? '',
    access: query.access ?? '',
    form: query.form ?? '',
    q: searchText(query.q),
  };
  const [rows, total] = await Promise.all([
    reads.db.select<CatalogueSource>(
      `SELECT ${catalogueColumns(view)} FROM ${CATALOGUE_FROM} WHERE ${FILTER}
       ORDER BY ${order} LIMIT {limit:UInt32} OFFSET {offset:UInt32}`,
      { ...parameters, limit: query.size, offset: (query.page - 1) * query.size },
    ),
    reads.db.select<{ count: number }>(
      `SELECT count() AS count FROM books AS b WHERE ${FILTER}`,
      parameters,
    ),
  ]);
  return {
    meta: metaOf(params.portal, view, { filters: { ...query } }),
    count: total[0]?.count ?? 0,
    items: await toCatalogueRows(reads, view, rows),
  };
}
