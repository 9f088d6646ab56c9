import { catalogueQuery, type PortalSlug, portalSlug } from '@litometr/api-contract';
import * as z from 'zod/mini';
import { ApiError } from '../http/errors.ts';
import { aliasKinds } from '../measurements/aliasSql.ts';
import type { Aliases } from '../measurements/publishedAliases.ts';
import { foundBooks } from '../reads/catalogue/catalogueSearch.ts';
import { filterOf, whereSql } from '../reads/shared/catalogueFilter.ts';
import { portalView, type Reads } from '../reads/shared/context.ts';
import type { ViewAddress, ViewState } from './published.ts';

/** A saved view now: its portal's data day and, of a catalogue, what fits it. */
export async function viewState(
  reads: Reads,
  aliases: Aliases,
  address: ViewAddress,
): Promise<ViewState> {
  const query = canonicalQuery(address.query, aliases);
  const slug = portalIn(address.path);
  if (slug === null) {
    const days = [...reads.states.values()].flatMap(({ dataDay }) => dataDay ?? []);
    return { query, day: days.sort().at(-1) ?? null, matches: null };
  }
  const day = reads.states.get(slug)?.dataDay ?? null;
  const isCatalogue = address.path.replace(/\/$/, '') === `/portals/${slug}/books`;
  const matches = isCatalogue ? await catalogueMatches(reads, slug, { ...address, query }) : null;
  return { query, day, matches };
}

/** The same text where nothing in it was renamed. */
function canonicalQuery(query: string, aliases: Aliases): string {
  const fields = new URLSearchParams(query);
  let isChanged = false;
  for (const kind of aliasKinds) {
    const value = fields.get(kind);
    if (value === null || !/^\d{1,10}(,\d{1,10})*$/.test(value)) continue;
    const canonical = aliases.canonicalAll(kind, value.split(',').map(Number)).join(',');
    if (canonical === value) continue;
    fields.set(kind, canonical);
    isChanged = true;
  }
  return isChanged ? fields.toString() : query;
}

function portalIn(path: string): PortalSlug | null {
  const parsed = z.safeParse(portalSlug, /^\/portals\/([a-z]+)(?:\/|$)/.exec(path)?.[1]);
  return parsed.success ? parsed.data : null;
}

async function catalogueMatches(
  reads: Reads,
  slug: PortalSlug,
  { query, seenDay }: ViewAddress,
): Promise<ViewState['matches']> {
  const view = portalView(reads, slug);
  if (view === null) return null;
  const filters = filtersIn(query);
  const filter = filterOrNull(() => filterOf(view, filters));
  // The page itself refuses such a view: it has no matches.
  if (filter === null) return null;
  const found = await foundBooks(reads, slug, filters.q);
  const join = found === null ? '' : `INNER JOIN (${found.sql}) AS m ON m.id = c.id`;
  const [row] = await reads.db.select<{ count: number; fresh: number }>(
    `SELECT count() AS count, countIf(c.first_seen > {seen_day:String}) AS fresh
     FROM catalogue_books AS c ${join} WHERE ${whereSql(filter)}`,
    { ...filter.params, ...found?.params, seen_day: seenDay ?? '9999-12-31' },
  );
  return { count: row?.count ?? 0, fresh: row?.fresh ?? 0 };
}

/** The filters of a page's address; like the page, it passes over what it does not understand. */
function filtersIn(query: string): z.output<typeof catalogueQuery> {
  const params = new URLSearchParams(query);
  const known = Object.entries(catalogueQuery.shape).flatMap(([key, field]) => {
    const value = params.get(key);
    return value !== null && z.safeParse(field, value).success ? [[key, value]] : [];
  });
  return catalogueQuery.parse(Object.fromEntries(known));
}

function filterOrNull<T>(make: () => T): T | null {
  try {
    return make();
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}
