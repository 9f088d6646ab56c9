import * as z from 'zod/mini';
import { count, day, metricKey, numericId, portalSlug } from '../domain.ts';
import { defineEndpoint } from '../endpoint.ts';
import { bookBrief, dayValue, gain, listFormat, meta, named, pageOf, paging } from '../shapes.ts';

const portalParams = z.object({ portal: portalSlug });

export const groupSorts = [
  'name',
  '-name',
  'books',
  '-books',
  'authors',
  '-authors',
  'new_books',
  '-new_books',
  'gain',
  '-gain',
  'median_gain',
  '-median_gain',
  'top_places',
  '-top_places',
] as const;

/**
 * A genre or tag of a portal on the data day. `gain` and `median_gain` are the seven-day gains
 * of the portal's main metric over the group's books with both readings (`n` of them);
 * `top_places` counts places held in the portal's leading list.
 */
export const groupRow = z.object({
  id: z.int(),
  name: z.string(),
  books: count,
  authors: count,
  new_books: count,
  finished_share: z.nullable(z.number()),
  gain: z.nullable(z.number()),
  median_gain: z.nullable(z.number()),
  n: count,
  top_places: count,
  median_price: z.nullable(z.number()),
});
export type GroupRow = z.infer<typeof groupRow>;

const groupQuery = z.object({
  q: z.optional(z.string().check(z.maxLength(200))),
  sort: z._default(z.enum(groupSorts), '-books'),
  ...paging,
});

export const genres = defineEndpoint({
  id: 'genres',
  path: '/portals/{portal}/genres/',
  summary: 'Statistics of the genres of a portal',
  params: portalParams,
  query: groupQuery,
  response: pageOf(groupRow),
});

export const tags = defineEndpoint({
  id: 'tags',
  path: '/portals/{portal}/tags/',
  summary: 'Statistics of the tags of a portal',
  params: portalParams,
  query: groupQuery,
  response: pageOf(groupRow),
});

export const tag = defineEndpoint({
  id: 'tag',
  path: '/portals/{portal}/tags/{id}/',
  summary: 'One tag: its figures, the tags that stand beside it, its leading books',
  params: z.object({ portal: portalSlug, id: numericId }),
  response: z.object({
    meta,
    tag: groupRow,
    /** Tags of the same books, most frequent first. */
    partners: z.array(z.object({ id: z.int(), name: z.string(), books: count })),
    books: z.array(z.object({ book: bookBrief, gain: z.nullable(gain) })),
  }),
});

export const trendDimensions = ['genre', 'status', 'access', 'form'] as const;

/** Daily gain of a metric per group; a gap of days is null on the day after it, never spread. */
export const trends = defineEndpoint({
  id: 'trends',
  path: '/portals/{portal}/trends/',
  summary: 'The daily gain of a metric by a dimension',
  params: portalParams,
  query: z.object({
    metric: z.optional(metricKey),
    by: z._default(z.enum(trendDimensions), 'genre'),
    from: z.optional(day),
    to: z.optional(day),
    ...listFormat,
  }),
  response: z.object({
    meta,
    metric: z.nullable(metricKey),
    from: z.nullable(day),
    to: z.nullable(day),
    /** The eight largest groups of the period. */
    series: z.array(
      z.object({
        key: z.string(),
        label: z.string(),
        total: z.number(),
        points: z.array(dayValue),
      }),
    ),
  }),
});

export const authorSorts = [
  'name',
  '-name',
  'books',
  '-books',
  'gain',
  '-gain',
  'top_places',
  '-top_places',
  'best_position',
  '-best_position',
] as const;

/** `best_position`: best place in any list of the last ninety days; null if in none. */
export const authorRow = z.object({
  id: z.int(),
  name: z.string(),
  books: count,
  finished: count,
  gain: z.nullable(z.number()),
  top_places: count,
  best_position: z.nullable(count),
  genres: z.array(named),
});
export type AuthorRow = z.infer<typeof authorRow>;

export const authors = defineEndpoint({
  id: 'authors',
  path: '/portals/{portal}/authors/',
  summary: 'The authors of a portal',
  params: portalParams,
  query: z.object({
    q: z.optional(z.string().check(z.maxLength(200))),
    sort: z._default(z.enum(authorSorts), '-gain'),
    ...paging,
  }),
  response: pageOf(authorRow),
});
