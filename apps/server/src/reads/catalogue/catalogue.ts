import type { catalogue, EndpointRequest, EndpointResponse } from '@litometr/api-contract';
import { lookupNames } from '../shared/bookBriefs.ts';
import { findBookRows } from '../shared/bookRows.ts';
import { type CatalogueFilter, filterOf, whereSql } from '../shared/catalogueFilter.ts';
import { catalogueItems } from '../shared/catalogueRows.ts';
import { metaOf, type Reads, requirePortal } from '../shared/context.ts';
import { memoizePerState } from '../shared/memoizePerState.ts';
import { serializeFilters } from '../shared/serializeFilters.ts';
import { countFacets, type FacetCounts, toFacetsDto } from './catalogueFacets.ts';
import { type FoundBooks, foundBooks } from './catalogueSearch.ts';
import { sortSql } from './catalogueSort.ts';

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
  const counting = query.format === 'csv' ? null : facetCounts(reads, filter, found);
  // A failure of the counts is thrown where they are awaited, after the page was read.
  counting?.catch(() => undefined);
  const ids = await pageIds(reads, filter, found, query, order);
  const [page, counts] = await Promise.all([findBookRows(reads, portal, ids), counting]);
  const [genreNames, tagNames] = await Promise.all([
    lookupNames(reads, portal, 'genres', []),
    lookupNames(reads, portal, 'tags', []),
  ]);
  return {
    meta: metaOf(portal, view, { filters: serializeFilters(query) }),
    count: counts?.count ?? (await countRows(reads, filter, found)),
    items: catalogueItems(view, ids, page),
    facets:
      counts === null
        ? null
        : toFacetsDto(counts, query, (kind, id) =>
            (kind === 'genre' ? genreNames : tagNames)([id]).at(0),
          ),
  };
}

/** The books of a page, in its order. */
async function pageIds(
  { db }: Reads,
  filter: CatalogueFilter,
  found: FoundBooks | null,
  { page, size, sort }: EndpointRequest<typeof catalogue>['query'],
  order: string,
): Promise<number[]> {
  const isByFit = sort === undefined && isWhole(filter);
  const best = isByFit ? (found?.best(page * size) ?? null) : null;
  const wanted = best ?? found;
  const rows = await db.select<{ id: number }>(
    `SELECT c.id AS id FROM catalogue_books AS c ${joined(wanted)}
     WHERE ${whereSql(filter)} AND ${best?.among.condition ?? '1'}
     ORDER BY ${order} LIMIT {limit:UInt32} OFFSET {offset:UInt32}`,
    { ...filter.params, ...wanted?.params, limit: size, offset: (page - 1) * size },
  );
  return rows.map(({ id }) => id);
}

const joined = (found: Pick<FoundBooks, 'sql'> | null) =>
  found === null ? '' : `INNER JOIN (${found.sql}) AS m ON m.id = c.id`;

/** True when the query filters by nothing but the portal. */
const isWhole = ({ shared, byFacet }: CatalogueFilter) => shared.length === 1 && byFacet.size === 0;

/** Caches the counts of the complete catalogue, and of queries that filter by one facet alone. */
async function facetCounts(
  reads: Reads,
  filter: CatalogueFilter,
  found: FoundBooks | null,
): Promise<FacetCounts> {
  const among = found?.among ?? { condition: '1', params: {} };
  const isPlain = found === null && filter.shared.length === 1;
  if (!isPlain || filter.byFacet.size > 1) return countFacets(reads, filter, among);
  const all = { ...filter, byFacet: new Map() };
  const whole = () =>
    memoizePerState(reads, `facets ${String(filter.params['portal'])}`, () =>
      countFacets(reads, all, among),
    );
  const [only] = filter.byFacet;
  if (only === undefined) return whole();
  const [own, condition] = only;
  // A facet ignores its own filter for its counts; without another filter they equal those of the
  // complete catalogue.
  const [chosen, others] = await Promise.all([
    countFacets(reads, { ...all, shared: [...filter.shared, condition] }, among),
    whole(),
  ]);
  return { count: chosen.count, of: (name) => (name === own ? others : chosen).of(name) };
}

async function countRows(
  { db }: Reads,
  filter: CatalogueFilter,
  found: FoundBooks | null,
): Promise<number> {
  const [row] = await db.select<{ count: number }>(
    `SELECT count() AS count FROM catalogue_books AS c ${joined(found)}
     WHERE ${whereSql(filter)}`,
    { ...filter.params, ...found?.params },
  );
  return row?.count ?? 0;
}
