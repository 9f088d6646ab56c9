import type { CatalogueSort } from '@litometr/api-contract';
import { metricKeys } from '@litometr/domain';
import { badParameter } from '../../http/errors.ts';
import { mainMetric } from '../../measurements/portals.ts';
import type { PortalView } from '../shared/context.ts';
import { publishedMetrics } from '../shared/readings.ts';

/** The columns of `catalogue_books AS c` that need no word of the portal's metrics. */
const columns: Readonly<Record<string, string>> = {
  title: 'c.title_key',
  price: 'c.price',
  chars: 'c.chars',
  published: 'c.published',
  updated: 'c.updated',
  first_seen: 'c.first_seen',
  best_position: 'c.best_position',
  momentum: 'c.momentum',
};

/**
 * The order of a catalogue, books without the value last and equals by the portal's own ids; `found AS m` has the scores where words
 * are searched. Throws 400 for a metric that the portal does not publish.
 */
export function sortSql(
  view: PortalView,
  sort: CatalogueSort | undefined,
  isSearched: boolean,
): string {
  const main = mainMetric(view.definition);
  if (sort === undefined) {
    const byMain =
      main === null ? 'c.external_id' : `c.last_${main} DESC NULLS LAST, c.external_id`;
    return isSearched ? `m.score DESC, ${byMain}` : byMain;
  }
  const field = sort.replace('-', '');
  const column = columns[field] ?? metricColumn(view, field);
  const direction = sort.startsWith('-') ? 'DESC' : 'ASC';
  return `${column} ${direction} NULLS LAST, c.external_id`;
}

function metricColumn(view: PortalView, field: string): string {
  const main = mainMetric(view.definition);
  if (field === 'gain') return main === null ? 'NULL::Nullable(Float64)' : `c.gain_${main}`;
  const metric = metricKeys.find((name) => field === name || field === `gain_${name}`);
  if (metric === undefined || !publishedMetrics(view.definition).includes(metric)) {
    throw badParameter('sort', `${view.definition.slug} does not publish ${field}.`);
  }
  return field === metric ? `c.last_${metric}` : `c.gain_${metric}`;
}
