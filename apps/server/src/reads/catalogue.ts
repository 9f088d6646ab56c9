import type { catalogue, EndpointRequest, EndpointResponse, Named } from '@litometr/api-contract';
import { countFacets, toldFacets, toldTags } from './catalogueFacets.ts';
import { filterOf, whereSql } from './catalogueFilter.ts';
import { catalogueItems, cataloguePage } from './catalogueRows.ts';
import { foundBooks } from './catalogueSearch.ts';
import { sortSql } from './catalogueSort.ts';
import { metaOf, type Reads, requirePortal } from './context.ts';

/** The page of a catalogue and, but for CSV, the counts of its facets. */
export async function readCatalogue(
  reads: Reads,
  { params, query }: EndpointRequest<typeof catalogue>,
): Promise<EndpointResponse<typeof catalogue>> {
  const { portal } = params;
  const view = requirePortal(reads, portal);
  const filter = filterOf(view, query);
  const found = await foundBooks(reads, portal, query.q);
  const order = sortSql(view, query.sort, found !== null);
  const all = { ...filter.params, ...found?.params };
  const join = found === null ? '' : `INNER JOIN (${found.sql}) AS m ON m.id = c.id`;
  const rows = await reads.db.select<{ id: number }>(
    `SELECT c.id AS id FROM catalogue_books AS c ${join} WHERE ${whereSql(filter)}
     ORDER BY ${order} LIMIT {limit:UInt32} OFFSET {offset:UInt32}`,
    { ...all, limit: query.size, offset: (query.page - 1) * query.size },
  );
  const page = await cataloguePage(
    reads,
    view,
    rows.map(({ id }) => id),
  );
  const counts =
    query.format === 'csv'
      ? null
      : await countFacets(reads, filter, {
          condition: found === null ? '1' : `c.id IN (SELECT id FROM (${found.sql}))`,
          params: found?.params ?? {},
        });
  const names = await groupNames(reads, portal, {
    genre: counts?.of('genre').map(({ value }) => Number(value)) ?? [],
    tag: [
      ...[...page.facts.values()].flatMap((row) => row.tag_ids),
      ...(counts === null ? [] : toldTags(counts, query).map(({ value }) => Number(value))),
    ],
  });
  return {
    meta: metaOf(portal, view, { filters: plainFilters(query) }),
    count: counts?.count ?? (await countRows(reads, `${join} WHERE ${whereSql(filter)}`, all)),
    items: await catalogueItems(reads, view, page, (ids) =>
      ids.flatMap((id) => names('tag', id) ?? []),
    ),
    facets: counts === null ? null : toldFacets(counts, query, names),
  };
}

/** The names of genres and tags of a portal, by id. */
async function groupNames(
  { db }: Reads,
  portal: string,
  ids: { genre: readonly number[]; tag: readonly number[] },
): Promise<(kind: 'genre' | 'tag', id: number) => Named | undefined> {
  const rows = await db.select<Named & { kind: 'genre' | 'tag' }>(
    `SELECT 'genre' AS kind, id, name FROM genres
     WHERE portal = {portal:String} AND id IN {genre:Array(UInt32)}
     UNION ALL
     SELECT 'tag', id, name FROM tags
     WHERE portal = {portal:String} AND id IN {tag:Array(UInt32)}`,
    { portal, genre: [...new Set(ids.genre)], tag: [...new Set(ids.tag)] },
  );
  const names = new Map(rows.map(({ kind, id, name }) => [`${kind} ${id}`, { id, name }]));
  return (kind, id) => names.get(`${kind} ${id}`);
}

async function countRows(
  { db }: Reads,
  from: string,
  params: Parameters<Reads['db']['select']>[1],
): Promise<number> {
  const [row] = await db.select<{ count: number }>(
    `SELECT count() AS count FROM catalogue_books AS c ${from}`,
    params,
  );
  return row?.count ?? 0;
}

/** What was asked, as the address writes it. */
function plainFilters(query: object): Record<string, string | number> {
  const written: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(query) as [string, unknown][]) {
    if (typeof value === 'string' || typeof value === 'number') written[name] = value;
    else if (typeof value === 'boolean') written[name] = value ? 'yes' : 'no';
    else if (Array.isArray(value)) written[name] = value.join(',');
    else if (isRange(value)) written[name] = `${value.from ?? ''}..${value.to ?? ''}`;
  }
  return written;
}

interface Ends {
  from: string | number | null;
  to: string | number | null;
}

const isRange = (value: unknown): value is Ends =>
  typeof value === 'object' && value !== null && 'from' in value && 'to' in value;
