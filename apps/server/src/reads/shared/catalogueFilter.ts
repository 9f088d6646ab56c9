import { type BookFilters, gainKeys } from '@litometr/api-contract';
import { metricKeys } from '@litometr/domain';
import { badParameter } from '../../http/errors.ts';
import type { QueryParams, QueryValue } from '../../measurements/queryParams.ts';
import type { PortalView } from './context.ts';
import { publishedMetrics } from './readings.ts';

/** The filters whose values are counted. */
export const facetNames = [
  'genre',
  'tag',
  'status',
  'access',
  'form',
  'age',
  'tier',
  'series',
  'audio',
  'exclusive',
  'in_list',
] as const;
export type FacetName = (typeof facetNames)[number];

/** Conditions on `catalogue_books AS c`, each true, false or NULL (which passes no filter). */
export interface CatalogueFilter {
  /** Conditions that apply to every count. */
  shared: readonly string[];
  /** Conditions by facet; the counts of a facet leave its own out. */
  byFacet: ReadonlyMap<FacetName, string>;
  params: QueryParams;
}

/** Throws 400 for a metric that the portal does not publish. */
export function filterOf(view: PortalView, query: BookFilters): CatalogueFilter {
  const params: Record<string, QueryValue> = { portal: view.definition.slug };
  const byFacet = new Map<FacetName, string>();
  const shared = ['c.portal = {portal:String}', ...rangesOf(view, query, params)];
  const facet = (name: FacetName, type: string, value: QueryValue | undefined, sql: string) => {
    if (value === undefined) return;
    params[name] = value;
    byFacet.set(name, sql.replaceAll('?', `{${name}:${type}}`));
  };
  const { access, in_list: list = 'any', in_top: top } = query;
  facet('genre', 'Array(UInt64)', query.genre, 'hasAny(c.genre_ids, ?)');
  facet('tag', 'Array(UInt64)', query.tag, tagSql[query.tag_mode]);
  if (query.tag_not !== undefined) {
    params['tag_not'] = query.tag_not;
    const own = byFacet.get('tag');
    const without = 'NOT hasAny(c.tag_ids, {tag_not:Array(UInt64)})';
    byFacet.set('tag', own === undefined ? without : `${own} AND ${without}`);
  }
  facet('status', 'Array(String)', query.status, 'c.status IN ?');
  facet(
    'access',
    'Array(String)',
    access,
    `c.access IN ? OR (c.has_discount AND has(?, 'discount'))`,
  );
  facet('form', 'Array(String)', query.form, 'c.form IN ?');
  facet('age', 'Array(UInt16)', query.age, 'c.age_limit IN ?');
  facet('tier', 'Array(String)', query.tier, 'c.tier IN ?');
  facet('series', 'String', query.series, seriesSql);
  facet('audio', 'Bool', query.audio, 'c.has_audio = ?');
  facet('exclusive', 'Bool', query.exclusive, 'c.is_exclusive = ?');
  if (query.in_list !== undefined || top !== undefined) {
    const best = list === 'any' ? 'c.best_position' : `c.best_${list}`;
    facet('in_list', 'UInt16', top ?? LOWEST_PLACE, `${best} <= ?`);
  }
  if (query.author !== undefined) {
    params['author'] = query.author;
    shared.push('hasAny(c.author_ids, {author:Array(UInt64)})');
  }
  if (query.series_title !== undefined) {
    params['series_title'] = query.series_title;
    shared.push(`c.id IN (SELECT id FROM books
      WHERE portal = {portal:String} AND series_title = {series_title:String})`);
  }
  return { shared, byFacet, params };
}

/** Of places as the store holds them: at any of them. */
const LOWEST_PLACE = 65_535;

const tagSql = {
  and: 'hasAll(c.tag_ids, ?)',
  or: 'hasAny(c.tag_ids, ?)',
  not: 'NOT hasAny(c.tag_ids, ?)',
} as const;

const seriesSql = "if(? = 'finished', c.in_finished_series, c.in_series = (? = 'in'))";

/** The requested ranges, with the column and the type of each. */
function rangesOf(
  view: PortalView,
  query: BookFilters,
  params: Record<string, QueryValue>,
): string[] {
  const published = publishedMetrics(view.definition);
  const conditions: string[] = [];
  const add = (
    name: string,
    column: string,
    type: 'Float64' | 'String',
    range: { from: number | string | null; to: number | string | null } | undefined,
  ) => {
    if (range === undefined) return;
    for (const [end, sign] of [
      ['from', '>='],
      ['to', '<='],
    ] as const) {
      if (range[end] === null) continue;
      params[`${name}_${end}`] = range[end];
      conditions.push(`c.${column} ${sign} {${name}_${end}:${type}}`);
    }
  };
  for (const name of ['price', 'chars', 'momentum'] as const) {
    add(name, name, 'Float64', query[name]);
  }
  for (const name of ['published', 'updated', 'first_seen'] as const) {
    add(name, name, 'String', query[name]);
  }
  for (const [at, metric] of metricKeys.entries()) {
    const gain = gainKeys[at] ?? `gain_${metric}`;
    for (const [name, column] of [
      [metric, `last_${metric}`],
      [gain, gain],
    ] as const) {
      if (query[name] !== undefined && !published.includes(metric)) {
        throw badParameter(name, `${view.definition.slug} does not publish ${metric}.`);
      }
      add(name, column, 'Float64', query[name]);
    }
  }
  return conditions;
}

/** All of a filter as one condition. */
export function whereSql({ shared, byFacet }: CatalogueFilter): string {
  return [...shared, ...byFacet.values()].map((one) => `(${one})`).join(' AND ');
}
