import * as z from 'zod/mini';
import { bookStatus, count, portalSlug } from '../domain.ts';
import { defineEndpoint } from '../endpoint.ts';
import { listFormat, meta, named } from '../shapes.ts';

const portalParams = z.object({ portal: portalSlug });

/** Calendar months; a month that the data holds in part is marked. */
export const genreSeasons = defineEndpoint({
  id: 'genreSeasons',
  path: '/portals/{portal}/genres/seasons/',
  summary: 'Gains and new books of genres by month',
  params: () => portalParams,
  query: () => z.object(listFormat),
  response: () =>
    z.object({
      meta,
      months: z.array(
        z.object({
          month: z.string().check(z.regex(/^\d{4}-\d{2}$/)),
          days: count,
          whole: z.boolean(),
        }),
      ),
      count,
      items: z.array(
        z.object({
          genre: named,
          /**
           * Per month: mean daily gain of the main metric over the days with data; null without
           * any.
           */
          gain_per_day: z.array(z.nullable(z.number())),
          /** Per month: books first published in it. */
          new_books: z.array(count),
        }),
      ),
    }),
});

/** Distribution of statuses per genre, of the books whose status the portal publishes. */
export const genreStatuses = defineEndpoint({
  id: 'genreStatuses',
  path: '/portals/{portal}/genres/statuses/',
  summary: 'The books of genres by their status',
  params: () => portalParams,
  query: () => z.object(listFormat),
  response: () =>
    z.object({
      meta,
      /** Those that any book has, in the order of the contract. */
      statuses: z.array(bookStatus),
      count,
      /** Most books first. */
      items: z.array(
        z.object({
          genre: named,
          /** Books whose status is known. */
          n: count,
          /** Per status: how many of those have it. */
          books: z.array(count),
        }),
      ),
    }),
});

/** The head figures of the pages of genres and tags. */
export const tagsSummary = defineEndpoint({
  id: 'tagsSummary',
  path: '/portals/{portal}/tags/summary/',
  summary: 'How many tags there are, how many are new, which grows fastest',
  params: () => portalParams,
  response: () =>
    z.object({
      meta,
      tags: count,
      /** First seen within thirty days. */
      new_tags: count,
      /** Within the thirty days before those; null where the data does not reach so far. */
      new_tags_before: z.nullable(count),
      /** The highest growth of new books of the stable ones (twenty new books or more). */
      fastest: z.nullable(z.object({ ...named.shape, new_books: count, new_before: count })),
      three_tags_share: z.nullable(z.number()),
      median_tags: z.nullable(z.number()),
    }),
});

export const genresSummary = defineEndpoint({
  id: 'genresSummary',
  path: '/portals/{portal}/genres/summary/',
  summary: 'Supply and demand of a portal over all genres',
  params: () => portalParams,
  response: () =>
    z.object({
      meta,
      genres: count,
      active_books: count,
      new_per_week: z.nullable(z.number()),
      /** Mean gain of the main metric a day, in the seven days up to the data day. */
      gain_per_day: z.nullable(z.number()),
      /** The most books whose gains end on one of those days. */
      n: count,
      /** Active books per place of the leading list. */
      books_per_place: z.nullable(z.number()),
      /**
       * The same on the last captured day a month before; null where there is none. `gain_per_day`: so
       * much that the present one differs from it as the gain of the `gain_n` books differs that are known
       * on half of the days of both this week and the week four weeks before; null without enough of them.
       */
      before: z.nullable(
        z.object({
          active_books: count,
          new_per_week: z.nullable(z.number()),
          gain_per_day: z.nullable(z.number()),
          gain_n: count,
          books_per_place: z.nullable(z.number()),
        }),
      ),
    }),
});
