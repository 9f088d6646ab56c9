import type { EndpointResponse, PortalSummary, portals } from '@litometr/api-contract';
import { metricKeys, type PortalDefinition, portalDefinitions } from '@litometr/domain';
import { mainMetric, roundedFrom } from '../../measurements/portals.ts';
import { bookCounts } from '../shared/bookCounts.ts';
import { metaOf, portalView, type Reads } from '../shared/context.ts';
import { allStoredLists, type StoredList } from '../shared/listChoice.ts';
import { firstDays } from '../shared/period.ts';

function capabilitiesOf(definition: PortalDefinition): PortalSummary['capabilities'] {
  return metricKeys.map((metric) => {
    const rule = definition.metrics[metric];
    const precision = rule === undefined ? null : rule === 'exact' ? 'exact' : 'rounded';
    const steps = roundedFrom(definition, metric);
    return { metric, available: rule !== undefined, precision, steps };
  });
}

/** Lists by kind: leading kinds first, genres and periods gathered. */
function listsOf(
  definition: PortalDefinition,
  held: readonly StoredList[],
): PortalSummary['lists'] {
  const defined = definition.lists.map((list) => list.kind);
  const kinds = [...new Set([...defined, ...held.map((list) => list.kind)])];
  return kinds.flatMap((kind) => {
    const lists = held.filter((list) => list.kind === kind);
    if (lists.length === 0) return [];
    const genres = new Map(
      lists.flatMap(({ genre }) => (genre === null ? [] : [[genre.id, genre]])),
    );
    const periods = new Set(lists.flatMap(({ period }) => (period === '' ? [] : [period])));
    return [
      {
        list: kind,
        genres: [...genres.values()],
        periods: [...periods],
        depth: Math.max(...lists.map((list) => list.depth)),
      },
    ];
  });
}

export async function readPortals(reads: Reads): Promise<EndpointResponse<typeof portals>> {
  const [counts, held, first] = await Promise.all([
    bookCounts(reads),
    allStoredLists(reads),
    firstDays(reads),
  ]);
  return {
    items: portalDefinitions.map((definition): PortalSummary => {
      const { slug, name, url } = definition;
      return {
        slug,
        name,
        url,
        meta: metaOf(slug, portalView(reads, slug)),
        first_day: first.get(slug) ?? null,
        books: counts.get(slug)?.books ?? 0,
        capabilities: capabilitiesOf(definition),
        main_metric: mainMetric(definition),
        lists: listsOf(definition, held.get(slug) ?? []),
      };
    }),
  };
}
