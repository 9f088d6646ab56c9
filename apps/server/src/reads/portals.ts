import {
  type EndpointResponse,
  metricKeys,
  type PortalSummary,
  type portals,
} from '@litometr/api-contract';
import { mainMetric, type PortalDefinition, portalDefinitions } from '../measurements/portals.ts';
import { metaOf, portalView, type Reads } from './context.ts';
import { type HeldList, heldListsOf } from './listChoice.ts';

function capabilitiesOf(definition: PortalDefinition): PortalSummary['capabilities'] {
  return metricKeys.map((metric) => {
    const rule = definition.metrics[metric];
    const precision = rule === undefined ? null : rule === 'exact' ? 'exact' : 'rounded';
    return { metric, available: rule !== undefined, precision };
  });
}

/** Lists by kind: leading kinds first, genres and periods gathered. */
function listsOf(definition: PortalDefinition, held: readonly HeldList[]): PortalSummary['lists'] {
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

/** How many books the store holds of each portal. */
export async function bookCounts({ db }: Reads): Promise<Map<string, number>> {
  const rows = await db.select<{ portal: string; books: number }>(
    'SELECT portal, count() AS books FROM books GROUP BY portal',
  );
  return new Map(rows.map((row) => [row.portal, row.books]));
}

export async function readPortals(reads: Reads): Promise<EndpointResponse<typeof portals>> {
  const [counts, held] = await Promise.all([
    bookCounts(reads),
    heldListsOf(reads, [...reads.states.keys()]),
  ]);
  return {
    items: portalDefinitions.map((definition): PortalSummary => {
      const { slug, name, url } = definition;
      return {
        slug,
        name,
        url,
        meta: metaOf(slug, portalView(reads, slug)),
        books: counts.get(slug) ?? 0,
        capabilities: capabilitiesOf(definition),
        main_metric: mainMetric(definition),
        lists: listsOf(definition, held.get(slug) ?? []),
      };
    }),
  };
}
