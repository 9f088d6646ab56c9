import { listKinds } from '@litometr/domain';
import * as z from 'zod/mini';
import { bookForm, bookStatus, count, portalSlug } from '../domain.ts';
import { defineEndpoint } from '../endpoint.ts';
import { bookBrief, dayValue, gains, meta, named, readings } from '../shapes.ts';
import { accessChoices, catalogueQuery, seriesChoices, tierChoices } from './catalogueQuery.ts';

/** A book in its catalogue. Dates are the portal's own, where it publishes them. */
export const catalogueRow = z.object({
  book: bookBrief,
  tags: z.array(named),
  published: z.nullable(z.string()),
  metrics: readings,
  gains,
  /** Best place in any list of the last ninety days; null if in none. */
  best_position: z.nullable(count),
});
export type CatalogueRow = z.infer<typeof catalogueRow>;

/** Fields that only the catalogue shows, beyond the row of other pages. */
export const catalogueItem = z.lazy(() =>
  z.object({
    ...catalogueRow.shape,
    series: z.nullable(z.object({ title: z.string(), number: z.nullable(z.number()) })),
    updated: z.nullable(z.string()),
    has_audio: z.nullable(z.boolean()),
    is_exclusive: z.nullable(z.boolean()),
    /**
     * Percentile, 0 to 100, of the week's gain in the main metric among the books of the first
     * genre; null when fewer than twenty of them have one.
     */
    momentum: z.nullable(z.number()),
    /** The main metric on the days of the last thirty on which it was read. */
    spark: z.array(dayValue),
  }),
);
export type CatalogueItem = z.infer<typeof catalogueItem>;

function facetOf<Value extends z.ZodMiniType>(value: Value) {
  return z.array(z.object({ value, count }));
}

/**
 * How many books each value would leave: counted with all filters but the facet's own. Only values
 * that any book has, largest first. `tag` has the forty commonest and the chosen ones, whatever
 * the mode: books that bear it and pass the other filters.
 */
export const catalogueFacets = z.lazy(() =>
  z.object({
    genre: z.array(z.object({ ...named.shape, count })),
    tag: z.array(z.object({ ...named.shape, count })),
    status: facetOf(bookStatus),
    access: facetOf(z.enum(accessChoices)),
    form: facetOf(bookForm),
    age: facetOf(count),
    tier: facetOf(z.enum(tierChoices)),
    /** A book of a finished series counts for `in` too. */
    series: facetOf(z.enum(seriesChoices)),
    audio: facetOf(z.enum(['yes', 'no'])),
    exclusive: facetOf(z.enum(['yes', 'no'])),
    /** At any rank. Facets overlap, because a book may be in lists of several kinds. */
    in_list: facetOf(z.enum(['any', ...listKinds])),
  }),
);
export type CatalogueFacets = z.infer<typeof catalogueFacets>;

/**
 * Without `sort`, rows are ordered by relevance where `q` is given, otherwise by the main metric,
 * largest first. Ties are ordered by the portal's own ids.
 */
export const catalogue = defineEndpoint({
  id: 'catalogue',
  path: '/portals/{portal}/books/',
  summary: 'The books of a portal, searched, filtered and counted by facets',
  params: () => z.object({ portal: portalSlug }),
  query: () => catalogueQuery,
  response: () =>
    z.object({
      meta,
      count,
      items: z.array(catalogueItem),
      /** Null in answers that only carry rows (CSV). */
      facets: z.nullable(catalogueFacets),
    }),
});
