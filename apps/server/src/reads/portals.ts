import type { EndpointResponse, PortalSlug, PortalSummary, portals } from '@litometr/api-contract';
import { metricKeys, type PortalDefinition, portalDefinitions } from '@litometr/domain';
import { mainMetric, roundedFrom } from '../measurements/portals.ts';
import { metaOf, portalView, type Reads } from './context.ts';
import { allStoredLists, type StoredList } from './listChoice.ts';
import { memoizePerState } from './memoizePerState.ts';
import { firstDays } from './period.ts';

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

export interface BookCount {
  books: number;
  /** First published within a week of the portal's data day; 0 without such a day. */
  fresh: number;
  /** Within the week before that one. */
  fresh_before: number;
}

/** How many books the store holds of each portal. */
export function bookCounts(reads: Reads): Promise<ReadonlyMap<PortalSlug, BookCount>> {
  return memoizePerState(reads, 'books', () => countBooks(reads));
}

async function countBooks({ db, states }: Reads): Promise<ReadonlyMap<PortalSlug, BookCount>> {
  const portals = [...states.keys()];
  // Aggregates are made for a data day; portals of books alone have none, and are few.
  const dayless = portals.filter((portal) => states.get(portal)?.dataDay === null);
  const [dated, others] = await Promise.all([
    db.select<BookCount & { portal: PortalSlug }>(
      `SELECT portal, books, week_books AS fresh,
              week_books_before AS fresh_before
       FROM niche_latest
       WHERE portal IN {portals:Array(String)} AND kind = 'all'`,
      { portals },
    ),
    dayless.length === 0
      ? []
      : db.select<BookCount & { portal: PortalSlug }>(
          `SELECT portal, count() AS books, 0 AS fresh, 0 AS fresh_before FROM books
           WHERE portal IN {dayless:Array(String)} GROUP BY portal`,
          { dayless },
        ),
  ]);
  return new Map([...dated, ...others].map(({ portal, ...count }) => [portal, count]));
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
